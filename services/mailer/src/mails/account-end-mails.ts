import type { MailPayloads } from '@city-genie/contracts/internal/mail-jobs';
import { signIn, usernameFact } from './account-letter.js';
import { letter } from './layout.js';
import { addressLink, type Letter, pageLink } from './letter.js';
import type { MailContext, WordsAbout } from './mail-words.js';
import { greetingTo } from './shown-text.js';
import { writtenTime } from './written-time.js';

type Cause = MailPayloads['account.deleted']['cause'];

const whatWent = 'Your name, your address, your password and your settings went with it.';
const whatEnded = 'All browsers were signed out, and if there was a subscription it has ended: nothing more will be charged.';
const lastMail = 'This is the last mail about it.';
const whatStays =
  'What stays with us is a record of what was done with the account, without your name or address, and invoices if something was paid.';

/** What is said of one cause; a cause without words is a type error. */
const causes: { readonly [Name in Cause]: (context: MailContext) => Pick<Letter, 'paragraphs' | 'smallPrint'> } = {
  user: ({ supportEmail }) => ({
    paragraphs: [
      'Your City Genie account was deleted by somebody who was signed in and knew its password.',
      `${whatWent} ${whatEnded}`,
      `If that was you, thank you for having been with us. ${lastMail}`,
    ],
    smallPrint: [
      [
        "It wasn't you? Write to ",
        addressLink(supportEmail),
        ". We can't bring back what was deleted, but somebody knew your password: wherever else you use it, choose another one.",
      ],
      whatStays,
    ],
  }),

  admin: ({ supportEmail }) => ({
    paragraphs: ['Your City Genie account was deleted by an administrator.', `${whatWent} ${whatEnded}`, lastMail],
    smallPrint: [
      ['Do you think that this was a mistake? Write to ', addressLink(supportEmail), ". What was deleted can't be brought back."],
      whatStays,
    ],
  }),

  expiry: ({ publicUrl }) => ({
    paragraphs: ['Your City Genie account was deleted, since nobody had confirmed this email address.', `${whatWent} ${lastMail}`],
    smallPrint: [
      ['Would you have liked to keep it? You can register again: ', pageLink(`${publicUrl}/register`)],
      'You never registered? Then somebody had typed your address by mistake, and there is nothing to do.',
      whatStays,
    ],
  }),
};

/** Mails about the end of an account. */
export const accountEndMails = {
  'account.expiring': ({ firstName, username, isVerified, at }, { publicUrl }) =>
    letter({
      subject: 'Confirm your address to keep your account',
      greeting: greetingTo(firstName),
      paragraphs: [
        'You registered with City Genie, but nobody has confirmed this email address yet. Unless that happens, the account will be deleted at the time below, with everything in it.',
        'Would you like to keep it? Sign in with your username or with this email address. The page then offers to mail you the link again.',
      ],
      facts: [...usernameFact({ username, isVerified }), ['Deletion', writtenTime(at)]],
      action: signIn(publicUrl),
      smallPrint: [
        ['Forgotten the password? A new one confirms the address as well: ', pageLink(`${publicUrl}/forgot-password`)],
        "You didn't register? Then somebody typed your address by mistake. Ignore this mail, and the account goes.",
      ],
    }),

  'account.deleted': ({ firstName, cause }, context) =>
    letter({ ...causes[cause](context), subject: 'Your account was deleted', greeting: greetingTo(firstName) }),
} satisfies Partial<WordsAbout<'account'>>;
