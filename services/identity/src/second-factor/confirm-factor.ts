import type { SignedInCaller } from '@city-genie/contracts/internal/caller';
import { secondFactorMessages } from '@city-genie/contracts/second-factor/endpoints';
import type { Clock } from '@city-genie/service-kit/clock';
import { AppError, fixedMessages } from '@city-genie/service-kit/errors';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import { notSignedIn } from '@city-genie/service-kit/trust/caller';
import type { Connection } from 'mongoose';
import { byUser } from '../audit/actors.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import type { SessionStore } from '../sessions/session-store.js';
import type { UserRepository } from '../users/user-repository.js';
import { type CodeLimit, signedInKey } from './code-limit.js';
import type { FactorChanges } from './factor-changes.js';
import type { SecondFactorRow } from './factor-model.js';
import type { NoteFactor } from './factor-notes.js';
import type { FactorStore } from './factor-store.js';
import { createRecoveryCodes, hashRecoveryCodes, readAppCode } from './recovery-codes.js';
import type { SecretSeal } from './secret-seal.js';
import { stepsOf } from './totp.js';
import { wrongCode } from './wrong-code.js';

/** How long a confirmation can be repeated. */
const repeatableMs = 600_000;

/**
 * Turns a setup on by a code of the app. Repeated with the same code while that is shown, it gives new recovery codes: those of the first
 * try may never have arrived.
 *
 * @returns recovery codes
 * @throws 400 for a wrong code; 409 without a setup, or when a second factor has been on for longer; 429 beyond the limit of wrong codes;
 * 503 when two came at once
 */
export type ConfirmFactor = (caller: SignedInCaller, typed: string, requestId: string) => Promise<string[]>;

type Deps = {
  connection: Connection;
  users: Pick<UserRepository, 'setSecondFactor'>;
  sessions: Pick<SessionStore, 'rightsChanged' | 'outdateProofs'>;
  factors: Pick<FactorStore, 'findSetup' | 'findConfirmed' | 'confirm'>;
  seal: SecretSeal;
  hasher: Pick<PasswordHasher, 'hash'>;
  codeLimit: CodeLimit;
  renewCodes: FactorChanges['renewCodes'];
  note: NoteFactor;
  outbox: Pick<Outbox, 'kick'>;
  clock: Clock;
};

export function createConfirmFactor(deps: Deps): ConfirmFactor {
  const { connection, users, sessions, factors, seal, hasher, codeLimit, renewCodes, note, outbox, clock } = deps;

  function stepOf({ _id, secret }: SecondFactorRow, typed: string): number | undefined {
    const [code, opened] = [readAppCode(typed), seal.open(secret, _id)];
    return code === undefined || opened === undefined ? undefined : stepsOf(code, opened.secret, clock.nowMs())[0];
  }

  async function turnOn(setup: SecondFactorRow, step: number, sessionHash: string, requestId: string): Promise<string[]> {
    const userId = setup._id;
    const codes = createRecoveryCodes();
    const hashes = await hashRecoveryCodes(codes, hasher);
    await inTransaction(connection, async (txn) => {
      if (!(await factors.confirm(txn, setup, step, hashes))) {
        throw new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 1 });
      }
      const user = await users.setSecondFactor(txn, userId, true);
      if (user === null) {
        throw notSignedIn();
      }
      // What others have proved is the password alone, which may be why the second factor is turned on.
      await sessions.outdateProofs(userId, sessionHash, txn);
      await note(txn, user, 'added', byUser(userId, requestId));
    });
    outbox.kick();
    // If this fails, the same code gives new codes: no session may count as proved by a copy from before.
    await sessions.rightsChanged(userId);
    return codes;
  }

  async function repeat(userId: string, typed: string, requestId: string): Promise<string[]> {
    const factor = await factors.findConfirmed(userId);
    if (factor === undefined) {
      throw new AppError('conflict', secondFactorMessages.notStarted);
    }
    const isRecent = clock.nowMs() - factor.confirmedAt.getTime() < repeatableMs;
    if (!isRecent || stepOf(factor, typed) !== factor.lastStep) {
      throw new AppError('conflict', secondFactorMessages.isOn);
    }
    await sessions.rightsChanged(userId);
    return renewCodes(userId, requestId);
  }

  return ({ userId, sessionHash }, typed, requestId) =>
    codeLimit({ key: signedInKey(userId), userId, by: byUser(userId, requestId) }, async () => {
      const setup = await factors.findSetup(userId);
      if (setup === undefined) {
        return repeat(userId, typed, requestId);
      }
      const step = stepOf(setup, typed);
      if (step === undefined) {
        throw wrongCode();
      }
      return turnOn(setup, step, sessionHash, requestId);
    });
}
