import type { identityJobs } from '@city-genie/contracts/internal/identity-jobs';
import type { JobPayloads } from '@city-genie/contracts/internal/job';
import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import type { Clock } from '@city-genie/service-kit/clock';
import { appendToOutbox } from '@city-genie/service-kit/jobs/outbox';
import type { ReadJob } from '@city-genie/service-kit/jobs/read-job';
import type { MailPause } from '@city-genie/service-kit/mailbox/mail-pause';
import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { ClientSession, Connection } from 'mongoose';
import { longestWorkDelayMs } from '../accounts/link-request-work.js';
import type { Links } from '../links/links.js';
import type { DelaySources } from '../sessions/login-delay.js';
import type { AccountRepository } from '../users/account-repository.js';
import { addresseeOf } from '../users/addressee.js';
import type { UserRepository } from '../users/user-repository.js';

type Deps = {
  connection: Connection;
  users: Pick<UserRepository, 'findByEmail'>;
  accounts: Pick<AccountRepository, 'touchAsking'>;
  links: Pick<Links, 'create' | 'isMadeFor' | 'revoke'>;
  /** Tells the owner of an address that somebody tried to use it. */
  tellOwner(email: string): Promise<void>;
  /** Of mails to addresses that nobody has confirmed yet. */
  mailPause: MailPause;
  outbox: Pick<Outbox, 'rows' | 'kick'>;
  clock: Clock;
  delays: DelaySources;
};

type Job = ReadJob<JobPayloads<typeof identityJobs>, 'email-change.requested'>;

/**
 * @returns does what a wish for another address asks for: a link goes to the new address, a notice to the present one. When somebody else
 * has the address, its owner is told instead. A job that comes twice makes one link and one mail to each.
 */
export function createEmailChangeWork(deps: Deps) {
  const { connection, users, accounts, links, tellOwner, mailPause, outbox, clock, delays } = deps;

  async function prepare(session: ClientSession, { id, payload: { userId, email } }: Job, isFree: boolean): Promise<void> {
    const user = await accounts.touchAsking(session, userId, email);
    if (user === null || (await links.isMadeFor(session, id))) {
      return;
    }
    const about = { createdAt: new Date(clock.nowMs()), subjectId: userId };
    await links.revoke(session, userId, 'change_email');
    // Made for a taken address, too: by it a repeat of the job is known. Nobody gets to see it.
    const link = await links.create(session, 'change_email', { userId, jobId: id, emailKey: emailKey(email) });
    if (isFree && (await mailPause.begin(emailKey(email), about.createdAt, session))) {
      const mail = { to: email, firstName: user.firstName, ...link };
      await appendToOutbox(outbox.rows, session, mailJobs.accountConfirmEmail, mail, about);
    }
    await appendToOutbox(outbox.rows, session, mailJobs.accountEmailAsked, addresseeOf(user), about);
  }

  return async (job: Job): Promise<void> => {
    const { email } = job.payload;
    await delays.pause(delays.random() * longestWorkDelayMs);
    const isFree = (await users.findByEmail(email)) === null;
    if (!isFree) {
      await tellOwner(email);
    }
    await inTransaction(connection, (session) => prepare(session, job, isFree));
    outbox.kick();
  };
}
