import type { Bought } from '../stripe/bought.js';

/** What Stripe may still charge for. */
const running: readonly Bought['status'][] = ['active', 'trialing', 'past_due'];
/** What asks for no money any more. */
const over: readonly Bought['status'][] = ['canceled', 'incomplete_expired'];

export function isRunning({ status }: Pick<Bought, 'status'>): boolean {
  return running.includes(status);
}

export function isOver({ status }: Pick<Bought, 'status'>): boolean {
  return over.includes(status);
}

/** The better, the smaller: what is paid, what is late, what has ended paid, what was begun, what never was. */
const ranks: Readonly<Record<Bought['status'], number>> = {
  active: 0,
  trialing: 0,
  past_due: 1,
  canceled: 2,
  unpaid: 3,
  paused: 3,
  incomplete: 4,
  incomplete_expired: 5,
};

/** What has ended unpaid, or long ago, tells less than what was begun since. */
function rankOf({ status, periodEnd, newestInvoice }: Bought, nowSeconds: number): number {
  const isStillOpen = periodEnd > nowSeconds && newestInvoice?.status === 'paid';
  return status === 'canceled' && !isStillOpen ? 4.5 : ranks[status];
}

/**
 * Of the subscriptions of one customer the one that counts. There is one at most that runs, unless somebody made another by hand: then it is
 * the older one.
 */
export function chooseBought(subscriptions: readonly Bought[], nowSeconds: number): Bought | undefined {
  const order = (a: Bought, b: Bought) =>
    rankOf(a, nowSeconds) - rankOf(b, nowSeconds) || (isRunning(a) ? a.createdAt - b.createdAt : b.createdAt - a.createdAt);
  return [...subscriptions].sort(order)[0];
}

/** Whether the period that runs isn't paid (yet): the payment has failed, or is about to be tried. */
export function isPeriodUnpaid({ status, newestInvoice }: Pick<Bought, 'status' | 'newestInvoice'>): boolean {
  return status === 'past_due' || (isRunning({ status }) && newestInvoice?.status === 'draft');
}

/** Those that run beside the one that counts: somebody pays twice. */
export function extraBought(subscriptions: readonly Bought[], nowSeconds: number): Bought[] {
  const chosen = chooseBought(subscriptions, nowSeconds);
  return subscriptions.filter((subscription) => isRunning(subscription) && subscription !== chosen);
}
