import type { MailPayloads } from '@city-genie/contracts/internal/mail-jobs';
import { handleJob, type ReadJob } from '@city-genie/service-kit/jobs/read-job';
import type { MailContent } from './layout.js';
import type { MailWords } from './mail-words.js';
import { waitlistMails } from './waitlist-mails.js';

/** A requested mail. */
export type Mail = ReadJob<MailPayloads>;

/** A mail without words is a type error. */
const words: MailWords = { ...waitlistMails };

export function composeMail(mail: Mail, supportEmail: string): MailContent {
  return handleJob(words, mail, supportEmail);
}
