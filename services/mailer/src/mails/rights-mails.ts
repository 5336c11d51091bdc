import { accountPage, usernameFact } from './account-letter.js';
import { letter } from './layout.js';
import { addressLink, type Paragraph } from './letter.js';
import type { WordsAbout } from './mail-words.js';
import { greetingTo } from './shown-text.js';
import { writtenTime } from './written-time.js';

const ifUnexpected = (supportEmail: string): Paragraph => ["If you don't know why, write to ", addressLink(supportEmail), '.'];

/** The mail about the rights of an administrator. It doesn't say who gave or took them: administrators can look that up. */
export const rightsMails = {
  'account.rights': ({ firstName, username, isVerified, isAdmin, at }, { publicUrl, supportEmail }) =>
    letter({
      subject: isAdmin ? 'You are an administrator now' : 'You are no longer an administrator',
      greeting: greetingTo(firstName),
      paragraphs: isAdmin
        ? [
            'Your City Genie account was given the rights of an administrator. It can now see all users, change their rights and delete their accounts.',
            'Please protect it well: turn on two-step verification on your account page, unless it is on already.',
            ifUnexpected(supportEmail),
          ]
        : [
            'The rights of an administrator were taken from your City Genie account. Nothing else about it has changed.',
            ifUnexpected(supportEmail),
          ],
      facts: [...usernameFact({ username, isVerified }), ['Time', writtenTime(at)]],
      ...(isAdmin && { action: accountPage(publicUrl) }),
      smallPrint: [],
    }),
} satisfies Partial<WordsAbout<'account'>>;
