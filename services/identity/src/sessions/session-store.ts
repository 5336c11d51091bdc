import type { KnownSession } from '@city-genie/contracts/internal/caller';
import type { Clock } from '@city-genie/service-kit/clock';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import { hashSessionId, issueSessionId } from '@city-genie/service-kit/trust/session-id';
import type { ClientSession, Connection } from 'mongoose';
import type { UserRepository } from '../users/user-repository.js';
import type { SessionCopies } from './session-copies.js';
import { createSessionEndings, hashesOf, type SessionEndings } from './session-endings.js';
import { pendingLifetimeMs, sessionLifetimeMs } from './session-lifetime.js';
import { type SessionRow, sessionModel } from './session-model.js';
import { createSessionProofs, type SessionProofs } from './session-proofs.js';
import { createSessionReader } from './session-reader.js';

export type NewSession = {
  /** For a pending session, which lasts an hour. */
  purpose?: SessionRow['sess']['purpose'];
  device?: SessionRow['device'];
  /** For a pending session that begins in a browser in which the user has signed in before. */
  isOfKnownDevice?: boolean;
  /** The hash of the session whose place it takes. */
  replaces?: string;
  /** When the user proved to be one, if not now. */
  provedAt?: Date;
};

export type SessionStore = SessionEndings &
  SessionProofs & {
    /**
     * Starts a session, in the transaction of `txn` if there is one.
     * @returns the cookie's value; only its hash is stored
     */
    create(userId: string, options?: NewSession, txn?: ClientSession): Promise<string>;
    /** The session's user, from MongoDB; also writes the copy for the gateway, and prolongs a session in use. */
    resolve(sidHash: string): Promise<KnownSession | null>;
    /** Whether a session of this user has taken the place of that one. */
    isReplaced(userId: string, sidHash: string): Promise<boolean>;
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
  /** Whether administrators can act as such only with a second factor. */
  adminsNeedSecondFactor: boolean;
}): SessionStore {
  const { connection, copies, keys, clock } = deps;
  const sessions = sessionModel(connection);
  const read = createSessionReader({ ...deps, sessions });

  return {
    ...createSessionEndings(sessions, copies),
    ...createSessionProofs(sessions, deps),
    async create(userId, { purpose, device, isOfKnownDevice, replaces, provedAt } = {}, txn) {
      const [key] = keys.purposeKeys('sessionCookie');
      const sid = issueSessionId(key);
      const createdAt = new Date(clock.nowMs());
      const expire = new Date(clock.nowMs() + (purpose ? pendingLifetimeMs : sessionLifetimeMs));
      const sess = { userId, ...(purpose && { purpose }) };
      const row = {
        _id: hashSessionId(sid),
        sess,
        expire,
        createdAt,
        usedAt: createdAt,
        ...(device && { device }),
        ...(isOfKnownDevice && { isOfKnownDevice }),
        ...(replaces && { replaces }),
        ...(provedAt && { provedAt }),
      };
      await sessions.create([row], { ...(txn && { session: txn }) });
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
    isReplaced: async (userId, sidHash) => (await sessions.exists({ 'sess.userId': userId, replaces: sidHash })) !== null,
    async rightsChanged(userId) {
      await copies.remove(hashesOf(await sessions.find({ 'sess.userId': userId }, { _id: 1 }).lean()));
    },
  };
}
