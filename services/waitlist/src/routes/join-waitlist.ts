import { joinWaitlist } from '@city-genie/contracts/waitlist';
import type { Service } from '@city-genie/service-kit/create-service';
import { ipBucket } from '@city-genie/service-kit/ip-bucket';
import type { RateLimit } from '@city-genie/service-kit/rate-limit';
import type { EntryRepository } from '../entries/entry-repository.js';

/** One reply for everybody: it doesn't tell who already waits, nor that a robot was noticed. */
const reply = { success: true, message: "We'll notify you as soon as City Genie launches in your city." } as const;

type Deps = {
  entries: EntryRepository;
  limit: RateLimit;
  /** Called after a commit that may have a mail to move to the queue. */
  moveMail: () => void;
};

/** POST /api/waitlist: a sign-up for a city (D34, D35, D66). */
export function registerJoinWaitlist(app: Service, { entries, limit, moveMail }: Deps): void {
  app.route({
    ...joinWaitlist,
    handler: async (request) => {
      const { website, ...signUp } = request.body;
      const client = ipBucket(request.caller.ip);
      // Invalid requests never come this far, so only what is accepted counts (D34).
      await limit.consume(client);
      if (website) {
        request.log.info('honeypot filled: nothing stored');
        return reply;
      }
      try {
        if ((await entries.join(signUp)) === 'joined') {
          moveMail();
        }
      } catch (error) {
        await limit.refund(client);
        throw error;
      }
      return reply;
    },
  });
}
