import type { MailPayloads } from '@city-genie/contracts/internal/mail-jobs';
import { copyInstead, newPassword, somethingElseIsOdd, usernameFact } from './account-letter.js';
import { letter, type MailContent } from './layout.js';
import { addressLink } from './letter.js';
import type { MailContext, WordsAbout } from './mail-words.js';
import { greetingTo, shownUsername } from './shown-text.js';

type User = Omit<MailPayloads['account.email-changed'], 'isFormer'>;

const changed = 'Your email address was changed';

/** A new password is no way out for its reader: the link would go to the other address. */
function toFormerAddress({ firstName, username, isVerified }: User, { supportEmail }: MailContext): MailContent {
  const shown = shownUsername(username, isVerified);
  return letter({
    subject: changed,
    greeting: greetingTo(firstName),
    paragraphs: [
      'Your City Genie account has another email address now. This one no longer signs you in, and this is the last mail about the account that comes here.',
      [
        "If that was you, there is nothing to do. If it wasn't, write to ",
        addressLink(supportEmail),
        ` now and tell us your username${shown === undefined ? '' : ` (${shown})`}. Asking for a new password would not help, since its link would go to the other address.`,
      ],
    ],
    smallPrint: ['You had a mail from us before, when the change was asked for.'],
  });
}

const toNewAddress = ({ firstName, username, isVerified }: User, { publicUrl, supportEmail }: MailContext): MailContent =>
  letter({
    subject: changed,
    greeting: greetingTo(firstName),
    paragraphs: [
      'This is the email address of your City Genie account from now on. Our mails come here, and you can sign in with it or with your username.',
      "If that was you, there is nothing to do. If it wasn't, choose a new password now: that signs out all browsers.",
    ],
    facts: usernameFact({ username, isVerified }),
    action: newPassword(publicUrl),
    smallPrint: [somethingElseIsOdd(supportEmail)],
  });

/** Mails about another email address for an account. None of them names the other address: a mailbox may have other readers. */
export const emailChangeMails = {
  'account.confirm-email': ({ firstName, ...link }, { confirmEmailLink }) =>
    letter({
      subject: 'Confirm your new email address',
      greeting: greetingTo(firstName),
      paragraphs: [
        'You asked to make this the address of your City Genie account. Please confirm that it is yours.',
        "You need to be signed in for that. If you aren't, sign in with your username or with the address that you have used so far.",
      ],
      action: { label: 'Confirm my new address', href: confirmEmailLink(link), note: `The link works for 24 hours. ${copyInstead}` },
      smallPrint: ["You didn't ask for this? Then somebody typed your address by mistake. Ignore this mail, and nothing changes."],
    }),

  'account.email-asked': ({ firstName, username, isVerified }, { publicUrl, supportEmail }) =>
    letter({
      subject: 'A new email address was asked for',
      greeting: greetingTo(firstName),
      paragraphs: [
        'Somebody asked to use another email address for your City Genie account. Nothing changes until that address is confirmed by a link that we mail to it.',
        "If that was you, there is nothing to do here. If it wasn't, choose a new password now: that signs out all browsers, and only somebody who is signed in can confirm the address.",
      ],
      facts: usernameFact({ username, isVerified }),
      action: newPassword(publicUrl),
      smallPrint: [
        'You have changed your mind? Your account page lets you keep the address that you have.',
        somethingElseIsOdd(supportEmail),
      ],
    }),

  'account.email-changed': ({ isFormer, ...user }, context) => (isFormer ? toFormerAddress : toNewAddress)(user, context),
} satisfies Partial<WordsAbout<'account'>>;
