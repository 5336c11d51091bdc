import { waitlistMessages } from '@city-genie/contracts/waitlist/endpoints';
import { confirmWaitlistRoute, leaveWaitlistRoute, openUnsubscribeRoute } from '@city-genie/contracts/waitlist/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { takeRawBodies } from '@city-genie/service-kit/calls/raw-body';
import type { Confirm } from '../entries/confirmation.js';
import type { Leave } from '../entries/leaving.js';

export type MailedLinksDeps = { confirm: Confirm; leave: Leave };

/** What the links in the waitlist's mails do. Both are safe to repeat. */
export function registerMailedLinks(app: Service, { confirm, leave }: MailedLinksDeps): void {
  app.route({
    ...confirmWaitlistRoute,
    handler: async ({ body: { token } }) => ({ success: true as const, message: waitlistMessages.confirmed, cities: await confirm(token) }),
  });
  app.route({
    ...openUnsubscribeRoute,
    handler: ({ query }, reply) => reply.redirect(`/waitlist/unsubscribe?${new URLSearchParams(query)}`, 302),
  });
  // Mail clients send a form; our page sends nothing. Neither is read: the token is all that counts.
  takeRawBodies(app, (raw) => {
    raw.route({
      ...leaveWaitlistRoute,
      handler: async ({ query: { token } }) => {
        await leave(token);
        return { success: true as const, message: waitlistMessages.left };
      },
    });
  });
}
