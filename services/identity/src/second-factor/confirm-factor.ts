import type { SignedInCaller } from '@city-genie/contracts/internal/caller';
import { secondFactorMessages } from '@city-genie/contracts/second-factor/endpoints';
import type { Clock } from '@city-genie/service-kit/clock';
import { AppError } from '@city-genie/service-kit/errors';
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

/**
 * Turns a setup on by a code of the app. Repeated by the same session with the same code while that is shown, it gives new recovery codes:
 * those of the first try may never have arrived.
 *
 * @returns recovery codes
 * @throws 400 for a wrong code; 409 without a setup, or when a second factor is on, also by a call at the same time; 429 beyond the limit of
 * wrong codes
 */
export type ConfirmFactor = (caller: SignedInCaller, typed: string, requestId: string) => Promise<string[]>;

type Deps = {
  connection: Connection;
  users: Pick<UserRepository, 'setSecondFactor'>;
  sessions: Pick<SessionStore, 'rightsChanged' | 'outdateProofs' | 'markProved' | 'isProvedBy'>;
  factors: Pick<FactorStore, 'findSetup' | 'findConfirmed' | 'confirm'>;
  seal: SecretSeal;
  hasher: Pick<PasswordHasher, 'hash'>;
  codeLimit: CodeLimit;
  renewCodes: FactorChanges['renewCodes'];
  note: NoteFactor;
  outbox: Pick<Outbox, 'kick'>;
  clock: Clock;
};

/** What a session is proved by that has confirmed with the code of this step. A login or a step-up with a code never leaves the same. */
const proofBy = (step: number) => `confirmed ${step}`;

/** For who was overtaken by another call, which has confirmed the setup, or begun another. */
async function overtaken(factors: Pick<FactorStore, 'findConfirmed'>, userId: string): Promise<AppError> {
  const isOn = (await factors.findConfirmed(userId)) !== undefined;
  return new AppError('conflict', isOn ? secondFactorMessages.isOn : secondFactorMessages.notStarted);
}

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
        throw await overtaken(factors, userId);
      }
      const user = await users.setSecondFactor(txn, userId, true);
      if (user === null) {
        throw notSignedIn();
      }
      // What others have proved is the password alone, which may be why the second factor is turned on.
      await sessions.outdateProofs(userId, sessionHash, txn);
      if (!(await sessions.markProved(sessionHash, txn, proofBy(step)))) {
        throw notSignedIn();
      }
      await note(txn, user, 'added', byUser(userId, requestId));
    });
    outbox.kick();
    // If this fails, the same code gives new codes: no session may count as proved by a copy from before.
    await sessions.rightsChanged(userId);
    return codes;
  }

  async function repeat(userId: string, typed: string, sessionHash: string, requestId: string): Promise<string[]> {
    const factor = await factors.findConfirmed(userId);
    if (factor === undefined) {
      throw new AppError('conflict', secondFactorMessages.notStarted);
    }
    const step = stepOf(factor, typed);
    // Not the last step that was taken: a code that has finished a login must not give recovery codes as well.
    if (step === undefined || !(await sessions.isProvedBy(sessionHash, proofBy(step)))) {
      throw new AppError('conflict', secondFactorMessages.isOn);
    }
    await sessions.rightsChanged(userId);
    return renewCodes(userId, requestId);
  }

  return ({ userId, sessionHash }, typed, requestId) =>
    codeLimit({ key: signedInKey(userId), userId, by: byUser(userId, requestId) }, async () => {
      const setup = await factors.findSetup(userId);
      if (setup === undefined) {
        return repeat(userId, typed, sessionHash, requestId);
      }
      const step = stepOf(setup, typed);
      if (step === undefined) {
        throw wrongCode();
      }
      return turnOn(setup, step, sessionHash, requestId);
    });
}
