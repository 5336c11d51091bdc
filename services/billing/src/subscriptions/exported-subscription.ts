import type { SubscriptionRow } from './subscription-model.js';

/** What a user is given of their subscription: everything but ids. Times become ISO 8601 in UTC when they are written as JSON. */
export function exportSubscription({ source, status, plan, currentPeriodEnd, createdAt, updatedAt }: SubscriptionRow) {
  return { source, status, plan, currentPeriodEnd, createdAt, updatedAt };
}
