import { type MailJob, mailJob } from '@city-genie/contracts/jobs';
import type { Logger } from '@city-genie/service-kit/logger';
import { type Job, UnrecoverableError } from 'bullmq';
import type { MailLog } from '../mail-log/mail-log.js';
import { composeMail } from '../mails/compose-mail.js';
import { describeFailure, isPermanentFailure } from '../smtp/smtp-failure.js';
import type { SmtpSender } from '../smtp/smtp-sender.js';

/** The part of a job that is needed. */
export type MailJobHandle = Pick<Job<unknown>, 'id' | 'name' | 'data' | 'progress' | 'updateProgress'>;

/** `known`: an earlier run of the same job had sent it. */
export type MailOutcome = 'sent' | 'known';

type Deps = { log: MailLog; sender: Pick<SmtpSender, 'send'>; supportEmail: string; logger: Logger };

/** Kept on the job when the marker could not be written. */
const accepted = 'accepted';

/**
 * Sends the mail of one job, at most once as far as that can be had over SMTP.
 * @throws UnrecoverableError when trying again is no use; anything else is tried again by the queue.
 */
export function createMailProcessor({ log, sender, supportEmail, logger }: Deps): (job: MailJobHandle) => Promise<MailOutcome> {
  async function giveUp(id: string, type: string, reason: string): Promise<never> {
    await log.markFailed(id, type);
    throw new UnrecoverableError(reason);
  }

  async function send(mail: MailJob): Promise<void> {
    try {
      await sender.send(mail.id, mail.to, composeMail(mail, supportEmail));
    } catch (error) {
      // The server's own words stay out of the queue and the log, they may hold the address.
      const reason = describeFailure(error);
      if (isPermanentFailure(error)) {
        await giveUp(mail.id, mail.type, reason);
      }
      throw new Error(reason);
    }
  }

  /** The server has the mail, so everything is done not to send it twice: if MongoDB is away, the job itself remembers. */
  async function remember(mail: MailJob, job: MailJobHandle): Promise<void> {
    try {
      await log.markSent(mail.id, mail.type);
    } catch (error) {
      logger.warn({ err: error, jobId: mail.id }, 'mail is sent, its marker is not written yet');
      await job.updateProgress(accepted);
      throw error;
    }
  }

  return async (job) => {
    const parsed = mailJob.safeParse(job.data);
    if (!parsed.success) {
      const fields = parsed.error.issues.map((issue) => issue.path.join('.'));
      return giveUp(String(job.id), job.name, `payload can't be read: ${fields.join(', ')}`);
    }
    const mail = parsed.data;
    if (await log.wasSent(mail.id)) {
      return 'known';
    }
    if (job.progress !== accepted) {
      await send(mail);
    }
    await remember(mail, job);
    return 'sent';
  };
}
