import { withdrawalSeconds } from '@city-genie/contracts/billing/plans';
import type { MailPayloads } from '@city-genie/contracts/internal/mail-jobs';
import { accountPage, newPassword, usernameFact } from './account-letter.js';
import { letter, type MailContent } from './layout.js';
import { addressLink, type Fact, type Paragraph, pageLink } from './letter.js';
import type { MailContext, WordsAbout } from './mail-words.js';
import { greetingTo } from './shown-text.js';
import { writtenAmount } from './written-amount.js';
import { writtenTime } from './written-time.js';

type Paid = MailPayloads['billing.paid'];
type Cancelled = MailPayloads['billing.cancelled'];
type Plan = Paid['plan'];

const planTitles: Readonly<Record<Plan, string>> = { monthly: 'Monthly', yearly: 'Yearly' };
const planFact = (plan: Plan): Fact => ['Plan', planTitles[plan]];
/** The plan, and a sum by what became of it: what is charged may be less than the price of the plan. */
const paymentFacts = (name: string, { plan, amountCents, currency }: Pick<Paid, 'plan' | 'amountCents' | 'currency'>): readonly Fact[] => [
  planFact(plan),
  [name, writtenAmount(amountCents, currency)],
];

const questions = (supportEmail: string, before = ''): Paragraph => [
  `${before}Do you have a question about this? Write to `,
  addressLink(supportEmail),
  '.',
];

const paidSubjects: Readonly<Record<Paid['occasion'], string>> = {
  first: 'Your subscription is active',
  renewal: 'Your subscription was renewed',
  switch: 'Your plan was changed',
};

const paidOpenings: Readonly<Record<Paid['occasion'], string>> = {
  first: 'Thank you. Your payment has arrived, and every city of City Genie is open to you.',
  renewal: 'Your City Genie subscription was renewed, and the payment for it has arrived. There is nothing to do.',
  switch:
    'Your City Genie subscription has another plan now, and the payment for it has arrived. What was left of the time you had paid for was taken off.',
};

const withdrawal = `You have ${withdrawalSeconds / 86_400} days to change your mind about this first payment. "Withdraw and refund" on your account page ends the subscription at once and pays the money back.`;

const withdrawn =
  'Your City Genie subscription has ended, as you asked, and we have sent back what you paid for it. Nothing more will be charged. Paris stays open to everybody.';

const goesOn = (nextAt: number | null): string =>
  nextAt === null
    ? 'No further payment is due.'
    : 'It goes on until you cancel it on your account page. The next payment is due at the time below.';

/** What is said to whoever ended it. A button to the account page is of no use to somebody whose password a stranger knows. */
function cancelledByUser({ until, canResume = true, ...user }: Cancelled, { publicUrl, supportEmail }: MailContext): MailContent {
  return letter({
    subject: 'Your subscription is cancelled',
    greeting: greetingTo(user.firstName),
    paragraphs:
      until === null
        ? ['Your City Genie subscription has ended, as you asked. Nothing more will be charged.', 'Paris stays open to everybody.']
        : [
            "Your City Genie subscription won't be renewed, as you asked. Nothing more will be charged, and everything stays open until the time below.",
            ...(canResume ? ['You have changed your mind? Until then your account page lets it go on.'] : []),
          ],
    facts: [...usernameFact(user), planFact(user.plan), ...openUntil(until)],
    action: accountPage(publicUrl),
    smallPrint: [
      [
        "It wasn't you? Then choose a new password now, which signs out all browsers: ",
        pageLink(newPassword(publicUrl).href),
        '. For everything else write to ',
        addressLink(supportEmail),
        '.',
      ],
    ],
  });
}

const openUntil = (until: number | null): readonly Fact[] => (until === null ? [] : [['Open until', writtenTime(until)]]);

const cancelledUnpaid = ({ until, ...user }: Cancelled, { publicUrl, supportEmail }: MailContext): MailContent =>
  letter({
    subject: 'Your subscription has ended',
    greeting: greetingTo(user.firstName),
    paragraphs: [
      `Your City Genie subscription ${until === null ? 'has ended' : 'ends at the time below'}, since its last payment didn't go through. Nothing more will be charged.`,
      'Your account stays as it is, and Paris stays open to everybody. Whenever you like you can subscribe again.',
    ],
    facts: [...usernameFact(user), planFact(user.plan), ...openUntil(until)],
    action: { label: 'Subscribe again', href: `${publicUrl}/subscribe` },
    smallPrint: [questions(supportEmail)],
  });

/** Mails about payment (docs/rules/waitlist-and-mails.md#mails-about-payment). None of them names a card. */
export const billingMails: WordsAbout<'billing'> = {
  'billing.paid': ({ occasion, nextAt, isWithdrawable = false, firstName, ...payment }, { publicUrl, supportEmail }) =>
    letter({
      subject: paidSubjects[occasion],
      greeting: greetingTo(firstName),
      paragraphs: [paidOpenings[occasion], goesOn(nextAt), ...(isWithdrawable ? [withdrawal] : [])],
      facts: [
        ...usernameFact(payment),
        ...paymentFacts('Charged', payment),
        ...(nextAt === null ? [] : [['Next payment', writtenTime(nextAt)] as const]),
      ],
      action: accountPage(publicUrl),
      smallPrint: [questions(supportEmail, 'Your account page also has your invoices. ')],
    }),

  'billing.payment-failed': ({ graceUntil, firstName, ...payment }, { publicUrl, supportEmail }) =>
    letter({
      subject: "Your payment didn't go through",
      greeting: greetingTo(firstName),
      paragraphs: [
        'We could not renew your City Genie subscription, since the payment was refused. Everything stays open until the time below.',
        'Please look at your card on your account page: it may have expired, or its bank may want to ask you first. The payment is then tried again.',
      ],
      facts: [...usernameFact(payment), ...paymentFacts('Not paid', payment), ['Open until', writtenTime(graceUntil)]],
      action: { label: 'Update your card', href: accountPage(publicUrl).href },
      smallPrint: [questions(supportEmail, "You don't want to go on? Then cancel the subscription on the same page. ")],
    }),

  'billing.cancelled': ({ cause, ...cancelled }, context) =>
    (cause === 'user' ? cancelledByUser : cancelledUnpaid)({ cause, ...cancelled }, context),

  'billing.refunded': ({ firstName, isWithdrawal = false, ...payment }, { publicUrl, supportEmail }) =>
    letter({
      subject: isWithdrawal ? 'Your withdrawal is done' : 'Your refund is on its way',
      greeting: greetingTo(firstName),
      paragraphs: [
        isWithdrawal ? withdrawn : 'We have sent back the sum below, which you had paid for your City Genie subscription.',
        'The money goes the way that it came, and your bank may need five to ten days to show it.',
        'Please keep this mail as your receipt.',
      ],
      facts: [...usernameFact(payment), ...paymentFacts('Paid back', payment)],
      action: accountPage(publicUrl),
      smallPrint: [questions(supportEmail)],
    }),
};
