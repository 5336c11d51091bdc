import type { SubscriptionStatus } from '@city-genie/contracts/billing/routes';
import { useEffect, useState } from 'react';
import { errorStatus } from '../../api/error-message.js';
import { askSubscriptionStatus } from '../../features/auth/subscription-status-api.js';
import { useAppDispatch } from '../hooks.js';

/** The provider may tell us of a payment a little later than it tells the visitor (docs/rules/site.md#after-a-payment). */
const everyMs = 2000;
const patienceMs = 20_000;

/** Who comes back, as far as the address says it; it decides how long is waited, and nothing else. */
type Return = { isRefused: boolean; isFromPayment: boolean };

/**
 * `refused`: the provider said so, and the server knows of no payment. `waiting`: the server knows of none yet. `stranger`: nobody is here
 * whom it could know of. `unread`: it can't tell.
 */
export type PaymentResult =
  | { at: 'asking'; asked: number }
  | { at: 'verified'; status: SubscriptionStatus }
  | { at: 'waiting'; status: SubscriptionStatus }
  | { at: 'refused' }
  | { at: 'stranger' }
  | { at: 'unread' };

/** What follows from an answer; `asked` is how many there have been before. */
function resultOf(
  status: SubscriptionStatus | undefined,
  isStranger: boolean,
  { isRefused, isFromPayment }: Return,
  asked: number,
): PaymentResult {
  if (status?.success) {
    return { at: 'verified', status };
  }
  if (isStranger) {
    return { at: 'stranger' };
  }
  if (status && isRefused) {
    return { at: 'refused' };
  }
  // Who opens the page without a payment has nothing to wait for.
  if (isFromPayment && asked * everyMs < patienceMs) {
    return { at: 'asking', asked: asked + 1 };
  }
  return status ? { at: 'waiting', status } : { at: 'unread' };
}

/**
 * Asks the server whether somebody has paid, again and again for a while; only what it says counts. `userId` is undefined until it is known
 * who is here, and empty for somebody who has just registered. `isRefused`: the provider says that the payment failed. `isFromPayment`: the
 * address is the one that a payment leads to.
 */
export function usePaymentResult(userId: string | undefined, { isRefused, isFromPayment }: Return) {
  const dispatch = useAppDispatch();
  const [result, setResult] = useState<PaymentResult>({ at: 'asking', asked: 0 });
  const asked = result.at === 'asking' ? result.asked : undefined;
  useEffect(() => {
    if (userId === undefined || asked === undefined) {
      return;
    }
    let isHere = true;
    const ask = async () => {
      const { data, error } = await dispatch(askSubscriptionStatus(userId));
      if (isHere) {
        setResult(resultOf(error ? undefined : data, errorStatus(error) === 401, { isRefused, isFromPayment }, asked));
      }
    };
    const timer = setTimeout(() => void ask(), asked === 0 ? 0 : everyMs);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [dispatch, userId, isRefused, isFromPayment, asked]);
  return { result, askAgain: () => setResult({ at: 'asking', asked: 0 }) };
}
