import type { MailPayloads } from '@city-genie/contracts/internal/mail-jobs';
import type { MailContent } from './layout.js';
import type { MailLinks } from './mail-links.js';

/** What the words of every mail may need besides its payload. */
export type MailContext = { readonly publicUrl: string; readonly supportEmail: string } & MailLinks;

/** The words of every mail, by the name of its job; a mail without words is a type error. */
export type MailWords = {
  readonly [Name in keyof MailPayloads]: (payload: MailPayloads[Name], context: MailContext) => MailContent;
};

/** The words for the mails about one noun; their names begin with it. */
export type WordsAbout<Noun extends string> = Pick<MailWords, Extract<keyof MailWords, `${Noun}.${string}`>>;
