import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { AppError } from '@city-genie/service-kit/errors';
import type { UserRow } from '../users/user-model.js';
import type { PasswordHasher } from './password-hasher.js';

/** A user whose password has just been compared. */
export type ProvedUser = UserRow & { passwordHash: string };

/** The same for an unknown name and for a wrong password. */
export function invalidCredentials(): AppError {
  return new AppError('invalid_credentials', accountMessages.invalidCredentials);
}

type Deps = { hasher: Pick<PasswordHasher, 'verify'>; requiresVerification: boolean };

/**
 * Compares a password with that of a user, or with nobody's, which takes as long.
 *
 * @throws 401 `invalid_credentials`; 403 `email_not_verified`, which is said only to who knows the password
 */
export async function proveUser({ hasher, requiresVerification }: Deps, user: UserRow | null, password: string): Promise<ProvedUser> {
  const passwordHash = user?.passwordHash;
  const fits = await hasher.verify(password, passwordHash);
  if (user === null || passwordHash === undefined || !fits) {
    throw invalidCredentials();
  }
  if (requiresVerification && !user.emailVerified) {
    throw new AppError('email_not_verified', accountMessages.emailNotVerified);
  }
  return { ...user, passwordHash };
}
