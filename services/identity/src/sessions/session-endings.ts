import mongoose, { type ClientSession, type Model } from 'mongoose';
import type { SessionCopies } from './session-copies.js';
import type { SessionRow } from './session-model.js';

/**
 * How the sessions of a user are counted. Those are apart that whoever has only a stolen password can't begin: full ones, and with
 * `pendingOfKnownDevice` the logins that wait for their code in a browser in which the user has signed in before.
 */
export type SessionKind = 'full' | 'pending' | 'pendingOfKnownDevice';

/**
 * The ends of sessions, in two halves: a session has ended when its row says so, and the row stays until its copies in Redis are removed.
 * The first half belongs to the transaction of what ends the session, the second comes after the commit.
 */
export type SessionEndings = {
  /** Ends a session everywhere. @throws when MongoDB or Redis fails; the caller must then repeat it */
  end(sidHash: string): Promise<void>;
  /** The first half of `end`; call `end` after the commit. @returns false when the session had ended already */
  markEnded(sidHash: string, txn: ClientSession): Promise<boolean>;
  /**
   * For the transaction that begins a session of this user: ends the oldest of its kind when there would be too many. Call `finishEnding`
   * after the commit.
   *
   * @returns whether one ended
   */
  markOldestEnded(userId: string, kind: SessionKind, txn: ClientSession): Promise<boolean>;
  /**
   * For the transaction of a change that ends all sessions of a user: none that exists now is found again. Call `finishEnding` after the
   * commit.
   */
  markAllEnded(userId: string, txn: ClientSession): Promise<void>;
  /** Removes the copies of a user's ended sessions, without a user of everybody's; throws as `end`. What fails is left to the next call. */
  finishEnding(userId?: string): Promise<void>;
};

/** Of each kind; more than anybody has browsers. Ending all of a user's sessions is one transaction, so their number must be bounded. */
const mostOfUser = 50;
/** So many are removed at once that Redis answers in time. */
const atOnce = 500;

export const hashesOf = (rows: readonly Pick<SessionRow, '_id'>[]): string[] => rows.map(({ _id }) => _id);

export function createSessionEndings(sessions: Model<SessionRow>, copies: Pick<SessionCopies, 'remove'>): SessionEndings {
  const among = (hashes: readonly string[]) => ({ _id: mongoose.trusted({ $in: hashes }) });
  const running = () => ({ isEnded: mongoose.trusted({ $ne: true }) });
  const ended = { $set: { isEnded: true } };
  const hasPurpose = (isThere: boolean) => ({ 'sess.purpose': mongoose.trusted({ $exists: isThere }) });
  const ofKind = {
    full: () => hasPurpose(false),
    pending: () => ({ ...hasPurpose(true), isOfKnownDevice: mongoose.trusted({ $ne: true }) }),
    pendingOfKnownDevice: () => ({ ...hasPurpose(true), isOfKnownDevice: true }),
  } satisfies Record<SessionKind, () => object>;

  return {
    async end(sidHash) {
      await sessions.updateOne({ _id: sidHash }, ended);
      await copies.remove([sidHash]);
      await sessions.deleteOne({ _id: sidHash });
    },
    async markEnded(sidHash, txn) {
      const { modifiedCount } = await sessions.updateOne({ _id: sidHash, ...running() }, ended, { session: txn });
      return modifiedCount === 1;
    },
    async markOldestEnded(userId, kind, txn) {
      const ofUser = { 'sess.userId': userId, ...ofKind[kind](), ...running() };
      const newestFirst = sessions.find(ofUser, { _id: 1 }, { session: txn }).sort({ createdAt: -1 });
      const oldest = hashesOf(
        await newestFirst
          .skip(mostOfUser - 1)
          .limit(atOnce)
          .lean(),
      );
      if (oldest.length > 0) {
        await sessions.updateMany(among(oldest), ended, { session: txn });
      }
      return oldest.length > 0;
    },
    async markAllEnded(userId, txn) {
      await sessions.updateMany({ 'sess.userId': userId }, ended, { session: txn });
    },
    async finishEnding(userId) {
      const filter = { isEnded: true, ...(userId !== undefined && { 'sess.userId': userId }) };
      const next = async () => hashesOf(await sessions.find(filter, { _id: 1 }).limit(atOnce).lean());
      for (let hashes = await next(); hashes.length > 0; hashes = hashes.length < atOnce ? [] : await next()) {
        // The rows are deleted last: without them, a repeat after a failure of Redis couldn't find the copies to remove.
        await copies.remove(hashes);
        await sessions.deleteMany(among(hashes));
      }
    },
  };
}
