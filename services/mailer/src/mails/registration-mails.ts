import { copyInstead, signIn, usernameFact } from './account-letter.js';
import { letter } from './layout.js';
import { pageLink } from './letter.js';
import type { WordsAbout } from './mail-words.js';
import { greetingTo } from './shown-text.js';
import { leaveByClick, leaveInWords } from './unsubscribe.js';

/** Mails to people who register, or may. */
export const registrationMails = {
  'account.verify': ({ firstName, ...link }, { verifyLink }) =>
    letter({
      subject: 'Confirm your email address',
      greeting: greetingTo(firstName),
      paragraphs: ['Thank you for registering with City Genie. Please confirm that this address is yours; you can log in from then on.'],
      action: { label: 'Confirm my address', href: verifyLink(link), note: `The link works for 24 hours. ${copyInstead}` },
      smallPrint: ["You didn't register? Then somebody typed your address by mistake. Ignore this mail, and it stays unconfirmed."],
    }),

  'account.exists': ({ firstName, username, isVerified }, { publicUrl }) =>
    letter({
      subject: 'You already have an account',
      greeting: greetingTo(firstName),
      paragraphs: [
        'Somebody tried to use this email address for an account at City Genie. It has one already, which is yours, so nothing came of that.',
        'If that was you, sign in with your username or with this email address.',
      ],
      facts: usernameFact({ username, isVerified }),
      action: signIn(publicUrl),
      smallPrint: [
        ['Forgotten the password? Choose a new one: ', pageLink(`${publicUrl}/forgot-password`)],
        "It wasn't you? Then there is nothing to do. Your account is as it was.",
      ],
    }),

  'account.invited': ({ name, leave, ...link }, context) => ({
    ...letter({
      subject: 'Your invitation to City Genie',
      greeting: greetingTo(name),
      paragraphs: [
        'You asked to hear from us, and your turn has come: with this invitation you can register.',
        'All eight cities open with a subscription, whose plan you choose when you register. Paris is free without one.',
        'Then tell us how you would like the city to feel and how long you have. The places, the order and the walk between them are our part.',
      ],
      action: {
        label: 'Accept the invitation',
        href: context.inviteLink(link),
        note: `The invitation is for one person and works for 14 days. ${copyInstead}`,
      },
      smallPrint: [leaveInWords(leave, context)],
    }),
    unsubscribe: leaveByClick(leave, context),
  }),
} satisfies Partial<WordsAbout<'account'>>;
