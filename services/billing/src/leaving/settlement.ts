import { AppError, fixedMessages } from '@city-genie/service-kit/errors';
import type { PayerStore } from '../payers/payer-store.js';
import type { InTurn } from '../payers/turns.js';
import type { Provider } from '../stripe/provider.js';
import { isOver } from '../subscriptions/choose-bought.js';
import type { ReadSubscription } from '../subscriptions/read-subscription.js';
import type { SubscriptionRow } from '../subscriptions/subscription-model.js';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.js';
import type { Withdrawals } from '../withdrawal/withdrawals.js';

/** What is asked of the payment provider, where there is one. */
type Settling = {
  provider: Provider;
  payers: Pick<PayerStore, 'find' | 'leave'>;
  inTurn: InTurn;
  read: ReadSubscription;
  withdrawals: Pick<Withdrawals, 'finishPromise'>;
};

/** Whether real money may go on being charged for it that this installation can't end. Played and test payments cost nothing. */
function costsElsewhere({ source, environment, status }: SubscriptionRow, here: string | undefined): boolean {
  return source === 'stripe' && environment === 'live' && environment !== here && !isOver({ status });
}

/**
 * Ends what a user's subscription costs, before anything of the user is deleted (docs/rules/payment.md#when-a-user-is-deleted): a promised
 * refund is made, then everything at Stripe is ended, and nothing can be begun for a minute. Safe to repeat.
 *
 * @throws service_unavailable when it can't be ended: nobody may be deleted who would go on paying
 */
export function createSettlement(subscriptions: Pick<SubscriptionRepository, 'allOf'>, settling: Settling | undefined) {
  return async (userId: string): Promise<void> => {
    const rows = await subscriptions.allOf(userId);
    if (rows.some((row) => costsElsewhere(row, settling?.provider.environment))) {
      throw new AppError('service_unavailable', fixedMessages.unavailable);
    }
    if (settling === undefined || (await settling.payers.find(userId)) === null) {
      return;
    }
    const { provider, payers, inTurn, read, withdrawals } = settling;
    await inTurn(userId, async () => {
      await payers.leave(userId);
      await withdrawals.finishPromise(userId);
      const { subscriptions: all = [] } = (await read(userId)) ?? {};
      for (const subscription of all.filter((one) => !isOver(one))) {
        await provider.endNow(subscription);
      }
    });
  };
}

export type Settle = ReturnType<typeof createSettlement>;
