import type { Clock } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { ClientSession } from 'mongoose';
import { byUser } from '../audit/actors.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import type { UserRow } from '../users/user-model.js';
import type { ConfirmedFactor } from './factor-model.js';
import type { NoteFactor } from './factor-notes.js';
import type { FactorStore } from './factor-store.js';
import { readAppCode, readRecoveryCode } from './recovery-codes.js';
import type { SecretSeal } from './secret-seal.js';
import { stepsOf } from './totp.js';

/** A code that is right, though it may have been taken before. */
export type CodeProof = {
  /** Equal for the same code again. */
  id: string;
  means: 'app_code' | 'recovery_code';
  /** Takes the code, in the transaction of what it proves. @returns false when it was taken before: a code is good once */
  take(txn: ClientSession, requestId: string): Promise<boolean>;
};

/** Compares what was typed with the codes of a user. @returns undefined for a wrong one. @throws 503 when too many wait for a hash */
export type CodeCheck = (user: UserRow, typed: string) => Promise<CodeProof | undefined>;

type Deps = {
  factors: Pick<FactorStore, 'findConfirmed' | 'takeStep' | 'takeRecoveryCode'>;
  seal: SecretSeal;
  hasher: Pick<PasswordHasher, 'verify'>;
  note: NoteFactor;
  clock: Clock;
  logger: Logger;
};

/** By the code of an app, or by a recovery code, whichever has the form (docs/rules/accounts.md#second-factor). */
export function createCodeCheck({ factors, seal, hasher, note, clock, logger }: Deps): CodeCheck {
  function byApp(factor: ConfirmedFactor, code: string): CodeProof | undefined {
    const opened = seal.open(factor.secret, factor._id);
    if (opened === undefined) {
      logger.error({ userId: factor._id }, 'no key opens the secret of this second factor');
      return undefined;
    }
    const [step] = stepsOf(code, opened.secret, clock.nowMs());
    const resealed = opened.isOutdated ? seal.seal(opened.secret, factor._id) : undefined;
    return step === undefined
      ? undefined
      : { id: `app ${step}`, means: 'app_code', take: (txn) => factors.takeStep(txn, factor, step, resealed) };
  }

  async function byRecovery(user: UserRow, { _id, recoveryCodes }: ConfirmedFactor, code: string): Promise<CodeProof | undefined> {
    // One after the other: all at once would take every turn for a hash.
    for (const { hash } of recoveryCodes) {
      if (await hasher.verify(code, hash)) {
        return {
          // By the hash and not by the position, which a code of a new set has as well.
          id: `recovery ${hash.slice(-16)}`,
          means: 'recovery_code',
          async take(txn, requestId) {
            const isTaken = await factors.takeRecoveryCode(txn, _id, hash);
            if (isTaken) {
              await note(txn, user, 'code_used', byUser(_id, requestId));
            }
            return isTaken;
          },
        };
      }
    }
    return undefined;
  }

  return async (user, typed) => {
    const factor = await factors.findConfirmed(String(user._id));
    if (factor === undefined) {
      return undefined;
    }
    const [appCode, recoveryCode] = [readAppCode(typed), readRecoveryCode(typed)];
    if (appCode !== undefined) {
      return byApp(factor, appCode);
    }
    return recoveryCode === undefined ? undefined : byRecovery(user, factor, recoveryCode);
  };
}
