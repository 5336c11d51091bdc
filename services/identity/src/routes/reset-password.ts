import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { resetPasswordRoute } from '@city-genie/contracts/auth/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';

export type ResetPasswordDeps = { resetPassword(token: string, newPassword: string, requestId: string): Promise<void> };

/** POST /api/auth/reset-password: a new password by the link of a mail. */
export function registerResetPassword(app: Service, { resetPassword }: ResetPasswordDeps): void {
  app.route({
    ...resetPasswordRoute,
    handler: async ({ body, id }) => {
      await resetPassword(body.token, body.newPassword, id);
      return { success: true as const, message: accountMessages.passwordReset };
    },
  });
}
