import type { KnownSession } from '@city-genie/contracts/internal/caller';
import type { Clock } from '@city-genie/service-kit/clock';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import { hashSessionId, issueSessionId } from '@city-genie/service-kit/trust/session-id';
import mongoose, { type ClientSession, type Connection } from 'mongoose';
import type { UserRepository } from '../users/user-repository.js';
import type { SessionCopies } from './session-copies.js';
import { pendingLifetimeMs, sessionLifetimeMs } from './session-lifetime.js';
import { type SessionRow, sessionModel } from './session-model.js';
import { createSessionReader } from './session-reader.js';

export type NewSession = {
  /** For a pending session, which lasts an hour. */
  purpose?: SessionRow['sess']['purpose'];
  device?: SessionRow['device'];
};

export type SessionStore = {
  /**
   * Starts a session, in the transaction of `txn` if there is one.
   * @returns the cookie's value; only its hash is stored
   */
  create(userId: string, options?: NewSession, txn?: ClientSession): Promise<string>;
  /** The session's user, from MongoDB; also writes the copy for the gateway, and prolongs a session in use. */
  resolve(sidHash: string): Promise<KnownSession | null>;
  /** Ends a session everywhere. @throws when MongoDB or Redis fails; the caller must then repeat it */
  end(sidHash: string): Promise<void>;
  /** The first half of `end`, for a transaction; call `end` after the commit. @returns false when the session had ended already */
  markEnded(sidHash: string, txn: ClientSession): Promise<boolean>;
  /** Ends all sessions of a user; throws as `end`. */
  endAllOf(userId: string): Promise<void>;
  /**
   * The first half of `endAllOf`, for the transaction of a change that ends sessions: no session that exists now is found again. Call
   * `finishEnding` after the commit.
   */
  markAllEnded(userId: string, txn?: ClientSession): Promise<void>;
  /** Removes the copies of a user's ended sessions, without a user of everybody's; throws as `end`. What fails is left to the next call. */
  finishEnding(userId?: string): Promise<void>;
  /** Call it after a change of a user's rights, so that their next request reads the new ones; throws as `end`. */
  rightsChanged(userId: string): Promise<void>;
};

/** Sessions in MongoDB, with short-lived copies in Redis; only this service writes either. */
export function createSessionStore(deps: {
  connection: Connection;
  copies: SessionCopies;
  users: UserRepository;
  keys: KeyRing;
  clock: Clock;
}): SessionStore {
  const { connection, copies, users, keys, clock } = deps;
  const sessions = sessionModel(connection);
  const read = createSessionReader({ sessions, users, clock });

  async function hashesOf(filter: { 'sess.userId'?: string; isEnded?: boolean }): Promise<string[]> {
    const rows = await sessions.find(filter, { _id: 1 }).lean();
    return rows.map(({ _id }) => _id);
  }

  async function finishEnding(userId?: string): Promise<void> {
    // The rows are deleted last: without them, a repeat after a failure of Redis couldn't find the copies to remove.
    const ended = await hashesOf({ isEnded: true, ...(userId !== undefined && { 'sess.userId': userId }) });
    if (ended.length > 0) {
      await copies.remove(ended);
      await sessions.deleteMany({ _id: mongoose.trusted({ $in: ended }) });
    }
  }

  async function markAllEnded(userId: string, txn?: ClientSession): Promise<void> {
    await sessions.updateMany({ 'sess.userId': userId }, { $set: { isEnded: true } }, { ...(txn && { session: txn }) });
  }

  return {
    async create(userId, { purpose, device } = {}, txn) {
      const [key] = keys.purposeKeys('sessionCookie');
      const sid = issueSessionId(key);
      const createdAt = new Date(clock.nowMs());
      const expire = new Date(clock.nowMs() + (purpose ? pendingLifetimeMs : sessionLifetimeMs));
      const sess = { userId, ...(purpose && { purpose }) };
      await sessions.create([{ _id: hashSessionId(sid), sess, expire, createdAt, ...(device && { device }) }], {
        ...(txn && { session: txn }),
      });
      return sid;
    },
    async resolve(sidHash) {
      const writeCopy = await copies.beginFill(sidHash);
      const found = await read(sidHash);
      if (!found) {
        return null;
      }
      await writeCopy(found.known, found.expire);
      return found.known;
    },
    async end(sidHash) {
      await sessions.updateOne({ _id: sidHash }, { $set: { isEnded: true } });
      await copies.remove([sidHash]);
      await sessions.deleteOne({ _id: sidHash });
    },
    async markEnded(sidHash, txn) {
      const running = { _id: sidHash, isEnded: mongoose.trusted({ $ne: true }) };
      const { modifiedCount } = await sessions.updateOne(running, { $set: { isEnded: true } }, { session: txn });
      return modifiedCount === 1;
    },
    async endAllOf(userId) {
      await markAllEnded(userId);
      await finishEnding(userId);
    },
    markAllEnded,
    finishEnding,
    async rightsChanged(userId) {
      await copies.remove(await hashesOf({ 'sess.userId': userId }));
    },
  };
}
