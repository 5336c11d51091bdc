import type { MailPayloads } from '@city-genie/contracts/internal/mail-jobs';
import type { JobHandlers } from '@city-genie/service-kit/jobs/read-job';
import type { MailContent } from './layout.js';

/** The words of every mail, by the name of its job. */
export type MailWords = JobHandlers<MailPayloads, string, MailContent>;

/** The words for the mails about one noun; their names begin with it. */
export type WordsAbout<Noun extends string> = Pick<MailWords, Extract<keyof MailWords, `${Noun}.${string}`>>;
