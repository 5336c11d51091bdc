import type { PlanName } from '@city-genie/contracts/billing/plans';
import { type Bought, readBought } from './bought.js';
import type { Payments } from './payments.js';
import { ask } from './provider-faults.js';

/** From one plan to the other: up at once, down when what was paid for ends, so that nobody loses what they paid. */
export function createSwitches({ stripe, prices }: Payments) {
  /** What `switchNow` would charge at a moment, in cents. */
  async function switchCosts(subscription: string, plan: PlanName, pricedAt: number): Promise<number> {
    const { itemId } = readBought(await ask(() => stripe.subscriptions.retrieve(subscription)));
    const items = [{ id: itemId, price: prices[plan] }];
    const change = { items, proration_behavior: 'always_invoice', proration_date: pricedAt } as const;
    return (await ask(() => stripe.invoices.createPreview({ subscription, subscription_details: change }))).amount_due;
  }

  return {
    switchCosts,
    /** Takes back a plan that was to begin with the next period. */
    async release({ scheduleId }: Bought): Promise<void> {
      if (scheduleId !== null) {
        await ask(() => stripe.subscriptionSchedules.release(scheduleId));
      }
    },
    /**
     * Charges another plan at once, less what is left of the present one, and begins a new period.
     *
     * @param pricedAt the moment that counts as now for what is left, in epoch seconds, so that the sum is the one of `switchCosts`
     * @throws StripeCardError when the card is refused; everything then stays as it was
     */
    async switchNow({ id, itemId, endsOn }: Bought, plan: PlanName, pricedAt?: number): Promise<void> {
      await ask(() =>
        stripe.subscriptions.update(id, {
          items: [{ id: itemId, price: prices[plan] }],
          proration_behavior: 'always_invoice',
          ...(pricedAt === undefined ? {} : { proration_date: pricedAt }),
          payment_behavior: 'error_if_incomplete',
          ...(endsOn === null ? { cancel_at_period_end: false } : { cancel_at: '' }),
        }),
      );
    },
    /** Lets another plan begin when the period that is paid for ends. */
    async switchAtPeriodEnd(subscription: Bought, plan: PlanName): Promise<void> {
      const { id, scheduleId, priceId, periodStart, periodEnd, cancelsAtPeriodEnd, endsOn } = subscription;
      if (endsOn !== null) {
        await ask(() => stripe.subscriptions.update(id, { cancel_at: '' }));
      } else if (cancelsAtPeriodEnd) {
        await ask(() => stripe.subscriptions.update(id, { cancel_at_period_end: false }));
      }
      const schedule = scheduleId ?? (await ask(() => stripe.subscriptionSchedules.create({ from_subscription: id }))).id;
      await ask(() =>
        stripe.subscriptionSchedules.update(schedule, {
          end_behavior: 'release',
          proration_behavior: 'none',
          phases: [
            { items: [{ price: priceId }], start_date: periodStart, end_date: periodEnd },
            { items: [{ price: prices[plan] }], duration: { interval: plan === 'monthly' ? 'month' : 'year', interval_count: 1 } },
          ],
        }),
      );
    },
    /** The plan that a schedule brings when the period ends; undefined without one. */
    async comingPlan({ scheduleId, periodEnd }: Bought): Promise<PlanName | undefined> {
      if (scheduleId === null) {
        return undefined;
      }
      const { phases } = await ask(() => stripe.subscriptionSchedules.retrieve(scheduleId));
      const next = phases.find(({ start_date }) => start_date >= periodEnd)?.items[0]?.price;
      const price = typeof next === 'string' ? next : next?.id;
      return price === prices.monthly ? 'monthly' : price === prices.yearly ? 'yearly' : undefined;
    },
  };
}
