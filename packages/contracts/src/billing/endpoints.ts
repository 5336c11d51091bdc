import { defineEndpoint } from '../endpoint.js';

export const billingMessages = {
  plan: 'Please choose a plan',
  placeholder: 'Payment is not fully configured',
  otherUser: 'This page was opened for another user. Please reload it',
  alreadyActive: 'Your subscription is active already',
} as const;

/** Starts a subscription of the signed-in user, or of whoever has just registered. */
export const createSubscription = defineEndpoint({
  service: 'billing',
  method: 'POST',
  url: '/api/create-subscription',
  access: 'payer',
});

/** Whether the signed-in user, or whoever has just registered, has paid. */
export const subscriptionStatus = defineEndpoint({
  service: 'billing',
  method: 'GET',
  url: '/api/subscription-status',
  access: 'payer',
});
