import { accountMessages, correctEmail as correctEmailCall } from '@city-genie/contracts/auth/endpoints';
import { correctEmailRoute } from '@city-genie/contracts/auth/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { CallLimits } from '@city-genie/service-kit/limits/call-limits';
import { proveWaiting, refuseSameAddress, refuseSecondFactor } from '../email-change/prove-waiting.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import type { ProvedUser } from '../passwords/prove-user.js';
import type { LoginGuard } from '../sessions/login-guard.js';

export type CorrectEmailDeps = {
  limits: CallLimits;
  loginGuard: LoginGuard;
  hasher: Pick<PasswordHasher, 'verify'>;
  correctEmail(user: ProvedUser, email: string, requestId: string): Promise<void>;
  /** Whether only users with a verified address can log in. The others can, and have the account page. */
  requiresVerification: boolean;
};

/** POST /api/auth/correct-email: another address for an account that nobody has verified (docs/rules/accounts.md#a-mistyped-e-mail-address). */
export function registerCorrectEmail(app: Service, deps: CorrectEmailDeps): void {
  const { limits, loginGuard, hasher, correctEmail, requiresVerification } = deps;
  const perAccount = limits.keyed(correctEmailCall);
  app.route({
    ...correctEmailRoute,
    handler: async (request) => {
      const { username, password, newEmail } = request.body;
      // As a login from a browser that nobody knows: this user hasn't had one.
      const user = await loginGuard.run(request, username, [], (named) => proveWaiting({ hasher, requiresVerification }, named, password));
      refuseSecondFactor(user);
      refuseSameAddress(user, newEmail);
      await perAccount.consume(String(user._id));
      await correctEmail(user, newEmail, request.id);
      return { success: true as const, message: accountMessages.correctionAsked };
    },
  });
}
