import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import type { Clock } from '@city-genie/service-kit/clock';
import { AppError, fieldFault, fixedMessages } from '@city-genie/service-kit/errors';
import { appendToOutbox } from '@city-genie/service-kit/jobs/outbox';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { ClientSession, Connection } from 'mongoose';
import { byUser } from '../audit/actors.js';
import { aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import type { Links } from '../links/links.js';
import type { Device } from '../sessions/device-kind.js';
import type { SessionStore } from '../sessions/session-store.js';
import { notSignedIn, type StartSession } from '../sessions/sign-in.js';
import type { TurnsByKey } from '../sessions/turns-by-key.js';
import { addresseeOf } from '../users/addressee.js';
import type { UserRow } from '../users/user-model.js';
import type { UserRepository } from '../users/user-repository.js';
import type { PasswordPolicy } from './common-passwords.js';
import type { PasswordHasher } from './password-hasher.js';
import type { ProvedUser } from './prove-user.js';

export type PasswordChange = {
  currentPassword: string;
  newPassword: string;
  /** The session in which it is changed; a new one takes its place. */
  sessionHash: string;
  /** Epoch seconds of the last proof of this session. */
  provedAt?: number | undefined;
  device: Device;
  requestId: string;
};

/** The user as changed, and the cookie's value of the new session. */
export type ChangedPassword = { user: Pick<UserRow, '_id' | 'passwordChangedAt'>; sid: string };

/**
 * Changes a password and ends all sessions of the user in MongoDB; call `finishEnding` once the new cookie is set. After a 503 it may be
 * repeated: when the new password is the user's since a short while, only the session is replaced.
 *
 * @throws 400 for a common new password or a wrong current one; 401 when the session has ended or the password was changed meanwhile; 503 when too many wait, or
 * both changes came at once
 */
export type ChangePassword = (user: UserRow, change: PasswordChange) => Promise<ChangedPassword>;

/** How long a change can be repeated. */
const repeatableMs = 600_000;

type Deps = {
  connection: Connection;
  users: Pick<UserRepository, 'setPassword'>;
  /** By user. */
  inTurn: TurnsByKey;
  sessions: Pick<SessionStore, 'create' | 'markEnded' | 'markAllEnded'>;
  startSession: StartSession;
  links: Pick<Links, 'revoke'>;
  hasher: PasswordHasher;
  policy: PasswordPolicy;
  outbox: Outbox;
  audit: Pick<IdentityAudit, 'append' | 'record'>;
  clock: Clock;
};

/** A password is a proof of now, but not for whoever has a second factor: their new session has the proof of the former one. */
function proofOf({ hasSecondFactor }: UserRow, provedAt = 0): { provedAt?: Date } {
  return hasSecondFactor ? { provedAt: new Date(provedAt * 1000) } : {};
}

/** The parts of a change that stand or fall together. */
function createWriter({ users, sessions, links, outbox, audit, clock }: Deps) {
  async function tell(txn: ClientSession, user: UserRow, createdAt: Date): Promise<void> {
    const payload = { ...addresseeOf(user), means: 'change' } as const;
    await appendToOutbox(outbox.rows, txn, mailJobs.accountPasswordChanged, payload, { createdAt, subjectId: String(user._id) });
  }

  return async (
    txn: ClientSession,
    user: ProvedUser,
    newHash: string,
    { sessionHash, device, requestId, provedAt }: PasswordChange,
  ): Promise<ChangedPassword> => {
    const userId = String(user._id);
    if (!(await sessions.markEnded(sessionHash, txn))) {
      throw notSignedIn();
    }
    const passwordChangedAt = new Date(clock.nowMs());
    // By the user who was compared: of two changes at once only one is made.
    const changed = await users.setPassword(txn, userId, { passwordHash: newHash, passwordChangedAt }, user);
    if (changed === null) {
      throw new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 1 });
    }
    await sessions.markAllEnded(userId, txn);
    const sid = await sessions.create(userId, { device, ...proofOf(user, provedAt) }, txn);
    await links.revoke(txn, userId, 'reset_password');
    await links.revoke(txn, userId, 'change_email');
    await tell(txn, changed, passwordChangedAt);
    const details = { means: 'form' } as const;
    await audit.append(txn, { ...byUser(userId, requestId), action: 'password.changed', target: aboutUser(userId), details });
    return { user: { ...user, passwordChangedAt }, sid };
  };
}

export function createChangePassword(deps: Deps): ChangePassword {
  const { connection, inTurn, startSession, hasher, policy, outbox, audit, clock } = deps;
  const write = createWriter(deps);

  async function replaceSession(user: ProvedUser, change: PasswordChange): Promise<ChangedPassword> {
    const { sessionHash: previous, device, requestId, provedAt } = change;
    return { user, sid: await startSession(user, { device, requestId, previous, isReplacement: true, ...proofOf(user, provedAt) }) };
  }

  async function refuse({ _id }: UserRow, { requestId }: PasswordChange): Promise<never> {
    const userId = String(_id);
    const refused = { outcome: 'refused', details: { reason: 'wrong_password' } } as const;
    await audit.record({ ...byUser(userId, requestId), action: 'password.changed', target: aboutUser(userId), ...refused });
    throw fieldFault('currentPassword', accountMessages.wrongPassword);
  }

  return async (user, change) => {
    const { currentPassword, newPassword } = change;
    const { passwordHash, passwordChangedAt } = user;
    await policy.refuseCommon('newPassword', newPassword, user);
    if (passwordHash === undefined) {
      return refuse(user, change);
    }
    const known = { ...user, passwordHash };
    if (await hasher.verify(currentPassword, passwordHash)) {
      const newHash = await hasher.hash(newPassword);
      const changed = await inTurn(String(user._id), () => inTransaction(connection, (txn) => write(txn, known, newHash, change)));
      outbox.kick();
      return changed;
    }
    // An earlier attempt may have been answered with a 503. Later it would be a way to find out the password.
    const isRecent = passwordChangedAt !== undefined && clock.nowMs() - passwordChangedAt.getTime() < repeatableMs;
    return isRecent && (await hasher.verify(newPassword, passwordHash)) ? replaceSession(known, change) : refuse(user, change);
  };
}
