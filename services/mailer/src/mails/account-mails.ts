import { letter } from './layout.js';
import { addressLink, type Fact, pageLink } from './letter.js';
import type { WordsAbout } from './mail-words.js';
import { greetingTo, shownText, shownUsername } from './shown-text.js';
import { unsubscribeByMail } from './unsubscribe.js';
import { writtenTime } from './written-time.js';

const copyInstead = 'You can also copy the link into your browser:';

/** The username, unless it is one that mails leave out. */
function usernameFact({ username, isVerified = false }: { username: string; isVerified?: boolean | undefined }): readonly Fact[] {
  const shown = shownUsername(username, isVerified);
  return shown === undefined ? [] : [['Username', shown]];
}

const newPassword = (publicUrl: string) => ({ label: 'Choose a new password', href: `${publicUrl}/forgot-password` });

/** Mails about accounts (docs/rules/waitlist-and-mails.md#mails-about-accounts). */
export const accountMails: WordsAbout<'account'> = {
  'account.verify': ({ firstName, ...link }, { verifyLink }) =>
    letter({
      subject: 'Confirm your email address',
      greeting: greetingTo(firstName),
      paragraphs: ['Thank you for registering with City Genie. One thing is left: please confirm that this address is yours.'],
      action: { label: 'Confirm my address', href: verifyLink(link), note: `The link works for 24 hours. ${copyInstead}` },
      smallPrint: ["You didn't register? Then somebody typed your address by mistake. Ignore this mail, and it stays unconfirmed."],
    }),

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

  'account.exists': ({ firstName, username, isVerified }, { publicUrl }) =>
    letter({
      subject: 'You already have an account',
      greeting: greetingTo(firstName),
      paragraphs: [
        'Somebody tried to register with this email address at City Genie. It has an account already, so no second one was made.',
        'If that was you, sign in with your username or with this email address.',
      ],
      facts: usernameFact({ username, isVerified }),
      action: { label: 'Sign in', href: `${publicUrl}/login` },
      smallPrint: [
        ['Forgotten the password? Choose a new one: ', pageLink(`${publicUrl}/forgot-password`)],
        "It wasn't you? Then there is nothing to do. Your account is as it was.",
      ],
    }),

  'account.signed-in': ({ firstName, username, isVerified, browser, system, at }, { publicUrl, supportEmail }) =>
    letter({
      subject: 'New sign-in to your account',
      greeting: greetingTo(firstName),
      paragraphs: [
        "Somebody signed in to your City Genie account with a browser or device that you hadn't used for it before.",
        "If that was you, there is nothing to do. If it wasn't, choose a new password now: that signs out all browsers.",
      ],
      facts: [
        ...usernameFact({ username, isVerified }),
        ['Browser', shownText(browser, 'Unknown')],
        ['System', shownText(system, 'Unknown')],
        ['Time', writtenTime(at)],
      ],
      action: newPassword(publicUrl),
      smallPrint: [['Does something else look odd? Write to ', addressLink(supportEmail), '.']],
    }),

  'account.invited': ({ name, ...link }, { inviteLink, supportEmail }) => ({
    ...letter({
      subject: 'Your invitation to City Genie',
      greeting: greetingTo(name),
      paragraphs: [
        'You asked to hear from us, and your turn has come: with this invitation you can register.',
        'Then tell us how you would like the city to feel and how long you have. The places, the order and the walk between them are our part.',
      ],
      action: {
        label: 'Accept the invitation',
        href: inviteLink(link),
        note: `The invitation is for one person and works for 14 days. ${copyInstead}`,
      },
      smallPrint: [
        [
          "You didn't ask for this? Then somebody typed your address by mistake. Reply to this mail or write to ",
          addressLink(supportEmail),
          ", and we'll take it off the list.",
        ],
      ],
    }),
    unsubscribeLink: unsubscribeByMail(supportEmail),
  }),
};
