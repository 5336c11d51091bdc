import type { SerializedError } from '@reduxjs/toolkit';
import type { StripeError } from '@stripe/stripe-js';
import type { StartedPayment } from '../../api/create-subscription-api.js';
import { type ApiError, serverMessage } from '../../api/error-message.js';
import { paths } from '../../app/paths.js';
import type { CallDispatch } from '../../forms/form-rules.js';
import { consentApi } from './consent-api.js';
import type { PaymentElement } from './use-payment-element.js';

/** Who pays: somebody who has just registered, or a user who is signed in. */
export type Payer = 'registration' | 'existing';

/** Where the payment leads, which claims nothing by itself (docs/rules/site.md#after-a-payment). */
export const pathAfterPayment = (payer: Payer): string => `${paths.subscriptionSuccess}?${payer}=true`;

export type PaymentRequest = {
  due: StartedPayment['due'];
  /** Of the terms that the form links to. */
  termsVersion: string;
  payer: Payer;
  /** What the page after the payment is to know of the payer. */
  stateAfter?: object;
  /** Asks the server whether the user has paid, maybe in another window. */
  isPaid: () => Promise<boolean>;
};

/** Why a payment is set up anew: its secret isn't good any more, or another plan or sum is to be paid by now. */
export type RenewalReason = 'expired' | 'otherDue';

/**
 * `silent`: it failed, and the site says why elsewhere. `incomplete`: the fields aren't filled in, and nobody was asked to pay; `isShown` when
 * they say so themselves.
 */
export type PaymentOutcome =
  | { at: 'paid' }
  | { at: 'silent' }
  | { at: 'incomplete'; message?: string | undefined; isShown: boolean }
  | { at: 'stale'; reason: RenewalReason; message?: string | undefined }
  | { at: 'failed'; message?: string | undefined };

/** With such an error the provider also says that the owner of the card didn't confirm the payment, for which its secret stays good. */
const isStale = ({ type, code }: StripeError): boolean =>
  type === 'invalid_request_error' && code !== 'payment_intent_authentication_failure';

/** The provider's fields show what their own validation finds, and focus it; what else keeps them from being sent, they don't. */
const incomplete = ({ type, message }: StripeError): PaymentOutcome => ({
  at: 'incomplete',
  message,
  isShown: type === 'validation_error',
});

async function outcomeOf(error: StripeError, isPaid: PaymentRequest['isPaid']): Promise<PaymentOutcome> {
  if (error.type === 'validation_error') {
    return incomplete(error);
  }
  if (error.payment_intent?.status === 'succeeded' || (await isPaid())) {
    return { at: 'paid' };
  }
  const { message } = error;
  return isStale(error) ? { at: 'stale', reason: 'expired', message } : { at: 'failed', message };
}

/** Why nothing may be paid. Another sum or plan than the server's is set up anew; other terms need another page. */
function unagreed(error: ApiError | SerializedError): PaymentOutcome {
  const { code, fields } = 'status' in error ? error : { code: error.code, fields: undefined };
  if (code === 'unauthenticated') {
    return { at: 'silent' };
  }
  if (code === 'conflict') {
    return { at: 'paid' };
  }
  const isOtherDue = fields !== undefined && ('plan' in fields || 'amountCents' in fields) && !('termsVersion' in fields);
  const message = serverMessage(error);
  return isOtherDue ? { at: 'stale', reason: 'otherDue', message } : { at: 'failed', message };
}

/**
 * Notes what was agreed to, then lets the payment provider take the payment. It may lead to the bank and come back by
 * `pathAfterPayment`. Never rejects.
 */
export async function makePayment(
  { stripe, elements }: PaymentElement,
  { due, termsVersion, payer, isPaid }: PaymentRequest,
  dispatch: CallDispatch,
): Promise<PaymentOutcome> {
  try {
    const { error: unsent } = await elements.submit();
    if (unsent) {
      return incomplete(unsent);
    }
    const consent = { termsVersion, plan: due.plan, amountCents: due.amountCents };
    const noted = await dispatch(consentApi.endpoints.consentToPayment.initiate(consent, { track: false }));
    if (noted.error) {
      return unagreed(noted.error);
    }
    const confirmParams = { return_url: `${location.origin}${pathAfterPayment(payer)}` };
    const { error } = await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' });
    return error ? await outcomeOf(error, isPaid) : { at: 'paid' };
  } catch {
    // Nobody knows how far it got.
    return { at: (await isPaid()) ? 'paid' : 'failed' };
  }
}
