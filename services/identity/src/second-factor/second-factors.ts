import type { Clock } from '@city-genie/service-kit/clock';
import type { CallLimits } from '@city-genie/service-kit/limits/call-limits';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import type { ClientSession, Connection } from 'mongoose';
import type { IdentityAudit } from '../audit/vocabulary.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { createPasswordProof } from '../passwords/password-proof.js';
import type { DeviceCookie } from '../sessions/device-cookie.js';
import type { SessionStore } from '../sessions/session-store.js';
import type { StartSession } from '../sessions/sign-in.js';
import type { TurnsByKey } from '../sessions/turns-by-key.js';
import type { UserRow } from '../users/user-model.js';
import type { UserRepository } from '../users/user-repository.js';
import { createCodeCheck } from './code-check.js';
import { createCodeLimit } from './code-limit.js';
import { createConfirmFactor } from './confirm-factor.js';
import { createFactorChanges } from './factor-changes.js';
import { createFactorNotes } from './factor-notes.js';
import { createFactorStore } from './factor-store.js';
import { createFinishLogin } from './finish-login.js';
import { createPendingSignIn } from './pending-sign-in.js';
import { createRefusedCodeNotice } from './refused-code-notice.js';
import { createSecretSeal } from './secret-seal.js';
import { createStepUp } from './step-up.js';

type Deps = {
  connection: Connection;
  users: UserRepository;
  sessions: SessionStore;
  startSession: StartSession;
  deviceCookie: DeviceCookie;
  hasher: PasswordHasher;
  inTurn: TurnsByKey;
  outbox: Outbox;
  audit: IdentityAudit;
  limits: Pick<CallLimits, 'keyed'>;
  keys: KeyRing;
  clock: Clock;
  logger: Logger;
  /** Whether administrators can act as such only with a second factor. */
  adminsNeedSecondFactor: boolean;
};

/** What the account page shows of a second factor. */
export type ShownFactor = { isOn: boolean; recoveryCodesLeft: number; isRequired: boolean };

export type SecondFactors = ReturnType<typeof createSecondFactors>;

/** Puts together what has to do with second factors and step-ups. */
export function createSecondFactors({ adminsNeedSecondFactor, ...given }: Deps) {
  const { connection, outbox, clock } = given;
  const factors = createFactorStore(connection, clock);
  const isRequiredFor = ({ isAdmin }: Pick<UserRow, 'isAdmin'>) => isAdmin && adminsNeedSecondFactor;
  const note = createFactorNotes({ ...given, outboxRows: outbox.rows });
  const deps = { ...given, factors, note, isRequiredFor, seal: createSecretSeal(given.keys), codeLimit: createCodeLimit(given) };
  const codes = { ...deps, checkCode: createCodeCheck(deps), provePassword: createPasswordProof(given) };
  const factorChanges = createFactorChanges(deps);
  return {
    beginPending: createPendingSignIn(given),
    finishLogin: createFinishLogin({ ...codes, tellOfRefusal: createRefusedCodeNotice(given) }),
    stepUp: createStepUp(codes),
    factorChanges,
    confirmFactor: createConfirmFactor({ ...deps, ...factorChanges }),
    /** What the account page shows of a user's. */
    async shownFactorOf(user: Pick<UserRow, '_id' | 'isAdmin'>): Promise<ShownFactor> {
      const factor = await factors.findConfirmed(String(user._id));
      const left = factor?.recoveryCodes.filter(({ usedAt }) => usedAt === undefined) ?? [];
      return { isOn: factor !== undefined, recoveryCodesLeft: left.length, isRequired: isRequiredFor(user) };
    },
    /** Removes a user's, for the transaction that deletes them. @returns whether one was on */
    eraseFactor: (txn: ClientSession, userId: string): Promise<boolean> => factors.erase(txn, userId),
  };
}
