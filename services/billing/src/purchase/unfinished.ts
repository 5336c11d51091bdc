import type { PlanName } from '@city-genie/contracts/billing/plans';
import type { Bought } from '../stripe/bought.js';
import type { Provider } from '../stripe/provider.js';

/** What the browser confirms, and what that will charge. `overdue`: an earlier payment that failed. */
export type Purchase = {
  clientSecret: string;
  due: { amountCents: number; currency: string; plan: PlanName; kind: 'first' | 'overdue' };
};

/** What somebody can pay, and for which subscription. */
type Offer = { subscription: Bought; purchase: Purchase };

/** These ask for money that hasn't come. */
const overdue: readonly Bought['status'][] = ['past_due', 'unpaid'];
const unpaid: readonly Bought['status'][] = [...overdue, 'incomplete', 'paused'];

/** What was begun, or is owed, and can be paid now. */
export function createUnfinished(provider: Pick<Provider, 'openBillsOf' | 'endNow' | 'prices'>) {
  /** The payment of one that was begun, as it was offered; undefined when another plan is wanted, or its time is over. */
  function begunOf({ status, priceId, newestInvoice, currency }: Bought, plan: PlanName): Purchase | undefined {
    const isOffered = status === 'incomplete' && priceId === provider.prices[plan] && newestInvoice?.status === 'open';
    return isOffered && newestInvoice.clientSecret !== null
      ? { clientSecret: newestInvoice.clientSecret, due: { amountCents: newestInvoice.amountDueCents, currency, plan, kind: 'first' } }
      : undefined;
  }

  async function overdueOf({ id, plan }: Bought): Promise<Purchase | undefined> {
    const [oldest] = await provider.openBillsOf(id);
    return oldest?.clientSecret
      ? { clientSecret: oldest.clientSecret, due: { amountCents: oldest.leftCents, currency: oldest.currency, plan, kind: 'overdue' } }
      : undefined;
  }

  async function firstOffer(all: readonly Bought[], plan: PlanName): Promise<Offer | undefined> {
    for (const subscription of all.filter(({ status }) => overdue.includes(status))) {
      const purchase = await overdueOf(subscription);
      if (purchase !== undefined) {
        return { subscription, purchase };
      }
    }
    const offers = all.flatMap((subscription) => {
      const purchase = begunOf(subscription, plan);
      return purchase === undefined ? [] : { subscription, purchase };
    });
    return offers[0];
  }

  return {
    begunOf,
    /** What can be paid now by whoever wants this plan: what is owed, else what was begun for it. Changes nothing. */
    find: async (all: readonly Bought[], plan: PlanName): Promise<Purchase | undefined> => (await firstOffer(all, plan))?.purchase,
    /**
     * What comes before a new subscription: what is owed, else what was begun for this plan. Everything else that could be paid is ended, so
     * that only one payment can be made.
     */
    async offer(all: readonly Bought[], plan: PlanName): Promise<Purchase | undefined> {
      const offered = await firstOffer(all, plan);
      for (const subscription of all.filter((one) => unpaid.includes(one.status) && one !== offered?.subscription)) {
        await provider.endNow(subscription);
      }
      return offered?.purchase;
    },
  };
}
