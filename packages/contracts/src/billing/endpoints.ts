import { type ClientLimit, defineEndpoint } from '../endpoint.js';

export const billingMessages = {
  plan: 'Please choose a plan',
  placeholder: 'Payment is not fully configured',
  started: 'Your payment is ready',
  otherUser: 'This page was opened for another user. Please reload it',
  alreadyActive: 'Your subscription is active already. You can manage it on your account page.',
  consented: 'Noted',
  otherTerms: 'The terms have changed since this page was opened. Nothing was charged. Please reload the page.',
  otherDue: 'What you have to pay has changed since this page was opened. Nothing was charged. Please reload the page.',
  noSubscription: 'You have no subscription that this could be done with',
  cancelled: 'Your subscription is cancelled',
  resumed: 'Your subscription goes on',
  switched: 'Your plan is changed',
  samePlan: 'This is your plan already, and it is cancelled. You can resume it.',
  otherSum: 'The sum has changed since this page was opened. Nothing was charged. Please look at it again.',
  cardRefused: 'The payment was refused. Please check your card, then try again.',
  payFirst: 'A payment of yours is open. Please pay it first.',
  withdrawn: 'Your subscription is withdrawn, and the money is on its way back',
  notWithdrawable: 'The time to withdraw this payment is over',
  withdrawnBefore: 'The money-back guarantee can be used once, and you have used it',
  busy: 'Something else is being done with your subscription. Please try again in a moment.',
} as const;

/** Asks the payment provider, which may be slow. */
const providerTimeoutMs = 15_000;

/** Acts that the payment provider is asked for. */
const actsOf = (name: string, points: number, variable: string): ClientLimit => ({
  name,
  points,
  durationSeconds: 3600,
  per: 'caller',
  counts: 'requests',
  message: 'That was a lot of attempts. Please try again later.',
  variable,
});

const changes = actsOf('subscription-changes', 30, 'LIMIT_SUBSCRIPTION_CHANGES_PER_HOUR');
const readings = actsOf('billing-readings', 300, 'LIMIT_BILLING_READINGS_PER_HOUR');

/** Both plans and their prices. */
export const plans = defineEndpoint({ service: 'billing', method: 'GET', url: '/api/plans', access: 'public' });

/** Starts a subscription of the signed-in user, or of whoever has just registered. */
export const createSubscription = defineEndpoint({
  service: 'billing',
  method: 'POST',
  url: '/api/create-subscription',
  access: 'payer',
  timeoutMs: providerTimeoutMs,
  limit: actsOf('create-subscription', 60, 'LIMIT_CREATE_SUBSCRIPTION_PER_HOUR'),
});

/** Notes what was agreed to right before a payment, if that is what will be charged. */
export const consentToPayment = defineEndpoint({
  service: 'billing',
  method: 'POST',
  url: '/api/subscription/consent',
  access: 'payer',
  timeoutMs: providerTimeoutMs,
  limit: actsOf('payment-consent', 60, 'LIMIT_PAYMENT_CONSENTS_PER_HOUR'),
});

/** Whether the signed-in user, or whoever has just registered, has paid. */
export const subscriptionStatus = defineEndpoint({
  service: 'billing',
  method: 'GET',
  url: '/api/subscription-status',
  access: 'payer',
  limit: {
    ...actsOf('subscription-status', 120, 'LIMIT_SUBSCRIPTION_STATUS_PER_MINUTE'),
    // The page after a payment asks every two seconds, maybe in several windows.
    durationSeconds: 60,
  },
});

/** What the account page shows of the user's subscription. */
export const readSubscription = defineEndpoint({
  service: 'billing',
  method: 'GET',
  url: '/api/subscription',
  access: 'user',
  timeoutMs: providerTimeoutMs,
  limit: readings,
});

/** Ends it when what was paid for ends. */
export const cancelSubscription = defineEndpoint({
  service: 'billing',
  method: 'POST',
  url: '/api/subscription/cancel',
  access: 'user',
  timeoutMs: providerTimeoutMs,
  limit: changes,
});

/** Takes that back, before it has ended. */
export const resumeSubscription = defineEndpoint({
  service: 'billing',
  method: 'POST',
  url: '/api/subscription/resume',
  access: 'user',
  timeoutMs: providerTimeoutMs,
  limit: changes,
});

/** To the yearly plan at once, to the monthly one when the year that was paid for ends. */
export const switchPlan = defineEndpoint({
  service: 'billing',
  method: 'POST',
  url: '/api/subscription/switch',
  access: 'user',
  timeoutMs: providerTimeoutMs,
  limit: changes,
});

/** Ends it at once and pays back what was paid for it, once for every user and mailbox. */
export const withdrawSubscription = defineEndpoint({
  service: 'billing',
  method: 'POST',
  url: '/api/subscription/withdraw',
  access: 'user',
  timeoutMs: providerTimeoutMs,
  limit: changes,
});

/** The user's invoices, the newest first. */
export const listInvoices = defineEndpoint({
  service: 'billing',
  method: 'GET',
  url: '/api/invoices',
  access: 'user',
  timeoutMs: providerTimeoutMs,
  limit: readings,
});

/** The address of the payment provider's pages for cards and invoices, which is good for a few minutes. */
export const openBillingPortal = defineEndpoint({
  service: 'billing',
  method: 'POST',
  url: '/api/billing-portal',
  access: 'user',
  timeoutMs: providerTimeoutMs,
  limit: readings,
});

/** What the payment provider tells. It proves itself by a signature of the body's bytes. */
export const stripeWebhook = defineEndpoint({
  service: 'billing',
  method: 'POST',
  url: '/api/webhooks/stripe',
  access: 'public',
  bodyLimitBytes: 1024 * 1024,
  forwardedHeaders: ['stripe-signature'],
  isOriginExempt: true,
});
