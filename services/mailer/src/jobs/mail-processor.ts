import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import type { Clock } from '@city-genie/service-kit/clock';
import { type expired, type JobHandle, jobProcessor, subjectOf } from '@city-genie/service-kit/jobs/read-job';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { UnrecoverableError } from 'bullmq';
import type { MailLog } from '../mail-log/mail-log.js';
import { composeMail, type Mail } from '../mails/compose-mail.js';
import type { MailContext } from '../mails/mail-words.js';
import { describeFailure, isPermanentFailure } from '../smtp/smtp-failure.js';
import type { SmtpSender } from '../smtp/smtp-sender.js';

/** `known`: an earlier run of the same job sent the mail. */
export type MailOutcome = 'sent' | 'known';

type Deps = {
  clock: Clock;
  log: Pick<MailLog, 'wasSent' | 'markSent' | 'markFailed'>;
  sender: Pick<SmtpSender, 'send'>;
  context: MailContext;
  logger: Logger;
};

/** Stored in the job's progress when the marker couldn't be written. */
const accepted = 'accepted';

/**
 * Sends the mail of one job, once as far as that can be had over SMTP (docs/rules/waitlist-and-mails.md#at-least-once).
 * @throws UnrecoverableError when a retry is useless; the queue retries after any other error.
 */
export function createMailProcessor({
  clock,
  log,
  sender,
  context,
  logger,
}: Deps): (job: JobHandle) => Promise<MailOutcome | typeof expired> {
  async function send(mail: Mail): Promise<void> {
    try {
      await sender.send(mail.id, mail.payload.to, composeMail(mail, context));
    } catch (error) {
      // The server's own text stays out of queue and log, since it may contain the address.
      const reason = describeFailure(error);
      throw isPermanentFailure(error) ? new UnrecoverableError(reason) : new Error(reason);
    }
  }

  /** The server has accepted the mail, so it must not be sent twice: if MongoDB is away, the job's progress records it. */
  async function remember(mail: Mail, job: JobHandle): Promise<void> {
    try {
      await log.markSent({ _id: mail.id, type: mail.name, subjectId: subjectOf(job) });
    } catch (error) {
      logger.warn({ err: error, jobId: mail.id }, 'mail sent, but its marker is not written yet');
      await job.updateProgress(accepted);
      throw error;
    }
  }

  async function sendOnce(mail: Mail, job: JobHandle): Promise<MailOutcome> {
    if (await log.wasSent(mail.id)) {
      return 'known';
    }
    if (job.progress !== accepted) {
      await send(mail);
    }
    await remember(mail, job);
    return 'sent';
  }

  const process = jobProcessor(mailJobs, clock, sendOnce);
  return async (job) => {
    try {
      return await process(job);
    } catch (error) {
      if (error instanceof UnrecoverableError) {
        await log.markFailed({ _id: String(job.id), type: job.name, subjectId: subjectOf(job) });
      }
      throw error;
    }
  };
}
