import { withdrawalSeconds } from '@city-genie/contracts/billing/plans';
import { readContactRoute } from '@city-genie/contracts/internal/subscriber';
import type { InternalClient } from '@city-genie/service-kit/calls/internal-client';
import { type Clock, epochSeconds } from '@city-genie/service-kit/clock';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import mongoose, { type ClientSession, type Connection, Schema } from 'mongoose';
import { mailboxHashes } from '../payers/mailbox-hashes.js';
import type { PaymentEnvironment } from '../stripe/payments.js';
import { isOver } from '../subscriptions/choose-bought.js';
import type { SubscriptionRow } from '../subscriptions/subscription-model.js';
import { withdrawalIdOf, withdrawalModel } from './withdrawal-model.js';

/** A mailbox whose user has withdrawn, as a keyed hash: it outlives the account, or the guarantee could be used again and again. */
type UsedGuarantee = { _id: string; at: Date };

const usedSchema = new Schema<UsedGuarantee>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'used_guarantees', versionKey: false },
);

type Deps = { connection: Connection; identity: InternalClient; environment: PaymentEnvironment; keys: KeyRing; clock: Clock };

/** Who may still withdraw: within 30 days of the first payment, once for every user and mailbox. */
export function createGuarantee({ connection, identity, environment, keys, clock }: Deps) {
  const used = connection.model<UsedGuarantee>('UsedGuarantee', usedSchema);
  const withdrawals = withdrawalModel(connection);

  /** @throws service_unavailable when identity can't say whose mailbox it is */
  async function mailboxOf(userId: string): Promise<readonly [string, ...string[]] | undefined> {
    const { contact } = await identity.call(readContactRoute, { params: { id: userId } });
    return contact === null ? undefined : mailboxHashes(contact.to, keys);
  }

  /** Whether somebody with this user's mailbox has withdrawn before, perhaps with another account. */
  async function isUsed(userId: string): Promise<boolean> {
    const mailbox = await mailboxOf(userId);
    return mailbox !== undefined && (await used.exists({ _id: mongoose.trusted({ $in: mailbox }) })) !== null;
  }

  const hasWithdrawn = async (userId: string): Promise<boolean> =>
    (await withdrawals.exists({ _id: withdrawalIdOf(environment, userId) })) !== null;

  return {
    /** Until when this subscription can be withdrawn, in epoch seconds; null when it can't (any more). */
    async withdrawableUntil(row: SubscriptionRow): Promise<number | null> {
      if (row.source !== 'stripe' || row.firstPaidAt === undefined || isOver(row)) {
        return null;
      }
      const until = Math.floor(row.firstPaidAt.getTime() / 1000) + withdrawalSeconds;
      const isOpen = until > epochSeconds(clock) && !(await hasWithdrawn(row.userId)) && !(await isUsed(row.userId));
      return isOpen ? until : null;
    },
    isUsed,
    /**
     * Whether a page may say that what this user buys next can be withdrawn. Of a mailbox that nobody has verified it says nothing, or
     * anybody could ask whether its owner has withdrawn; the page says that the guarantee is for once.
     */
    async mayBePromised(userId: string): Promise<boolean> {
      if (await hasWithdrawn(userId)) {
        return false;
      }
      const { contact } = await identity.call(readContactRoute, { params: { id: userId } });
      return contact?.isVerified !== true || !(await isUsed(userId));
    },
    /** Whether this subscription is withdrawn, or will be. */
    async isWithdrawn(userId: string, subscription: string): Promise<boolean> {
      return (await withdrawals.exists({ _id: withdrawalIdOf(environment, userId), subscription })) !== null;
    },
    /**
     * Of two accounts of one mailbox that withdraw at once the second one's transaction fails with a duplicate key.
     *
     * @returns notes the mailbox in the transaction of the promise
     * @throws service_unavailable when identity can't say whose mailbox it is
     */
    async reservation(userId: string): Promise<(session: ClientSession) => Promise<unknown>> {
      const mailbox = await mailboxOf(userId);
      return async (session) => mailbox && used.create([{ _id: mailbox[0], at: new Date(clock.nowMs()) }], { session });
    },
    async use(userId: string): Promise<void> {
      const mailbox = await mailboxOf(userId);
      if (mailbox !== undefined) {
        await used.updateOne({ _id: mailbox[0] }, { $setOnInsert: { at: new Date(clock.nowMs()) } }, { upsert: true });
      }
    },
  };
}

export type Guarantee = ReturnType<typeof createGuarantee>;
