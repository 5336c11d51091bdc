import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import type { Clock } from '@city-genie/service-kit/clock';
import { AppError, fixedMessages } from '@city-genie/service-kit/errors';
import { appendToOutbox } from '@city-genie/service-kit/jobs/outbox';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import { notSignedIn } from '@city-genie/service-kit/trust/caller';
import type { ClientSession, Connection } from 'mongoose';
import { byUser } from '../audit/actors.js';
import { aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import type { Links } from '../links/links.js';
import type { Device } from '../sessions/device-kind.js';
import type { SessionStore } from '../sessions/session-store.js';
import type { StartSession } from '../sessions/sign-in.js';
import type { TurnsByKey } from '../sessions/turns-by-key.js';
import { addresseeOf } from '../users/addressee.js';
import type { UserRow } from '../users/user-model.js';
import type { UserRepository } from '../users/user-repository.js';
import type { PasswordPolicy } from './common-passwords.js';
import type { PasswordHasher } from './password-hasher.js';
import type { PasswordProof } from './password-proof.js';
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
 * @throws 400 for a common new password or a wrong current one; 429 beyond the limit of wrong ones; 401 when the session has ended or the
 * password was changed meanwhile; 503 when too many wait, or both changes came at once
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
  provePassword: PasswordProof;
  hasher: Pick<PasswordHasher, 'hash'>;
  policy: PasswordPolicy;
  outbox: Outbox;
  audit: Pick<IdentityAudit, 'append'>;
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
  const { connection, inTurn, startSession, provePassword, hasher, policy, outbox, clock } = deps;
  const write = createWriter(deps);

  async function replaceSession(user: ProvedUser, change: PasswordChange): Promise<ChangedPassword> {
    const { sessionHash: previous, device, requestId, provedAt } = change;
    return { user, sid: await startSession(user, { device, requestId, previous, isReplacement: true, ...proofOf(user, provedAt) }) };
  }

  return async (user, change) => {
    const { currentPassword, newPassword, requestId } = change;
    await policy.refuseCommon('newPassword', newPassword, user);
    // An earlier attempt may have been answered with a 503. Later it would be a way to find out the password.
    const isRecent = user.passwordChangedAt !== undefined && clock.nowMs() - user.passwordChangedAt.getTime() < repeatableMs;
    const { user: known, isByNewPassword } = await provePassword(user, currentPassword, {
      field: 'currentPassword',
      message: accountMessages.wrongPassword,
      refused: { action: 'password.changed', requestId },
      newPassword: isRecent ? newPassword : undefined,
    });
    if (isByNewPassword) {
      return replaceSession(known, change);
    }
    const newHash = await hasher.hash(newPassword);
    const changed = await inTurn(String(user._id), () => inTransaction(connection, (txn) => write(txn, known, newHash, change)));
    outbox.kick();
    return changed;
  };
}
