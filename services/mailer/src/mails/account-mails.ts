import { accountEndMails } from './account-end-mails.js';
import { emailChangeMails } from './email-change-mails.js';
import type { WordsAbout } from './mail-words.js';
import { registrationMails } from './registration-mails.js';
import { rightsMails } from './rights-mails.js';
import { secondFactorMails } from './second-factor-mails.js';
import { signInMails } from './sign-in-mails.js';

/** Mails about accounts (docs/rules/waitlist-and-mails.md#mails-about-accounts). */
export const accountMails: WordsAbout<'account'> = {
  ...registrationMails,
  ...signInMails,
  ...emailChangeMails,
  ...secondFactorMails,
  ...rightsMails,
  ...accountEndMails,
};
