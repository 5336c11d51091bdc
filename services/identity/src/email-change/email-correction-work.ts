import type { identityJobs } from '@city-genie/contracts/internal/identity-jobs';
import type { JobPayloads } from '@city-genie/contracts/internal/job';
import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import type { Clock } from '@city-genie/service-kit/clock';
import { appendToOutbox } from '@city-genie/service-kit/jobs/outbox';
import type { ReadJob } from '@city-genie/service-kit/jobs/read-job';
import type { MailPause } from '@city-genie/service-kit/mailbox/mail-pause';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { duplicateKeyOf, inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { ClientSession, Connection } from 'mongoose';
import { longestWorkDelayMs } from '../accounts/link-request-work.js';
import { byUser } from '../audit/actors.js';
import { aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import type { Links } from '../links/links.js';
import type { DelaySources } from '../sessions/login-delay.js';
import type { AccountRepository } from '../users/account-repository.js';
import { uniqueEmail } from '../users/user-model.js';
import type { UserRepository } from '../users/user-repository.js';

type Deps = {
  connection: Connection;
  users: Pick<UserRepository, 'findByEmail'>;
  accounts: Pick<AccountRepository, 'touchAsking' | 'correctEmail' | 'forgetPendingEmail'>;
  links: Pick<Links, 'create' | 'isMadeFor' | 'revoke'>;
  /** Tells the owner of an address that somebody tried to use it. */
  tellOwner(email: string): Promise<void>;
  /** Of mails that ask for a verification. */
  verificationPause: MailPause;
  outbox: Pick<Outbox, 'rows' | 'kick'>;
  audit: Pick<IdentityAudit, 'append'>;
  clock: Clock;
  delays: DelaySources;
};

type Job = ReadJob<JobPayloads<typeof identityJobs>, 'email-correction.requested'>;

/** So old an account isn't told again that it expires, however often its address is corrected; else it could be kept for ever. */
const toldAnewWithinMs = 60 * 24 * 3_600_000;

/** Links that were mailed to the address that is replaced, or wait for another one. */
const outdatedLinks = ['verify_email', 'reset_password', 'change_email'] as const;

/**
 * @returns does what a correction asks for: the new address is the user's, unverified as the former one was, links to that one end, and a
 * new one verifies the new address. The former mailbox hears nothing more, as it may be a stranger's. When somebody else has the new address,
 * nothing changes and its owner is told. Nothing happens when the user asks for another one by now. A job that comes twice makes one link and
 * one mail.
 */
export function createEmailCorrectionWork(deps: Deps) {
  const { connection, users, accounts, links, tellOwner, verificationPause, outbox, audit, clock, delays } = deps;

  async function correct(session: ClientSession, { id, payload: { userId, email } }: Job): Promise<void> {
    const before = await accounts.touchAsking(session, userId, email);
    if (before === null || (await links.isMadeFor(session, id))) {
      return;
    }
    const isToldAnew = before.createdAt.getTime() > clock.nowMs() - toldAnewWithinMs;
    const user = await accounts.correctEmail(session, before, email, isToldAnew);
    if (user === null) {
      // The former address was verified in the meantime.
      await accounts.forgetPendingEmail(session, userId);
      return;
    }
    const createdAt = new Date(clock.nowMs());
    const isMailed = await verificationPause.begin(user.emailKey, createdAt, session);
    // A link that is in the mailbox already stays good when no other comes.
    if (isMailed || user.emailKey !== before.emailKey) {
      for (const purpose of outdatedLinks) {
        await links.revoke(session, userId, purpose);
      }
    }
    if (isMailed) {
      const link = await links.create(session, 'verify_email', { userId, jobId: id });
      const mail = { to: user.email, firstName: user.firstName, ...link };
      await appendToOutbox(outbox.rows, session, mailJobs.accountVerify, mail, { createdAt, subjectId: userId });
    }
    await audit.append(session, { ...byUser(userId, id), action: 'user.email_corrected', target: aboutUser(userId) });
  }

  /** @returns false when somebody else has the address by now */
  async function isCorrected(job: Job): Promise<boolean> {
    try {
      await inTransaction(connection, (session) => correct(session, job));
      return true;
    } catch (error) {
      if (duplicateKeyOf(error) === uniqueEmail) {
        return false;
      }
      throw error;
    }
  }

  async function refuse({ payload: { userId, email } }: Job): Promise<void> {
    await tellOwner(email);
    await inTransaction(connection, async (session) => {
      if ((await accounts.touchAsking(session, userId, email)) !== null) {
        await accounts.forgetPendingEmail(session, userId);
      }
    });
  }

  return async (job: Job): Promise<void> => {
    const { userId, email } = job.payload;
    await delays.pause(delays.random() * longestWorkDelayMs);
    const holder = await users.findByEmail(email);
    // Their own address again is a new link to it.
    const isFree = holder === null || String(holder._id) === userId;
    if (!isFree || !(await isCorrected(job))) {
      await refuse(job);
    }
    outbox.kick();
  };
}
