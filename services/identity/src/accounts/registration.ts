import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import type { registerRequest } from '@city-genie/contracts/auth/request';
import type { Clock } from '@city-genie/service-kit/clock';
import { AppError } from '@city-genie/service-kit/errors';
import { duplicateKeyOf } from '@city-genie/service-kit/stores/mongo';
import type { z } from 'zod';
import type { PasswordPolicy } from '../passwords/common-passwords.js';
import type { PasswordGuess } from '../passwords/password-guess.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import type { SessionStore } from '../sessions/session-store.js';
import { uniqueEmail, uniqueName } from '../users/user-model.js';
import type { UserRepository } from '../users/user-repository.js';
import { type Admission, registrationClosed } from './admission.js';
import type { Registered } from './new-account.js';

/** How long a registration can be repeated: its reply may have been lost. */
const repeatableMs = 3_600_000;

/** A validated request. */
export type RegistrationRequest = z.output<typeof registerRequest>;

type Deps = {
  admit(inviteToken: string | undefined): Promise<Admission>;
  policy: PasswordPolicy;
  hasher: Pick<PasswordHasher, 'hash'>;
  users: Pick<UserRepository, 'findByNameAndEmail' | 'isNameTaken'>;
  sessions: Pick<SessionStore, 'create'>;
  createAccount(
    user: Omit<RegistrationRequest, 'password' | 'inviteToken'> & { passwordHash: string },
    admission: Admission,
    requestId: string,
  ): Promise<Registered>;
  tellOwner(email: string): Promise<void>;
  isPasswordOf: PasswordGuess;
  clock: Clock;
};

function conflict(field: 'username' | 'email', message: string): AppError {
  return new AppError('conflict', message, { fields: { [field]: message } });
}

/**
 * @returns registers somebody. A repeat, known by its password, is answered as the first time, with a new pending session
 * (docs/rules/accounts.md#registration).
 * @throws 403 to whom registration is closed; 400 for a common password; 409 when the name or the address is taken; 503 when too many wait
 */
export function createRegistration(deps: Deps) {
  const { admit, policy, hasher, users, sessions, createAccount, tellOwner, isPasswordOf, clock } = deps;

  /** Answers a repeat. @returns undefined when this is none */
  async function repeated({ username, email, password }: RegistrationRequest): Promise<Registered | undefined> {
    const user = await users.findByNameAndEmail(username, email);
    if (user === null || user.emailVerified || user.createdAt.getTime() <= clock.nowMs() - repeatableMs) {
      return undefined;
    }
    if (!(await isPasswordOf(user, password))) {
      throw conflict('username', accountMessages.usernameTaken);
    }
    return { user, sid: await sessions.create(String(user._id), { purpose: 'subscription' }) };
  }

  /** @throws 409 that says what is taken */
  async function refuseTaken({ username, email }: RegistrationRequest, taken: string): Promise<never> {
    // Of two that are taken, MongoDB names either.
    if (taken === uniqueName || (await users.isNameTaken(username))) {
      throw conflict('username', accountMessages.usernameTaken);
    }
    await tellOwner(email);
    throw conflict('email', accountMessages.emailTaken);
  }

  return async (request: RegistrationRequest, requestId: string): Promise<Registered> => {
    const { password, inviteToken, ...person } = request;
    const admission = await admit(inviteToken);
    await policy.refuseCommon('password', password, person);
    const known = await repeated(request);
    if (known !== undefined) {
      return known;
    }
    if (admission.may === 'again') {
      throw registrationClosed();
    }
    // Before it is known whether name and address are free, so that every outcome takes as long.
    const passwordHash = await hasher.hash(password);
    try {
      return await createAccount({ ...person, passwordHash }, admission, requestId);
    } catch (error) {
      const taken = duplicateKeyOf(error);
      if (taken !== uniqueName && taken !== uniqueEmail) {
        throw error;
      }
      // An equal registration at the same time may have been faster.
      return (await repeated(request)) ?? (await refuseTaken(request, taken));
    }
  };
}
