import { AppError, fixedMessages } from '@city-genie/service-kit/errors';
import type { SubscriptionRow } from './subscription-model.js';
import type { SubscriptionRepository } from './subscription-repository.js';

/** After these the payment provider asks for no money any more. */
const over: readonly SubscriptionRow['status'][] = ['canceled', 'incomplete_expired'];

/** Whether a subscription goes on to cost money if nobody ends it. A grant never does. */
function costsMoney({ source, status }: Pick<SubscriptionRow, 'source' | 'status'>): boolean {
  return source === 'stripe' && !over.includes(status);
}

/**
 * Ends what a user's subscription costs, before anything of the user is deleted (docs/rules/payment.md#when-a-user-is-deleted). Safe to
 * repeat.
 * @throws service_unavailable when it can't be ended: nobody may be deleted who would go on paying
 */
export async function settleSubscription(subscriptions: Pick<SubscriptionRepository, 'findByUser'>, userId: string): Promise<void> {
  const subscription = await subscriptions.findByUser(userId);
  if (subscription !== null && costsMoney(subscription)) {
    // Here the payment provider is to be asked to end it, at once and idempotently. None is connected, so nothing can be ended.
    throw new AppError('service_unavailable', fixedMessages.unavailable);
  }
}
