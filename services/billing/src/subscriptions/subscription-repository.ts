import type { Clock } from '@city-genie/service-kit/clock';
import { inTransaction, isDuplicateKey } from '@city-genie/service-kit/stores/mongo';
import mongoose, { type Connection, type Model } from 'mongoose';
import type { PayerStore } from '../payers/payer-store.js';
import type { PaymentEnvironment } from '../stripe/payments.js';
import { entitledUntil } from './entitled-until.js';
import { type SubscriptionRow, subscriptionModel } from './subscription-model.js';

/** What a reading of Stripe found of a user's subscription. */
export type Found = Pick<SubscriptionRow, 'status' | 'plan' | 'currentPeriodEnd' | 'paidUntil' | 'isCancelled'> &
  Pick<Partial<SubscriptionRow>, 'switchesTo' | 'stripeId' | 'firstPaidAt' | 'cancelledAt' | 'hasEndedUnpaid'> & { isUnfinished: boolean };

export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>;

type Deps = {
  connection: Connection;
  payers: Pick<PayerStore, 'touch' | 'noteChange'>;
  environment: PaymentEnvironment;
  clock: Clock;
};

/** A subscription that isn't over is read at least so often. */
const readEveryMs = 6 * 3_600_000;
/** One whose reading failed. */
const tryAgainMs = 3_600_000;

/** When it should be read again: soon, and when its period ends; undefined when everything is over. */
function nextReadAt(found: Found, readAt: Date): Date | undefined {
  const soon = readAt.getTime() + readEveryMs;
  const end = found.currentPeriodEnd.getTime();
  return !found.isUnfinished ? undefined : new Date(end > readAt.getTime() ? Math.min(soon, end) : soon);
}

/** The update that writes this, and removes what is undefined. */
function changeOf(found: Found & Pick<SubscriptionRow, 'readAt'> & { nextReadAt: Date | undefined }, reading: number) {
  const { switchesTo, firstPaidAt, cancelledAt, hasEndedUnpaid, nextReadAt: next, ...always } = found;
  const optional = Object.entries({ switchesTo, firstPaidAt, cancelledAt, hasEndedUnpaid, nextReadAt: next });
  const some = Object.fromEntries(optional.filter(([, value]) => value !== undefined));
  const none = Object.fromEntries(optional.filter(([, value]) => value === undefined).map(([name]) => [name, 1 as const]));
  return { $set: { source: 'stripe', ...always, ...some, reading }, ...(Object.keys(none).length > 0 && { $unset: none }) } as const;
}

const told = ['status', 'plan', 'isCancelled', 'stripeId'] as const;

/** Whether two states of a subscription are the same to everybody but us. */
function isSame(before: SubscriptionRow | null, found: Found): boolean {
  return (
    before !== null &&
    told.every((name) => before[name] === found[name]) &&
    before.paidUntil.getTime() === found.paidUntil.getTime() &&
    before.currentPeriodEnd.getTime() === found.currentPeriodEnd.getTime()
  );
}

function createSearches(subscriptions: Model<SubscriptionRow>, environment: PaymentEnvironment, clock: Clock) {
  return {
    /** Everything of a user, of every environment. */
    allOf: (userId: string): Promise<SubscriptionRow[]> => subscriptions.find({ userId }).lean(),
    /** Takes some whose subscription should be read again, the longest due first; what isn't read then is due again in an hour. */
    async takeDue(limit: number): Promise<string[]> {
      const nextReadAt = mongoose.trusted({ $lte: new Date(clock.nowMs()) });
      const due = await subscriptions.find({ environment, nextReadAt }, { userId: 1 }).sort({ nextReadAt: 1 }).limit(limit).lean();
      const ids = mongoose.trusted({ $in: due.map(({ _id }) => _id) });
      await subscriptions.updateMany({ _id: ids, nextReadAt }, { $set: { nextReadAt: new Date(clock.nowMs() + tryAgainMs) } });
      return due.map(({ userId }) => userId);
    },
  };
}

/** The subscriptions that count here: grants, and those of this environment. */
export function createSubscriptionRepository({ connection, payers, environment, clock }: Deps) {
  const subscriptions = subscriptionModel(connection);
  const countedHere: SubscriptionRow['environment'][] = ['grant', environment];
  const counted = mongoose.trusted({ $in: countedHere });

  const findPaid = async (userId: string): Promise<SubscriptionRow | null> => subscriptions.findOne({ userId, environment }).lean();

  return {
    /** What a user has here: of a grant and what was paid for, the one that is open longer. */
    async findByUser(userId: string): Promise<SubscriptionRow | null> {
      const rows = await subscriptions.find({ userId, environment: counted }).lean();
      return rows.sort((a, b) => (entitledUntil(b) ?? -1) - (entitledUntil(a) ?? -1) || Number(a.source === 'grant') - 0.5)[0] ?? null;
    },
    ...createSearches(subscriptions, environment, clock),
    findPaid,
    /**
     * Writes what a reading found, unless one that began later was there before.
     *
     * @returns what was known before, and whether the reading counted
     */
    async store(userId: string, reading: number, found: Found): Promise<{ before: SubscriptionRow | null; isNewest: boolean }> {
      const readAt = new Date(clock.nowMs());
      const change = changeOf({ ...found, readAt, nextReadAt: nextReadAt(found, readAt) }, reading);
      try {
        return await inTransaction(connection, async (session) => {
          // Nothing is written about a user who was erased meanwhile.
          if (!(await payers.touch(session, userId))) {
            return { before: null, isNewest: false };
          }
          const earlier = {
            userId,
            environment,
            $or: [{ reading: mongoose.trusted({ $lt: reading }) }, { reading: mongoose.trusted({ $exists: false }) }],
          };
          const before = await subscriptions.findOneAndUpdate(earlier, change, { session, upsert: true }).lean();
          if (!isSame(before, found)) {
            await payers.noteChange(session, userId);
          }
          return { before, isNewest: true };
        });
      } catch (error) {
        if (isDuplicateKey(error)) {
          return { before: await findPaid(userId), isNewest: false };
        }
        throw error;
      }
    },
    /** Deletes what these users have. A subscription that costs money has to be ended before (`leaving/settlement.ts`). */
    async erase(userIds: readonly string[]): Promise<void> {
      await subscriptions.deleteMany({ userId: mongoose.trusted({ $in: userIds }) });
    },
  };
}
