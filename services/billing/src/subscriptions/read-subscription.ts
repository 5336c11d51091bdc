import { type Clock, epochSeconds } from '@city-genie/service-kit/clock';
import { customerOf, type PayerStore } from '../payers/payer-store.js';
import type { Bought } from '../stripe/bought.js';
import type { Provider } from '../stripe/provider.js';
import { chooseBought, isOver, isPeriodUnpaid } from './choose-bought.js';
import type { SubscriptionRow } from './subscription-model.js';
import type { Found, SubscriptionRepository } from './subscription-repository.js';

/** What a reading found: the row before it, and everything that the customer has at Stripe. */
export type Reading = {
  customer: string;
  /** Its number. */
  reading: number;
  before: SubscriptionRow | null;
  subscriptions: Bought[];
  isNewest: boolean;
};

type Deps = {
  provider: Pick<Provider, 'environment' | 'subscriptionsOf' | 'openBillsOf' | 'firstPaidAt' | 'newestPayment' | 'comingPlan'>;
  payers: Pick<PayerStore, 'find' | 'nextReading'>;
  subscriptions: Pick<SubscriptionRepository, 'findPaid' | 'store'>;
  /** Tells identity what is open now. It never fails the reading: what isn't told yet is told soon. */
  publish: (userId: string) => Promise<void>;
  clock: Clock;
};

const atSeconds = (seconds: number) => new Date(seconds * 1000);

/**
 * Reads what a user has from Stripe, the only source of what is paid, writes it down and tells identity. Events and pages only say when to
 * read; whatever their order, the last reading counts (docs/rules/payment.md#read-never-believed).
 *
 * @returns undefined for a user who has never begun to pay
 * @throws service_unavailable when Stripe, or MongoDB, is away
 */
export type ReadSubscription = (userId: string) => Promise<Reading | undefined>;

export function createReadSubscription({ provider, payers, subscriptions, publish, clock }: Deps): ReadSubscription {
  /** Up to when a subscription is paid, in epoch seconds. */
  async function paidUntil({ id, status, periodStart, periodEnd, newestInvoice }: Bought): Promise<number> {
    if (status === 'past_due') {
      // Stripe begins further periods while one is unpaid; the grace begins once, with the oldest of them.
      const [oldest] = await provider.openBillsOf(id);
      return oldest === undefined ? periodStart : Math.min(periodStart, oldest.createdAt);
    }
    if (status !== 'canceled') {
      // In its first hour a renewal is a draft: nobody has tried to charge it.
      return isPeriodUnpaid({ status, newestInvoice }) ? periodStart : periodEnd;
    }
    // Ended before its period: the period counts as far as its money is here.
    const isStillOpen = periodEnd > epochSeconds(clock);
    const isUnpaid = newestInvoice?.status !== 'paid' || (isStillOpen && (await provider.newestPayment(id)) !== 'here');
    return isUnpaid ? periodStart : periodEnd;
  }

  async function foundOf(bought: Bought, before: SubscriptionRow | null): Promise<Omit<Found, 'isUnfinished'>> {
    const { id, status, plan, periodEnd } = bought;
    const wasPaid = before?.stripeId === id ? before.firstPaidAt : undefined;
    const mayBePaid = status !== 'incomplete' && status !== 'incomplete_expired';
    const first = wasPaid === undefined && mayBePaid ? await provider.firstPaidAt(id) : undefined;
    const switchesTo = await provider.comingPlan(bought);
    const isCancelled = bought.cancelsAtPeriodEnd || status === 'canceled';
    return {
      status,
      plan,
      stripeId: id,
      currentPeriodEnd: atSeconds(periodEnd),
      paidUntil: atSeconds(await paidUntil(bought)),
      isCancelled,
      ...(isCancelled && bought.canceledAt !== null && { cancelledAt: atSeconds(bought.canceledAt) }),
      ...(bought.hasEndedUnpaid && { hasEndedUnpaid: true as const }),
      ...(wasPaid && { firstPaidAt: wasPaid }),
      ...(first !== undefined && { firstPaidAt: atSeconds(first) }),
      ...(switchesTo && switchesTo !== plan && { switchesTo }),
    };
  }

  return async (userId) => {
    const customer = customerOf(await payers.find(userId), provider.environment);
    if (customer === undefined) {
      return undefined;
    }
    const reading = await payers.nextReading(userId);
    const bought = await provider.subscriptionsOf(customer);
    const chosen = chooseBought(bought, epochSeconds(clock));
    const known = await subscriptions.findPaid(userId);
    if (chosen === undefined) {
      return { customer, reading, before: known, subscriptions: bought, isNewest: true };
    }
    const isUnfinished = bought.some((one) => !isOver(one));
    const stored = await subscriptions.store(userId, reading, { ...(await foundOf(chosen, known)), isUnfinished });
    await publish(userId);
    return { customer, reading, subscriptions: bought, ...stored };
  };
}
