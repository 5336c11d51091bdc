import { verifyEmailRoute } from '@city-genie/contracts/auth/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { Verification } from '../accounts/email-verification.js';

export type VerifyEmailDeps = {
  publicUrl: string;
  verifyEmail(token: string, requestId: string): Promise<Verification>;
};

/** What the page of the site reads in its address. */
function queryOf(verification: Verification): Record<string, string> {
  switch (verification.outcome) {
    case 'done':
      return { success: 'true', ...(verification.email !== undefined && { email: verification.email }) };
    case 'done_before':
      return { error: 'invalid_or_expired' };
    case 'verified_otherwise':
      return { error: 'already_verified' };
    case 'invalid':
      return { error: 'invalid_token' };
  }
}

/** GET /api/auth/verify-email: the link of a mail. Whatever happens, whoever follows it comes to a page that says so. */
export function registerVerifyEmail(app: Service, { publicUrl, verifyEmail }: VerifyEmailDeps): void {
  app.route({
    ...verifyEmailRoute,
    handler: async (request, reply) => {
      const query = await verifyEmail(request.query.token, request.id).then(queryOf, (error: unknown) => {
        request.log.error({ err: error }, 'an address could not be verified');
        return { error: 'server_error' };
      });
      return reply.redirect(`${publicUrl}/verify-email?${new URLSearchParams(query)}`, 302);
    },
  });
}
