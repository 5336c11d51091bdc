import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import type { Clock } from '@city-genie/service-kit/clock';
import { appendToOutbox } from '@city-genie/service-kit/jobs/outbox';
import type { MailPause } from '@city-genie/service-kit/mailbox/mail-pause';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { createSingleFlight } from '@city-genie/service-kit/single-flight';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { Connection } from 'mongoose';
import { addresseeOf } from '../users/addressee.js';
import type { UserRepository } from '../users/user-repository.js';

type Deps = {
  connection: Connection;
  users: Pick<UserRepository, 'findByEmail'>;
  outbox: Pick<Outbox, 'rows' | 'kick'>;
  /** Of these notices. */
  mailPause: MailPause;
  clock: Clock;
};

/** @returns tells the owner of an address by mail that somebody tried to register with it, unless they were told a short while ago */
export function createOwnerNotice({ connection, users, outbox, mailPause, clock }: Deps) {
  // Many attempts at once with one address would only conflict at its pause.
  const notices = createSingleFlight<void>();

  async function tell(email: string): Promise<void> {
    const owner = await users.findByEmail(email);
    if (owner === null) {
      return;
    }
    const { emailKey } = owner;
    const createdAt = new Date(clock.nowMs());
    await inTransaction(connection, async (session) => {
      if (await mailPause.begin(emailKey, createdAt, session)) {
        const about = { createdAt, subjectId: String(owner._id) };
        await appendToOutbox(outbox.rows, session, mailJobs.accountExists, addresseeOf(owner), about);
      }
    });
    outbox.kick();
  }

  return (email: string): Promise<void> => notices.run(email, () => tell(email));
}
