import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import { type Clock, epochSeconds } from '@city-genie/service-kit/clock';
import { appendToOutbox } from '@city-genie/service-kit/jobs/outbox';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import { hashSessionId } from '@city-genie/service-kit/trust/session-id';
import type { ClientSession, Connection } from 'mongoose';
import { aboutSession, byUser, type IdentityAudit } from '../audit/user.js';
import { aboutUser } from '../audit/visitor.js';
import { invalidCredentials, type ProvedUser } from '../passwords/prove-user.js';
import { addresseeOf } from '../users/addressee.js';
import type { UserRow } from '../users/user-model.js';
import type { UserRepository } from '../users/user-repository.js';
import { type Device, deviceKind } from './device-kind.js';
import type { SessionStore } from './session-store.js';
import type { TurnsByKey } from './turns-by-key.js';

export type SignIn = {
  device: Device;
  requestId: string;
  /** The hash of the session that the request came with; it ends. */
  previous?: string | undefined;
  /** A new hash of the same password, where the stored one is outdated. */
  newHash?: string | undefined;
};

/**
 * Starts a session for a user who has proved to be one.
 *
 * @returns the cookie's value
 * @throws 401 when the password was changed meanwhile
 */
export type StartSession = (user: ProvedUser, signIn: SignIn) => Promise<string>;

type Deps = {
  connection: Connection;
  users: Pick<UserRepository, 'noteSignIn'>;
  /** By user. */
  inTurn: TurnsByKey;
  sessions: Pick<SessionStore, 'create' | 'markEnded' | 'end'>;
  outbox: Outbox;
  audit: Pick<IdentityAudit, 'append'>;
  clock: Clock;
  logger: Logger;
};

/** A first device is nothing to write about, since the account has just been made. */
const isOtherKind = ({ deviceKinds = [] }: UserRow, kind: string) => deviceKinds.length > 0 && !deviceKinds.includes(kind);

export function createSignIn(deps: Deps): StartSession {
  const { connection, users, inTurn, sessions, outbox, audit, clock, logger } = deps;

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

  async function start(txn: ClientSession, { _id, passwordHash }: ProvedUser, signIn: SignIn): Promise<{ sid: string; hasMail: boolean }> {
    const { device, requestId, previous, newHash } = signIn;
    const kind = deviceKind(device);
    const userId = String(_id);
    // By the hash that was compared: no session begins with a password that has just been replaced.
    const before = await users.noteSignIn(txn, { _id, passwordHash, deviceKind: kind, newHash });
    if (before === null) {
      throw invalidCredentials();
    }
    if (previous !== undefined) {
      await sessions.markEnded(previous, txn);
    }
    const sid = await sessions.create(userId, { device }, txn);
    const hasMail = isOtherKind(before, kind);
    if (hasMail) {
      await writeAbout(txn, before, device);
    }
    const by = byUser(userId, requestId);
    await audit.append(txn, { ...by, action: 'session.started', target: aboutSession(hashSessionId(sid)) });
    if (newHash !== undefined) {
      await audit.append(txn, { ...by, action: 'password.rehashed', target: aboutUser(userId) });
    }
    return { sid, hasMail };
  }

  return async (user, signIn) => {
    const { sid, hasMail } = await inTurn(String(user._id), () => inTransaction(connection, (txn) => start(txn, user, signIn)));
    if (hasMail) {
      outbox.kick();
    }
    if (signIn.previous !== undefined) {
      // It has ended in MongoDB, and this browser has another now, so that a copy in Redis is no reason to refuse; the sweep removes it.
      await sessions.end(signIn.previous).catch((error) => logger.debug({ err: error }, 'copy of the former session not removed'));
    }
    return sid;
  };
}
