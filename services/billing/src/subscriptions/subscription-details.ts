import type { SubscriptionDetails } from '@city-genie/contracts/billing/routes';
import { entitledUntil, graceUntil } from './entitled-until.js';
import { isOpen } from './payment-state.js';
import type { SubscriptionRow } from './subscription-model.js';
import { createSubscriptionSums, type SumsDeps } from './subscription-sums.js';

type Shown = NonNullable<SubscriptionDetails['subscription']>;

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);
const renewing: readonly SubscriptionRow['status'][] = ['active', 'trialing'];

/** What the account page shows of a subscription. */
export function createSubscriptionDetails(deps: SumsDeps) {
  const { clock } = deps;
  const sums = createSubscriptionSums(deps);
  return async (row: SubscriptionRow | null): Promise<Shown | null> => {
    if (row === null || row.status === 'incomplete' || row.status === 'incomplete_expired') {
      return null;
    }
    const { source, status, plan, isCancelled, switchesTo = null, currentPeriodEnd } = row;
    const isGift = source === 'grant';
    const isRenewed = !isGift && !isCancelled && renewing.includes(status);
    // What is renewed is open to the end of its period, as far as anybody knows; the grace beyond is for payments that are late.
    const until = isRenewed ? seconds(currentPeriodEnd) : entitledUntil(row);
    return {
      plan,
      status,
      isGift,
      nextPaymentAt: isRenewed ? seconds(currentPeriodEnd) : null,
      openUntil: isOpen(row, clock) ? until : null,
      isCancelled,
      switchesTo,
      graceUntil: isOpen(row, clock) ? graceUntil(row) : null,
      ...(await sums(row, isRenewed)),
    };
  };
}

export type DetailsOf = ReturnType<typeof createSubscriptionDetails>;
