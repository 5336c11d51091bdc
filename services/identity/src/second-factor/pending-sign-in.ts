import type { Logger } from '@city-genie/service-kit/observability/logger';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { ClientSession, Connection } from 'mongoose';
import { byUser } from '../audit/actors.js';
import { aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import { invalidCredentials, type ProvedUser } from '../passwords/prove-user.js';
import { createFormerSessions } from '../sessions/former-sessions.js';
import type { SessionStore } from '../sessions/session-store.js';
import type { SignIn } from '../sessions/sign-in.js';
import type { TurnsByKey } from '../sessions/turns-by-key.js';
import type { UserRepository } from '../users/user-repository.js';

/** A login whose password was right. */
export type PendingLogin = Pick<SignIn, 'requestId' | 'previous' | 'newHash'> & {
  /** Whether the user has signed in with this browser before, as its device cookie proves. */
  isOfKnownDevice: boolean;
};

/**
 * Begins the pending session between password and second factor. The session that the browser had ends, as at every login.
 *
 * @returns the cookie's value
 * @throws 401 when the password was changed meanwhile
 */
export type BeginPending = (user: ProvedUser, login: PendingLogin) => Promise<string>;

type Deps = {
  connection: Connection;
  users: Pick<UserRepository, 'noteSignIn'>;
  /** By user. */
  inTurn: TurnsByKey;
  sessions: Pick<SessionStore, 'create' | 'markEnded' | 'markOldestEnded' | 'finishEnding' | 'end'>;
  audit: Pick<IdentityAudit, 'append'>;
  logger: Logger;
};

export function createPendingSignIn(deps: Deps): BeginPending {
  const { connection, users, inTurn, sessions, audit } = deps;
  const finishFormer = createFormerSessions(deps);

  async function begin(txn: ClientSession, user: ProvedUser, login: PendingLogin) {
    const { requestId, previous, newHash, isOfKnownDevice } = login;
    const { _id, passwordHash, version } = user;
    const userId = String(_id);
    if ((await users.noteSignIn(txn, { _id, passwordHash, version, newHash })) === null) {
      throw invalidCredentials();
    }
    if (newHash !== undefined) {
      await audit.append(txn, { ...byUser(userId, requestId), action: 'password.rehashed', target: aboutUser(userId) });
    }
    if (previous !== undefined) {
      await sessions.markEnded(previous, txn);
    }
    const hasMadeRoom = await sessions.markOldestEnded(userId, isOfKnownDevice ? 'pendingOfKnownDevice' : 'pending', txn);
    return { hasMadeRoom, sid: await sessions.create(userId, { purpose: 'second_factor', isOfKnownDevice }, txn) };
  }

  return async (user, login) => {
    const userId = String(user._id);
    const { sid, hasMadeRoom } = await inTurn(userId, () => inTransaction(connection, (txn) => begin(txn, user, login)));
    await finishFormer({ userId, previous: login.previous, hasMadeRoom });
    return sid;
  };
}
