import type { MailPayloads } from '@city-genie/contracts/internal/mail-jobs';
import type { ReadJob } from '@city-genie/service-kit/jobs/read-job';
import { accountMails } from './account-mails.js';
import { billingMails } from './billing-mails.js';
import type { MailContent } from './layout.js';
import type { MailContext, MailWords } from './mail-words.js';
import { waitlistMails } from './waitlist-mails.js';

/** A requested mail. */
export type Mail<Name extends keyof MailPayloads = keyof MailPayloads> = ReadJob<MailPayloads, Name>;

const words: MailWords = { ...accountMails, ...billingMails, ...waitlistMails };

export function composeMail<Name extends keyof MailPayloads>({ name, payload }: Mail<Name>, context: MailContext): MailContent {
  return words[name](payload, context);
}
