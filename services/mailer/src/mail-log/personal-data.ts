import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import { eraseFromQueue } from '@city-genie/service-kit/jobs/erase-from-queue';
import type { Queue } from 'bullmq';
import type { MailLog } from './mail-log.js';

/** A mail as the user it was about is told of it. */
export type ExportedMail = { type: string; status: 'sent' | 'failed'; at: Date };

export type PersonalData = {
  /** What became of the mails about a user, the oldest first; without those that would tell them about somebody else. */
  exportMails(userId: string): Promise<ExportedMail[]>;
  /**
   * Removes the jobs of these users from the queue, and whom the mails were about from the log. Safe to repeat.
   * @returns those of whom nothing is left. While a worker has somebody's mail it will write down whom the mail was about, so this has to be
   * called again
   */
  erase(userIds: readonly string[]): Promise<string[]>;
};

type Deps = { queue: Queue; log: Pick<MailLog, 'about' | 'unlink'> };

/**
 * Goes to an address that the user has asked for, and only if nobody else has it: whether there was one would tell whether somebody has
 * (docs/rules/accounts.md#another-e-mail-address).
 */
const untold = mailJobs.accountConfirmEmail.name;

export function createPersonalData({ queue, log }: Deps): PersonalData {
  return {
    async exportMails(userId) {
      const told = (await log.about(userId)).filter(({ type }) => type !== untold);
      return told.map(({ type, status, updatedAt }) => ({ type, status, at: updatedAt }));
    },
    async erase(userIds) {
      // First: what no worker has now, and isn't in the queue any more, writes nothing after the log is unlinked.
      const { running } = await eraseFromQueue(queue, new Set(userIds));
      await log.unlink(userIds);
      return userIds.filter((userId) => !running.has(userId));
    },
  };
}
