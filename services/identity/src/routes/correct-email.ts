import { accountMessages, correctEmail as correctEmailCall } from '@city-genie/contracts/auth/endpoints';
import { correctEmailRoute } from '@city-genie/contracts/auth/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { AppError, hasCode } from '@city-genie/service-kit/errors';
import type { CallLimits } from '@city-genie/service-kit/limits/call-limits';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { type ProvedUser, proveUser } from '../passwords/prove-user.js';
import type { LoginGuard } from '../sessions/login-guard.js';
import type { UserRow } from '../users/user-model.js';

export type CorrectEmailDeps = {
  limits: CallLimits;
  loginGuard: LoginGuard;
  hasher: Pick<PasswordHasher, 'verify'>;
  correctEmail(user: ProvedUser, email: string, requestId: string): Promise<void>;
  /** Whether only users with a verified address can log in. The others can, and have the account page. */
  requiresVerification: boolean;
};

/**
 * The same for a wrong password and for a right one of whoever can log in: else passwords could be tried out here without the mail that a
 * login from a new device causes.
 */
const nothingToCorrect = () => new AppError('invalid_credentials', accountMessages.nothingToCorrect);

/**
 * @throws 409 for a second factor: one that was set up while logins needed no verification. Nobody can prove it here, and the password alone
 * must not move the account to another mailbox.
 */
function refuseSecondFactor({ hasSecondFactor }: ProvedUser): void {
  if (hasSecondFactor === true) {
    throw new AppError('conflict', accountMessages.correctBySupport);
  }
}

/** POST /api/auth/correct-email: another address for an account that nobody has verified (docs/rules/accounts.md#a-mistyped-e-mail-address). */
export function registerCorrectEmail(app: Service, deps: CorrectEmailDeps): void {
  const { limits, loginGuard, hasher, correctEmail, requiresVerification } = deps;
  const perAccount = limits.keyed(correctEmailCall);

  async function proveWaiting(named: UserRow | null, password: string): Promise<ProvedUser> {
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

  app.route({
    ...correctEmailRoute,
    handler: async (request) => {
      const { username, password, newEmail } = request.body;
      // As a login from a browser that nobody knows: this user hasn't had one.
      const user = await loginGuard.run(request, username, [], (named) => proveWaiting(named, password));
      refuseSecondFactor(user);
      await perAccount.consume(String(user._id));
      await correctEmail(user, newEmail, request.id);
      return { success: true as const, message: accountMessages.correctionAsked };
    },
  });
}
