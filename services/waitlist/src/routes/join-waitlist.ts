import { joinWaitlist, waitlistMessages } from '@city-genie/contracts/waitlist/endpoints';
import { joinWaitlistRoute } from '@city-genie/contracts/waitlist/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { CallLimits } from '@city-genie/service-kit/limits/call-limits';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { type EntryRepository, entryId } from '../entries/entry-repository.js';

/** The same reply for everybody (docs/rules/waitlist-and-mails.md#same-reply-for-everybody). */
const reply = { success: true, message: waitlistMessages.joined } as const;

export type JoinWaitlistDeps = {
  entries: EntryRepository;
  limits: CallLimits;
  outbox: Pick<Outbox, 'kick'>;
};

/** POST /api/waitlist: a sign-up for a city. Repeats are safe: one entry, one mail, counted once. */
export function registerJoinWaitlist(app: Service, { entries, limits, outbox }: JoinWaitlistDeps): void {
  const limit = limits.accepted(joinWaitlist);
  app.route({
    ...joinWaitlistRoute,
    handler: async (request) => {
      const { website, ...signUp } = request.body;
      // Invalid requests were refused earlier, so only accepted ones count.
      await limit.run(request, entryId(signUp), async () => {
        if (website) {
          request.log.info('honeypot filled: nothing stored');
        } else {
          await entries.join(signUp);
          // Also for a known address, which has no message: the time of the reply must not tell who is on the list.
          outbox.kick();
        }
      });
      return reply;
    },
  });
}
