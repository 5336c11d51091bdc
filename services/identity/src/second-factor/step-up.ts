import { accountPageMessages } from '@city-genie/contracts/account/endpoints';
import type { SignedInCaller } from '@city-genie/contracts/internal/caller';
import { secondFactorMessages } from '@city-genie/contracts/second-factor/endpoints';
import type { StepUpRequest } from '@city-genie/contracts/second-factor/request';
import { AppError, fieldFault, fixedMessages } from '@city-genie/service-kit/errors';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import { notSignedIn } from '@city-genie/service-kit/trust/caller';
import type { ClientSession, Connection } from 'mongoose';
import { byUser } from '../audit/actors.js';
import { aboutSession } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import type { PasswordProof } from '../passwords/password-proof.js';
import type { SessionStore } from '../sessions/session-store.js';
import type { TurnsByKey } from '../sessions/turns-by-key.js';
import type { UserRow } from '../users/user-model.js';
import type { UserRepository } from '../users/user-repository.js';
import type { CodeCheck, CodeProof } from './code-check.js';
import { type CodeLimit, signedInKey } from './code-limit.js';
import { wrongCode } from './wrong-code.js';

/**
 * Proves once more that the user of a session is here: by a code if they have a second factor, else by the password. It is safe to repeat,
 * also with the same code.
 *
 * @throws 400 for what is missing or wrong; 401 when the session has ended; 429 beyond the limit of wrong ones; 503 when the session's copy
 * couldn't be removed
 */
export type StepUp = (caller: SignedInCaller, typed: StepUpRequest, requestId: string) => Promise<void>;

type Deps = {
  connection: Connection;
  users: Pick<UserRepository, 'findById' | 'touchWithoutFactor'>;
  sessions: Pick<SessionStore, 'markProved' | 'finishProof' | 'isProvedBy'>;
  /** By user. */
  inTurn: TurnsByKey;
  checkCode: CodeCheck;
  codeLimit: CodeLimit;
  provePassword: PasswordProof;
  outbox: Pick<Outbox, 'kick'>;
  audit: Pick<IdentityAudit, 'append'>;
};

export function createStepUp(deps: Deps): StepUp {
  const { connection, users, sessions, inTurn, checkCode, codeLimit, provePassword, outbox, audit } = deps;

  /** In a transaction with what took the code. */
  async function note(txn: ClientSession, { userId, sessionHash }: SignedInCaller, requestId: string, proof?: CodeProof): Promise<void> {
    if (!(await sessions.markProved(sessionHash, txn, proof?.id))) {
      throw notSignedIn();
    }
    const details = { means: proof?.means ?? 'password' } as const;
    await audit.append(txn, { ...byUser(userId, requestId), action: 'session.stepped_up', target: aboutSession(sessionHash), details });
  }

  async function byCode(caller: SignedInCaller, user: UserRow, typed: string, requestId: string): Promise<void> {
    const { userId, sessionHash } = caller;
    const proof = await checkCode(user, typed);
    if (proof === undefined) {
      throw wrongCode();
    }
    const take = () =>
      inTransaction(connection, async (txn) => {
        const isTaken = await proof.take(txn, requestId);
        if (isTaken) {
          await note(txn, caller, requestId, proof);
        }
        return isTaken;
      });
    // An earlier attempt with this code may have been answered with a 503.
    if (!(await inTurn(userId, take)) && !(await sessions.isProvedBy(sessionHash, proof.id))) {
      throw wrongCode();
    }
    outbox.kick();
  }

  return async (caller, { code, password }, requestId) => {
    const { userId, sessionHash } = caller;
    const user = await users.findById(userId);
    if (user === null) {
      throw notSignedIn();
    }
    if (user.hasSecondFactor) {
      if (code === undefined) {
        throw fieldFault('code', secondFactorMessages.required);
      }
      const who = { key: signedInKey(userId), userId, by: byUser(userId, requestId) };
      await codeLimit(who, () => byCode(caller, user, code, requestId));
    } else {
      if (!password) {
        throw fieldFault('password', accountPageMessages.password);
      }
      await provePassword(user, password);
      await inTransaction(connection, async (txn) => {
        // Turned on since the user was read: now the password proves too little.
        if (!(await users.touchWithoutFactor(txn, userId))) {
          throw new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 1 });
        }
        await note(txn, caller, requestId);
      });
    }
    await sessions.finishProof(sessionHash);
  };
}
