import { testVerificationEmailRoute } from '@city-genie/contracts/auth/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';

const message = 'No mail was sent: this link verifies the address, once and within 24 hours';

export type TestVerificationEmailDeps = { makeTestLink(email: string): Promise<string> };

/** POST /api/test-verification-email: the link that a mail would have. Register it only for developers. */
export function registerTestVerificationEmail(app: Service, { makeTestLink }: TestVerificationEmailDeps): void {
  app.route({
    ...testVerificationEmailRoute,
    handler: async ({ body }) => ({ success: true as const, verificationUrl: await makeTestLink(body.email), message }),
  });
}
