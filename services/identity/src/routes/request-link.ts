import { accountMessages, forgotPassword, resendVerification } from '@city-genie/contracts/auth/endpoints';
import { forgotPasswordRoute, resendVerificationRoute } from '@city-genie/contracts/auth/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { CallLimits } from '@city-genie/service-kit/limits/call-limits';
import type { RequestLink } from '../accounts/link-requests.js';

export type RequestLinkDeps = { limits: CallLimits; requestLink: RequestLink };

/** POST /api/auth/forgot-password and /api/auth/resend-verification: the same reply for everybody, whoever the address belongs to. */
export function registerRequestLink(app: Service, { limits, requestLink }: RequestLinkDeps): void {
  const [perResetAddress, perVerificationAddress] = [limits.keyed(forgotPassword), limits.keyed(resendVerification)];
  app.route({
    ...forgotPasswordRoute,
    handler: async ({ body }) => {
      await requestLink('reset_password', body.email, perResetAddress);
      return { success: true as const, message: accountMessages.resetRequested };
    },
  });
  app.route({
    ...resendVerificationRoute,
    handler: async ({ body }) => {
      await requestLink('verify_email', body.email, perVerificationAddress);
      return { success: true as const, message: accountMessages.verificationRequested };
    },
  });
}
