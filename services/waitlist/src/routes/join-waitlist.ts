import { joinWaitlist } from '@city-genie/contracts/waitlist';
import type { Service } from '@city-genie/service-kit/create-service';
import { ipBucket } from '@city-genie/service-kit/ip-bucket';
import { type EntryRepository, entryId } from '../entries/entry-repository.js';
import type { SignUpLimit } from './sign-up-limit.js';

/** One reply for everybody: it doesn't tell who already waits, nor that a robot was noticed. */
const reply = { success: true, message: "We'll notify you as soon as City Genie launches in your city." } as const;

type Deps = {
  entries: EntryRepository;
  limit: SignUpLimit;
  /** Called after a commit that may have a mail to move to the queue. */
  moveMail: () => void;
};

/** POST /api/waitlist: a sign-up for a city. It can be repeated: one entry, one mail, counted once. */
export function registerJoinWaitlist(app: Service, { entries, limit, moveMail }: Deps): void {
  app.route({
    ...joinWaitlist,
    handler: async (request) => {
      const { website, ...signUp } = request.body;
      // Invalid requests never come this far, so only what is accepted counts.
      await limit.counted(ipBucket(request.caller.ip), entryId(signUp), async () => {
        if (website) {
          request.log.info('honeypot filled: nothing stored');
        } else if ((await entries.join(signUp)) === 'joined') {
          moveMail();
        }
      });
      return reply;
    },
  });
}
