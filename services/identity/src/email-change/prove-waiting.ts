import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { AppError, fieldFault, hasCode } from '@city-genie/service-kit/errors';
import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { type ProvedUser, proveUser } from '../passwords/prove-user.js';
import type { UserRow } from '../users/user-model.js';

type Deps = {
  hasher: Pick<PasswordHasher, 'verify'>;
  /** Whether only users with a verified address can log in. The others can, and have the account page. */
  requiresVerification: boolean;
};

/**
 * The same for a wrong password and for a right one of whoever can log in: else passwords could be tried out here without the mail that a
 * login from a new device causes.
 */
const nothingToCorrect = () => new AppError('invalid_credentials', accountMessages.nothingToCorrect);

/**
 * Compares a password with that of a user who can't log in before their address is verified.
 *
 * @throws 401 `invalid_credentials`, also for the right password of anybody else
 */
export async function proveWaiting({ hasher, requiresVerification }: Deps, named: UserRow | null, password: string): Promise<ProvedUser> {
  try {
    const user = await proveUser({ hasher, requiresVerification: false }, named, password);
    if (!user.emailVerified && requiresVerification) {
      return user;
    }
  } catch (error) {
    if (!hasCode(error, 'invalid_credentials')) {
      throw error;
    }
  }
  throw nothingToCorrect();
}

/**
 * @throws 409 for a second factor: one that was set up while logins needed no verification. Nobody can prove it here, and the password alone
 * must not move the account to another mailbox.
 */
export function refuseSecondFactor({ hasSecondFactor }: ProvedUser): void {
  if (hasSecondFactor === true) {
    throw new AppError('conflict', accountMessages.correctBySupport);
  }
}

/**
 * Whoever types the address that they have is told so: it is theirs, and they have proved name and password. Not while another correction is
 * on its way, since the last one counts.
 *
 * @throws 400 at `newEmail`
 */
export function refuseSameAddress({ emailKey: key, pendingEmail }: ProvedUser, email: string): void {
  if (pendingEmail === undefined && emailKey(email) === key) {
    throw fieldFault('newEmail', accountMessages.correctedAlready);
  }
}
