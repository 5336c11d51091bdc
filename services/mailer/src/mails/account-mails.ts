import type { WordsAbout } from './mail-words.js';
import { registrationMails } from './registration-mails.js';
import { signInMails } from './sign-in-mails.js';

/** Mails about accounts (docs/rules/waitlist-and-mails.md#mails-about-accounts). */
export const accountMails: WordsAbout<'account'> = {
  ...registrationMails,
  ...signInMails,
};
