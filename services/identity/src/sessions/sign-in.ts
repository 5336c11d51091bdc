import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import { type Clock, epochSeconds } from '@city-genie/service-kit/clock';
import { AppError, fixedMessages } from '@city-genie/service-kit/errors';
import { appendToOutbox } from '@city-genie/service-kit/jobs/outbox';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import { notSignedIn } from '@city-genie/service-kit/trust/caller';
import { hashSessionId } from '@city-genie/service-kit/trust/session-id';
import type { ClientSession, Connection } from 'mongoose';
import { byUser } from '../audit/actors.js';
import { aboutSession, aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import { invalidCredentials, type ProvedUser } from '../passwords/prove-user.js';
import type { CodeProof } from '../second-factor/code-check.js';
import { wrongLoginCode } from '../second-factor/wrong-code.js';
import { addresseeOf } from '../users/addressee.js';
import { preferencesOf } from '../users/preferences.js';
import type { UserRow } from '../users/user-model.js';
import type { UserRepository } from '../users/user-repository.js';
import { type Device, deviceKind } from './device-kind.js';
import { createFormerSessions } from './former-sessions.js';
import type { SessionStore } from './session-store.js';
import type { TurnsByKey } from './turns-by-key.js';

export type SignIn = {
  device: Device;
  requestId: string;
  /** The hash of the session that the request came with; it ends. */
  previous?: string | undefined;
  /** The new session takes the place of the previous one, which must still run. */
  isReplacement?: true;
  /** A new hash of the same password, where the stored one is outdated. */
  newHash?: string | undefined;
  /** The code by which a user with a second factor has finished the login. */
  proof?: CodeProof;
  /** When the user proved to be one, if not now. */
  provedAt?: Date | undefined;
};

/**
 * Starts a session for a user who has proved to be one.
 *
 * @returns the cookie's value
 * @throws 401 when the password was changed meanwhile, the session to be replaced has ended, or the code was taken before; 503 when a second
 * factor was turned on meanwhile: the login has to be repeated with it
 */
export type StartSession = (user: ProvedUser, signIn: SignIn) => Promise<string>;

type Deps = {
  connection: Connection;
  users: Pick<UserRepository, 'noteSignIn'>;
  /** By user. */
  inTurn: TurnsByKey;
  sessions: Pick<SessionStore, 'create' | 'markEnded' | 'markOldestEnded' | 'end' | 'finishEnding'>;
  outbox: Outbox;
  audit: Pick<IdentityAudit, 'append'>;
  clock: Clock;
  logger: Logger;
};

type Started = { sid: string; hasMail: boolean; hasMadeRoom: boolean };

/** A first device is nothing to write about, since the account has just been made. */
const isOtherKind = ({ deviceKinds = [] }: UserRow, kind: string) => deviceKinds.length > 0 && !deviceKinds.includes(kind);

export function createSignIn(deps: Deps): StartSession {
  const { connection, users, inTurn, sessions, outbox, audit, clock } = deps;
  const finishFormer = createFormerSessions(deps);

  async function writeAbout(txn: ClientSession, user: UserRow, { browser, system }: Device): Promise<void> {
    const about = { createdAt: new Date(clock.nowMs()), subjectId: String(user._id) };
    await appendToOutbox(
      outbox.rows,
      txn,
      mailJobs.accountSignedIn,
      { ...addresseeOf(user), browser, system, at: epochSeconds(clock) },
      about,
    );
  }

  async function start(txn: ClientSession, { _id, passwordHash, version }: ProvedUser, signIn: SignIn): Promise<Started> {
    const { device, requestId, previous, isReplacement, newHash, proof, provedAt } = signIn;
    const kind = deviceKind(device);
    const userId = String(_id);
    // By what was compared: no session begins with a password that has just been replaced.
    const before = await users.noteSignIn(txn, { _id, passwordHash, version, deviceKind: kind, newHash });
    if (before === null) {
      throw invalidCredentials();
    }
    if (before.hasSecondFactor && !isReplacement) {
      throw new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 1 });
    }
    if (proof !== undefined && !(await proof.take(txn, requestId))) {
      throw wrongLoginCode();
    }
    const hasReplaced = previous !== undefined && (await sessions.markEnded(previous, txn));
    if (isReplacement && !hasReplaced) {
      throw notSignedIn();
    }
    // Before the new one, which is never among the oldest.
    const hasMadeRoom = await sessions.markOldestEnded(userId, 'full', txn);
    const replaced = isReplacement && previous !== undefined && { replaces: previous };
    const sid = await sessions.create(userId, { device, ...replaced, ...(provedAt && { provedAt }) }, txn);
    const isOther = isOtherKind(before, kind) && preferencesOf(before).signInNotices;
    if (isOther) {
      await writeAbout(txn, before, device);
    }
    const hasMail = isOther || proof?.means === 'recovery_code';
    const by = byUser(userId, requestId);
    await audit.append(txn, { ...by, action: 'session.started', target: aboutSession(hashSessionId(sid)) });
    if (newHash !== undefined) {
      await audit.append(txn, { ...by, action: 'password.rehashed', target: aboutUser(userId) });
    }
    return { sid, hasMail, hasMadeRoom };
  }

  return async (user, signIn) => {
    const userId = String(user._id);
    const { sid, hasMail, hasMadeRoom } = await inTurn(userId, () => inTransaction(connection, (txn) => start(txn, user, signIn)));
    if (hasMail) {
      outbox.kick();
    }
    await finishFormer({ userId, previous: signIn.previous, hasMadeRoom });
    return sid;
  };
}
