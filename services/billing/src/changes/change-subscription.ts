import { billingMessages } from '@city-genie/contracts/billing/endpoints';
import type { PlanName } from '@city-genie/contracts/billing/plans';
import { type Clock, epochSeconds } from '@city-genie/service-kit/clock';
import { AppError } from '@city-genie/service-kit/errors';
import type { PaymentMails } from '../notices/payment-mails.js';
import type { PayerStore } from '../payers/payer-store.js';
import type { InTurn } from '../payers/turns.js';
import type { Bought } from '../stripe/bought.js';
import type { Provider } from '../stripe/provider.js';
import { isCardRefused, isGone } from '../stripe/provider-faults.js';
import { chooseBought, isPeriodUnpaid, isRunning } from '../subscriptions/choose-bought.js';
import type { ReadSubscription } from '../subscriptions/read-subscription.js';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.js';
import type { Guarantee } from '../withdrawal/guarantee.js';

/** How long a sum that the page named is kept. Longer, and somebody could have their whole month taken off. */
const sumSeconds = 3600;
/** Clocks of replicas differ by less. */
const skewSeconds = 60;

const conflict = (message: string) => new AppError('conflict', message);

/** What a user has seen and agreed to before a change is charged at once. */
export type Agreed = { sum?: { amountCents: number; pricedAt: number } | undefined; termsVersion?: string | undefined };

/**
 * The moment of the sum that is charged, and that sum.
 *
 * @throws conflict for a sum that was named too long ago, of another period, or that isn't the one which Stripe would charge
 */
async function agreedSum(provider: Provider, { id, periodStart }: Bought, { sum }: Agreed, now: number) {
  const pricedAt = sum?.pricedAt ?? now;
  if (pricedAt < Math.max(now - sumSeconds, periodStart) || pricedAt > now + skewSeconds) {
    throw conflict(billingMessages.otherSum);
  }
  const amountCents = await provider.switchCosts(id, 'yearly', pricedAt);
  if (sum !== undefined && sum.amountCents !== amountCents) {
    throw conflict(billingMessages.otherSum);
  }
  return { pricedAt, amountCents };
}

/** @throws conflict when the card is refused */
async function switchNow(provider: Provider, subscription: Bought, pricedAt: number): Promise<void> {
  await provider.release(subscription);
  try {
    // Without any card Stripe says that it is missing.
    await provider.switchNow(subscription, 'yearly', pricedAt);
  } catch (error) {
    throw isCardRefused(error) || isGone(error) ? conflict(billingMessages.cardRefused) : error;
  }
}

type Deps = {
  provider: Provider;
  payers: Pick<PayerStore, 'find' | 'addConsent'>;
  inTurn: InTurn;
  read: ReadSubscription;
  subscriptions: Pick<SubscriptionRepository, 'findPaid'>;
  guarantee: Pick<Guarantee, 'isWithdrawn'>;
  mails: PaymentMails;
  clock: Clock;
};

type SwitchDeps = Pick<Deps, 'provider' | 'payers' | 'clock'>;

/** Changes the plan of a subscription, and notes right before a payment what was agreed to. */
function createSwitch({ provider, payers, clock }: SwitchDeps) {
  async function pay(userId: string, subscription: Bought, agreed: Agreed): Promise<void> {
    const { pricedAt, amountCents } = await agreedSum(provider, subscription, agreed, epochSeconds(clock));
    if (agreed.termsVersion !== undefined) {
      await payers.addConsent(userId, { termsVersion: agreed.termsVersion, plan: 'yearly', amountCents });
    }
    await switchNow(provider, subscription, pricedAt);
  }

  return async (userId: string, subscription: Bought, plan: PlanName, agreed: Agreed): Promise<void> => {
    if (isPeriodUnpaid(subscription)) {
      throw conflict(billingMessages.payFirst);
    }
    if (subscription.plan === plan) {
      if (subscription.cancelsAtPeriodEnd) {
        throw conflict(billingMessages.samePlan);
      }
      await provider.release(subscription);
    } else if (plan === 'yearly') {
      await pay(userId, subscription, agreed);
    } else {
      await provider.switchAtPeriodEnd(subscription, plan);
    }
  };
}

/**
 * What users change of their subscription. Each is safe to repeat: it looks at what Stripe has, and what is as wanted stays.
 *
 * @throws conflict for whoever has nothing that this could be done with; service_unavailable when it isn't known to be done
 */
export function createChangeSubscription(deps: Deps) {
  const { provider, payers, inTurn, read, subscriptions, guarantee, mails, clock } = deps;
  const switchPlan = createSwitch(deps);

  /** The subscription that runs. @param mayBeOver whether one that has ended will do, since what is wanted is done */
  async function running(userId: string, mayBeOver: boolean): Promise<Bought> {
    const reading = await read(userId);
    const chosen = chooseBought(reading?.subscriptions ?? [], epochSeconds(clock));
    if (chosen !== undefined && (isRunning(chosen) || (mayBeOver && chosen.status === 'canceled'))) {
      return chosen;
    }
    throw conflict(billingMessages.noSubscription);
  }

  async function change(userId: string, act: (subscription: Bought) => Promise<void>, mayBeOver = false): Promise<void> {
    if ((await payers.find(userId)) === null) {
      throw conflict(billingMessages.noSubscription);
    }
    await inTurn(userId, async () => {
      await act(await running(userId, mayBeOver));
      await read(userId);
    });
  }

  return {
    /** Ends it with the period that is paid; at once when that isn't paid. */
    async cancel(userId: string): Promise<void> {
      await change(
        userId,
        async (subscription) => {
          if (isPeriodUnpaid(subscription)) {
            await provider.endNow(subscription);
          } else if (isRunning(subscription) && (!subscription.cancelsAtPeriodEnd || subscription.scheduleId !== null)) {
            await provider.cancelAtPeriodEnd(subscription);
          }
        },
        true,
      );
      const row = await subscriptions.findPaid(userId);
      // Whoever withdraws is told once, when the money goes back.
      if (row?.stripeId !== undefined && !(await guarantee.isWithdrawn(userId, row.stripeId))) {
        await mails.cancelled(userId, row, 'user', epochSeconds(clock));
      }
    },
    /** Takes that back. */
    resume: (userId: string) =>
      change(userId, async (subscription) => {
        if (subscription.cancelsAtPeriodEnd || subscription.endsOn !== null) {
          await provider.resume(subscription);
        }
      }),
    /**
     * Notes what was agreed to, if terms were named.
     *
     * @throws conflict also when the card is refused, a payment is overdue, or another sum would be charged than the one that was seen
     */
    switchTo: (userId: string, plan: PlanName, agreed: Agreed = {}) =>
      change(userId, (subscription) => switchPlan(userId, subscription, plan, agreed)),
  };
}

export type ChangeSubscription = ReturnType<typeof createChangeSubscription>;
