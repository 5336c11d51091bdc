import type { identityJobs } from '@city-genie/contracts/internal/identity-jobs';
import type { JobPayloads } from '@city-genie/contracts/internal/job';
import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import type { Clock } from '@city-genie/service-kit/clock';
import { appendToOutbox } from '@city-genie/service-kit/jobs/outbox';
import type { ReadJob } from '@city-genie/service-kit/jobs/read-job';
import type { MailPause } from '@city-genie/service-kit/mailbox/mail-pause';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { ClientSession, Connection } from 'mongoose';
import { visitor } from '../audit/actors.js';
import { aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import type { Links } from '../links/links.js';
import type { DelaySources } from '../sessions/login-delay.js';
import { addresseeOf } from '../users/addressee.js';
import type { UserRow } from '../users/user-model.js';
import type { UserRepository } from '../users/user-repository.js';

type Deps = {
  connection: Connection;
  users: Pick<UserRepository, 'findByEmail' | 'touch'>;
  links: Pick<Links, 'create' | 'isMadeFor' | 'revoke'>;
  outbox: Pick<Outbox, 'rows' | 'kick'>;
  audit: Pick<IdentityAudit, 'append'>;
  /** Of mails that ask for a verification. */
  verificationPause: MailPause;
  /** Of mails for a reset to addresses that nobody has verified: anybody may have registered them. */
  resetPause: MailPause;
  clock: Clock;
  delays: DelaySources;
};

/** The work for an address that somebody has takes longer. At a time that nobody knows, nobody can measure it by other calls. */
export const longestWorkDelayMs = 2000;

type Job = ReadJob<JobPayloads<typeof identityJobs>, 'link.requested'>;

/**
 * @returns does what a job of identity asks for: the user of an address gets a new link by mail, and the older ones end. Nothing happens
 * for an address without a user, or to verify one that is verified. A job that comes twice makes one link and one mail.
 */
export function createLinkRequestWork(deps: Deps) {
  const { connection, users, links, outbox, audit, verificationPause, resetPause, clock, delays } = deps;

  async function mailReset(session: ClientSession, user: UserRow, jobId: string, createdAt: Date): Promise<void> {
    const userId = String(user._id);
    if (!user.emailVerified && !(await resetPause.begin(user.emailKey, createdAt, session))) {
      return;
    }
    await links.revoke(session, userId, 'reset_password');
    const link = await links.create(session, 'reset_password', { userId, jobId });
    await appendToOutbox(outbox.rows, session, mailJobs.accountReset, { ...addresseeOf(user), ...link }, { createdAt, subjectId: userId });
    await audit.append(session, { ...visitor(jobId), action: 'password.reset_requested', target: aboutUser(userId) });
  }

  async function mailVerification(session: ClientSession, user: UserRow, jobId: string, createdAt: Date): Promise<void> {
    const { email: to, emailKey, firstName } = user;
    const userId = String(user._id);
    if (user.emailVerified || !(await verificationPause.begin(emailKey, createdAt, session))) {
      return;
    }
    await links.revoke(session, userId, 'verify_email');
    const link = await links.create(session, 'verify_email', { userId, jobId });
    await appendToOutbox(outbox.rows, session, mailJobs.accountVerify, { to, firstName, ...link }, { createdAt, subjectId: userId });
  }

  return async ({ id, payload: { email, link } }: Job): Promise<void> => {
    await delays.pause(delays.random() * longestWorkDelayMs);
    const user = await users.findByEmail(email);
    if (user === null) {
      return;
    }
    const createdAt = new Date(clock.nowMs());
    await inTransaction(connection, async (session) => {
      // Of two requests at once, or of one and a change of the password, the second must see the links of the first.
      // And the address must still be the user's: a link is for who reads the mailbox.
      if (!(await users.touch(session, String(user._id), user.emailKey)) || (await links.isMadeFor(session, id))) {
        return;
      }
      const mail = link === 'reset_password' ? mailReset : mailVerification;
      await mail(session, user, id, createdAt);
    });
    outbox.kick();
  };
}
