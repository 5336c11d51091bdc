import type { MailPayloads } from '@city-genie/contracts/internal/mail-jobs';
import { copyInstead, newPassword, somethingElseIsOdd, usernameFact } from './account-letter.js';
import { letter } from './layout.js';
import { addressLink, type Fact } from './letter.js';
import type { WordsAbout } from './mail-words.js';
import { greetingTo, shownText } from './shown-text.js';
import { writtenTime } from './written-time.js';

/** Who tried to sign in, as far as we know. */
function attemptFacts({ browser, system, at, ...user }: MailPayloads['account.signed-in']): readonly Fact[] {
  return [
    ...usernameFact(user),
    ['Browser', shownText(browser, 'Unknown')],
    ['System', shownText(system, 'Unknown')],
    ['Time', writtenTime(at)],
  ];
}

/** Mails about passwords and sign-ins. */
export const signInMails = {
  'account.reset': ({ firstName, username, isVerified, ...link }, { resetLink }) =>
    letter({
      subject: 'Choose a new password',
      greeting: greetingTo(firstName),
      paragraphs: [
        'Somebody asked for a new password for your City Genie account. If that was you, choose one now: it signs out all browsers.',
        'You can sign in with your username or with this email address.',
      ],
      facts: usernameFact({ username, isVerified }),
      action: { label: 'Choose a new password', href: resetLink(link), note: `The link works once, within one hour. ${copyInstead}` },
      smallPrint: ["It wasn't you? Then ignore this mail. Nothing changes until the link is used."],
    }),

  'account.password-changed': ({ firstName, username, isVerified, means }, { publicUrl, supportEmail }) =>
    letter({
      subject: 'Your password was changed',
      greeting: greetingTo(firstName),
      paragraphs: [
        means === 'reset'
          ? 'Your City Genie account has a new password, chosen through a link that we had mailed to you. All browsers were signed out.'
          : 'Your City Genie account has a new password, chosen by somebody who was signed in and knew the old one. All other browsers were signed out.',
        "If that was you, there is nothing to do. If it wasn't, choose a new password now: whoever changed it is signed out by that.",
      ],
      facts: usernameFact({ username, isVerified }),
      action: newPassword(publicUrl),
      smallPrint: [['Can you no longer get in, or does something look odd? Write to ', addressLink(supportEmail), '.']],
    }),

  'account.signed-in': (signIn, { publicUrl, supportEmail }) =>
    letter({
      subject: 'New sign-in to your account',
      greeting: greetingTo(signIn.firstName),
      paragraphs: [
        "Somebody signed in to your City Genie account with a browser or device that you hadn't used for it before.",
        "If that was you, there is nothing to do. If it wasn't, choose a new password now: that signs out all browsers.",
      ],
      facts: attemptFacts(signIn),
      action: newPassword(publicUrl),
      smallPrint: [somethingElseIsOdd(supportEmail)],
    }),

  'account.code-refused': (signIn, { publicUrl, supportEmail }) =>
    letter({
      subject: 'A sign-in with your password was stopped',
      greeting: greetingTo(signIn.firstName),
      paragraphs: [
        'Somebody entered the password of your City Genie account, but no right code after it. They were not let in.',
        "If that was you, there is nothing to do. If it wasn't, somebody else knows your password. Choose a new password now: that signs out all browsers.",
      ],
      facts: attemptFacts(signIn),
      action: newPassword(publicUrl),
      smallPrint: [somethingElseIsOdd(supportEmail)],
    }),
} satisfies Partial<WordsAbout<'account'>>;
