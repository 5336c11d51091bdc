import type { MailPayloads } from '@city-genie/contracts/internal/mail-jobs';
import { newPassword, signIn, somethingElseIsOdd, usernameFact } from './account-letter.js';
import { letter } from './layout.js';
import { addressLink, type Letter, pageLink } from './letter.js';
import type { MailContext, WordsAbout } from './mail-words.js';
import { greetingTo } from './shown-text.js';

type Change = MailPayloads['account.second-factor']['change'];

/** What is said of one change. The rest is the same for all. */
type ChangeWords = Pick<Letter, 'subject' | 'paragraphs' | 'smallPrint'> & Required<Pick<Letter, 'action'>>;

/** A change without words is a type error. */
const changes: { readonly [Name in Change]: (context: MailContext) => ChangeWords } = {
  // Somebody else's app would keep the owner out, so here a new password isn't enough.
  added: ({ publicUrl, supportEmail }) => ({
    subject: 'Two-step verification is on',
    paragraphs: [
      'From now on, signing in to your City Genie account takes your password and a code from an authenticator app.',
      "If that was you, keep your recovery codes where you find them without your phone. Each of them lets you in once when the app isn't at hand.",
      [
        "If it wasn't you, choose a new password now: that signs out all browsers. Then write to ",
        addressLink(supportEmail),
        ', since the code of an app that is not yours would still be asked for.',
      ],
    ],
    action: newPassword(publicUrl),
    smallPrint: ['We never ask for a code or a recovery code by mail.'],
  }),

  removed: ({ publicUrl, supportEmail }) => ({
    subject: 'Two-step verification is off',
    paragraphs: [
      'Your City Genie account no longer asks for a code when somebody signs in. The password is enough again, and the recovery codes have stopped working.',
      "If that was you, there is nothing to do. If it wasn't, choose a new password now: that signs out all browsers. Then turn two-step verification on again on your account page.",
    ],
    action: newPassword(publicUrl),
    smallPrint: [somethingElseIsOdd(supportEmail)],
  }),

  codes_renewed: ({ publicUrl, supportEmail }) => ({
    subject: 'You have new recovery codes',
    paragraphs: [
      'Your City Genie account has new recovery codes, and the ones before have stopped working.',
      "If that was you, keep them where you find them without your phone. If it wasn't, choose a new password now: that signs out all browsers. Then make new codes once more on your account page.",
    ],
    action: newPassword(publicUrl),
    smallPrint: [somethingElseIsOdd(supportEmail)],
  }),

  code_used: ({ publicUrl, supportEmail }) => ({
    subject: 'A recovery code was used',
    paragraphs: [
      'A recovery code of your City Genie account was used in the place of a code from the authenticator app. Each works once, so this one has stopped working.',
      'If that was you, there is nothing to do. Your account page says how many are left, and makes new ones.',
      "If it wasn't you, somebody has seen your codes. Choose a new password now: that signs out all browsers. Then make new codes on your account page.",
    ],
    action: newPassword(publicUrl),
    smallPrint: [somethingElseIsOdd(supportEmail)],
  }),

  reset: ({ publicUrl, supportEmail }) => ({
    subject: 'Two-step verification was reset',
    paragraphs: [
      'We have switched off two-step verification for your City Genie account, as we do for somebody who has lost the app and the recovery codes. Neither works any more.',
      'If you asked us for that, sign in with your password alone and turn two-step verification on again on your account page.',
      ["If you didn't, write to ", addressLink(supportEmail), ' now, and choose a new password: it signs out all browsers.'],
    ],
    action: signIn(publicUrl),
    smallPrint: [['Choose a new password here: ', pageLink(newPassword(publicUrl).href)]],
  }),
};

/** Mails about the second step of signing in. */
export const secondFactorMails = {
  'account.second-factor': ({ firstName, username, isVerified, change }, context) =>
    letter({ ...changes[change](context), greeting: greetingTo(firstName), facts: usernameFact({ username, isVerified }) }),
} satisfies Partial<WordsAbout<'account'>>;
