import { billingMessages } from '@city-genie/contracts/billing/endpoints';
import type { Clock } from '@city-genie/service-kit/clock';
import { AppError } from '@city-genie/service-kit/errors';
import { duplicateKeyOf, inTransaction } from '@city-genie/service-kit/stores/mongo';
import { waitForAll } from '@city-genie/service-kit/wait-for-all';
import mongoose, { type Connection, type Model } from 'mongoose';
import type { PaymentMails } from '../notices/payment-mails.js';
import type { PayerStore } from '../payers/payer-store.js';
import type { InTurn } from '../payers/turns.js';
import type { Provider } from '../stripe/provider.js';
import { isOver } from '../subscriptions/choose-bought.js';
import type { ReadSubscription } from '../subscriptions/read-subscription.js';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.js';
import type { Guarantee } from './guarantee.js';
import { type WithdrawalRow, withdrawalIdOf, withdrawalModel } from './withdrawal-model.js';

/** A withdrawal that failed is tried again after 30 s, 1, 2, … minutes, at last every hour. */
const firstPauseMs = 30_000;
const longestPauseMs = 3_600_000;
const batch = 20;

type Deps = {
  connection: Connection;
  provider: Provider;
  guarantee: Guarantee;
  payers: Pick<PayerStore, 'find'>;
  inTurn: InTurn;
  read: ReadSubscription;
  subscriptions: Pick<SubscriptionRepository, 'findPaid'>;
  mails: PaymentMails;
  clock: Clock;
};

/** Does what was promised: everything is ended, whatever was paid goes back. Each step is safe to repeat. */
function createFinish({ provider, guarantee, read, subscriptions, mails, clock }: Deps, withdrawals: Model<WithdrawalRow>) {
  async function finish({ _id, userId, subscription, createdAt }: WithdrawalRow): Promise<void> {
    // A promise of an earlier version has noted none.
    await guarantee.use(userId);
    const reading = await read(userId);
    const all = reading?.subscriptions ?? [];
    // What was begun since has nothing to do with it.
    const meant = all.filter((one) => one.id === subscription || one.createdAt * 1000 <= createdAt.getTime());
    for (const one of meant.filter((other) => !isOver(other))) {
      await provider.endNow(one);
    }
    const [first, ...others] = await provider.refundWithdrawn(subscription);
    await read(userId);
    const row = await subscriptions.findPaid(userId);
    if (first !== undefined) {
      const plan = all.find(({ id }) => id === subscription)?.plan ?? row?.plan ?? 'monthly';
      await mails.withdrawn(userId, subscription, plan, [first, ...others]);
    } else if (row?.stripeId === subscription) {
      // The money is back already, or has to be sent another way: that it has ended is told all the same.
      await mails.ended(userId, row);
    }
    await withdrawals.updateOne({ _id }, { $set: { state: 'done' } });
  }

  async function tryToFinish(row: WithdrawalRow): Promise<void> {
    const pauseMs = Math.min(firstPauseMs * 2 ** row.attempts, longestPauseMs);
    const nextAttemptAt = new Date(clock.nowMs() + pauseMs);
    await withdrawals.updateOne({ _id: row._id }, { $inc: { attempts: 1 }, $set: { nextAttemptAt } });
    await finish(row);
  }

  return { finish, tryToFinish };
}

/**
 * Promises a withdrawal, once for every user and mailbox, before anything is done.
 *
 * @throws conflict when nothing can be withdrawn
 */
function createPromise(
  { connection, provider, guarantee, read, subscriptions, clock }: Deps,
  withdrawals: Model<WithdrawalRow>,
): (userId: string) => Promise<WithdrawalRow> {
  return async (userId: string): Promise<WithdrawalRow> => {
    const id = withdrawalIdOf(provider.environment, userId);
    const known = await withdrawals.findById(id).lean();
    if (known?.state === 'promised') {
      return known;
    }
    await read(userId);
    const row = await subscriptions.findPaid(userId);
    if (known !== null && known.subscription === row?.stripeId) {
      return known;
    }
    if (row?.stripeId === undefined || row.firstPaidAt === undefined || isOver(row)) {
      throw new AppError('conflict', billingMessages.noSubscription);
    }
    if ((await guarantee.withdrawableUntil(row)) === null) {
      const isUsed = known !== null || (await guarantee.isUsed(userId));
      throw new AppError('conflict', isUsed ? billingMessages.withdrawnBefore : billingMessages.notWithdrawable);
    }
    const now = new Date(clock.nowMs());
    const promised: WithdrawalRow = {
      _id: id,
      userId,
      environment: provider.environment,
      subscription: row.stripeId,
      state: 'promised',
      attempts: 0,
      nextAttemptAt: now,
      createdAt: now,
    };
    const reserve = await guarantee.reservation(userId);
    try {
      await inTransaction(connection, async (session) => {
        await reserve(session);
        await withdrawals.create([promised], { session });
      });
    } catch (error) {
      // Another account of the same mailbox was faster.
      throw duplicateKeyOf(error) === undefined ? error : new AppError('conflict', billingMessages.withdrawnBefore);
    }
    return promised;
  };
}

/**
 * The money-back guarantee (docs/rules/payment.md#withdrawing): ends the subscription at once and gives back what was paid for it, within 30
 * days of the first payment, once for every user.
 */
export function createWithdrawals(deps: Deps) {
  const { connection, provider, payers, inTurn, clock } = deps;
  const { environment } = provider;
  const withdrawals = withdrawalModel(connection);
  const idOf = (userId: string) => withdrawalIdOf(environment, userId);
  const { finish, tryToFinish } = createFinish(deps, withdrawals);
  const promise = createPromise(deps, withdrawals);

  return {
    /** @throws conflict when nothing can be withdrawn; service_unavailable when it is promised and will be finished later */
    async withdraw(userId: string): Promise<void> {
      if ((await payers.find(userId)) === null) {
        throw new AppError('conflict', billingMessages.noSubscription);
      }
      await inTurn(userId, async () => {
        const row = await promise(userId);
        if (row.state === 'promised') {
          await tryToFinish(row);
        }
      });
    },
    /** Finishes a promise before its user is deleted; the caller has the user's turn. */
    async finishPromise(userId: string): Promise<void> {
      const row = await withdrawals.findOne({ _id: idOf(userId), state: 'promised' }).lean();
      if (row !== null) {
        await finish(row);
      }
    },
    /** Finishes what was promised. @throws when some couldn't be */
    async sweep(): Promise<void> {
      const nextAttemptAt = mongoose.trusted({ $lte: new Date(clock.nowMs()) });
      const due = await withdrawals.find({ environment, state: 'promised', nextAttemptAt }).limit(batch).lean();
      await waitForAll(due.map((row) => inTurn(row.userId, () => tryToFinish(row))));
    },
    /** How many are promised and not done. */
    waiting: () => withdrawals.countDocuments({ environment, state: 'promised' }),
  };
}

export type Withdrawals = ReturnType<typeof createWithdrawals>;
