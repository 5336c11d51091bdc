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

/**
 * Begins the pending session between password and second factor. The session that the browser had ends, as at every login.
 *
 * @returns the cookie's value
 * @throws 401 when the password was changed meanwhile
 */
export type BeginPending = (user: ProvedUser, signIn: Pick<SignIn, 'requestId' | 'previous' | 'newHash'>) => Promise<string>;

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

  async function begin(txn: ClientSession, user: ProvedUser, { requestId, previous, newHash }: Parameters<BeginPending>[1]) {
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
    const hasMadeRoom = await sessions.markOldestEnded(userId, 'pending', txn);
    return { hasMadeRoom, sid: await sessions.create(userId, { purpose: 'second_factor' }, txn) };
  }

  return async (user, signIn) => {
    const userId = String(user._id);
    const { sid, hasMadeRoom } = await inTurn(userId, () => inTransaction(connection, (txn) => begin(txn, user, signIn)));
    await finishFormer({ userId, previous: signIn.previous, hasMadeRoom });
    return sid;
  };
}
