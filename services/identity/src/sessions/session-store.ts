import type { KnownSession } from '@city-genie/contracts/internal/caller';
import type { Clock } from '@city-genie/service-kit/clock';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import { hashSessionId, issueSessionId } from '@city-genie/service-kit/trust/session-id';
import type { Connection } from 'mongoose';
import { presentSessionUser } from '../users/user-presenter.js';
import type { UserRepository } from '../users/user-repository.js';
import type { SessionCopies } from './session-copies.js';
import { type SessionRow, sessionModel } from './session-model.js';

const lifetimeMs = 30 * 24 * 3600 * 1000;
const pendingLifetimeMs = 3600 * 1000;

export type SessionStore = {
  /**
   * Starts a session; with a purpose, a pending one that lasts an hour.
   *
   * @returns the cookie's value; only its hash is stored
   */
  create(userId: string, purpose?: SessionRow['sess']['purpose']): Promise<string>;
  /** The session's user, from MongoDB; also writes the copy for the gateway. */
  resolve(sidHash: string): Promise<KnownSession | null>;
  /** Ends a session everywhere. @throws when MongoDB or Redis fails; the caller must then repeat it */
  end(sidHash: string): Promise<void>;
  /** Ends all sessions of a user; throws as `end`. */
  endAllOf(userId: string): Promise<void>;
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

  async function read(sidHash: string): Promise<{ known: KnownSession; expire: Date } | undefined> {
    const session = await sessions.findById(sidHash).lean();
    if (!session || session.isEnded || session.expire.getTime() <= clock.nowMs()) {
      return undefined;
    }
    const { userId, purpose } = session.sess;
    const user = await users.findById(userId);
    if (!user) {
      return undefined;
    }
    const known: KnownSession = purpose ? { kind: 'pending', purpose, userId } : { kind: 'user', ...presentSessionUser(user) };
    return { known, expire: session.expire };
  }

  async function hashesOf(userId: string): Promise<string[]> {
    const rows = await sessions.find({ 'sess.userId': userId }, { _id: 1 }).lean();
    return rows.map(({ _id }) => _id);
  }

  return {
    async create(userId, purpose) {
      const [key] = keys.purposeKeys('sessionCookie');
      const sid = issueSessionId(key);
      const expire = new Date(clock.nowMs() + (purpose ? pendingLifetimeMs : lifetimeMs));
      await sessions.create({ _id: hashSessionId(sid), sess: { userId, ...(purpose && { purpose }) }, expire });
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
      await sessions.deleteOne({ _id: sidHash });
      await copies.remove([sidHash]);
    },
    async endAllOf(userId) {
      // The rows are deleted last: without them, a repeat after a failure of Redis couldn't find the copies to remove.
      await sessions.updateMany({ 'sess.userId': userId }, { $set: { isEnded: true } });
      const ended = await hashesOf(userId);
      await copies.remove(ended);
      await sessions.deleteMany({ 'sess.userId': userId, isEnded: true });
    },
    async rightsChanged(userId) {
      await copies.remove(await hashesOf(userId));
    },
  };
}
