import { letter } from './layout.js';
import type { WordsAbout } from './mail-words.js';
import { shownText } from './shown-text.js';

/** Mails about accounts. */
export const accountMails: WordsAbout<'account'> = {
  'account.verify': ({ firstName, ...link }, { verifyLink }) =>
    letter('Verify your email address', `Hello ${shownText(firstName, 'there')},`, [verifyLink(link)]),
  'account.reset': ({ firstName, username, ...link }, { resetLink }) =>
    letter('Reset your password', `Hello ${shownText(firstName, 'there')},`, [username, resetLink(link)]),
  'account.password-changed': ({ firstName, username }) =>
    letter('Your password was changed', `Hello ${shownText(firstName, 'there')},`, [username]),
  'account.exists': ({ firstName, username }) =>
    letter('You already have an account', `Hello ${shownText(firstName, 'there')},`, [username]),
  'account.signed-in': ({ firstName, username, browser, system }) =>
    letter('A new sign-in to your account', `Hello ${shownText(firstName, 'there')},`, [username, browser, system]),
  'account.invited': ({ name, ...link }, { inviteLink }) =>
    letter('Your invitation to City Genie', `Hello ${shownText(name, 'there')},`, [inviteLink(link)]),
};
