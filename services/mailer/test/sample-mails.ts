import { type MailPayloads, mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import { readJob } from '@city-genie/service-kit/jobs/read-job';
import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { composeMail } from '../src/mails/compose-mail.js';
import type { MailContent } from '../src/mails/layout.js';
import { createMailLinks } from '../src/mails/mail-links.js';
import type { MailContext } from '../src/mails/mail-words.js';

export const supportEmail = 'help@city-genie.example';
export const publicUrl = 'https://city-genie.example';
export const context: MailContext = { publicUrl, supportEmail, ...createMailLinks(publicUrl, testKeys) };

const to = 'ada@example.com';
const link = { tokenId: 'q2h1Zr-tokenId_0123456', tokenExpiresAt: Date.parse('2026-11-25T18:05:00Z') / 1000 };
const at = Date.parse('2026-11-24T18:05:09Z') / 1000;
const payment = { plan: 'monthly', amountCents: 499, currency: 'usd' } as const;

/** A payload for every mail, with this text wherever somebody else's may stand; a mail without a sample doesn't compile. */
export function samplesWith({ name, username }: { name: string; username: string }): MailPayloads {
  const person = { to, firstName: name, username };
  return {
    'waitlist.joined': { to, name, city: name },
    'waitlist.confirm': { to, name, city: name, confirm: link, leave: link },
    'account.verify': { to, firstName: name, ...link },
    'account.reset': { ...person, ...link },
    'account.password-changed': { ...person, means: 'reset' },
    'account.exists': person,
    'account.signed-in': { ...person, browser: name, system: name, at },
    'account.code-refused': { ...person, browser: name, system: name, at },
    'account.confirm-email': { to, firstName: name, ...link },
    'account.email-asked': person,
    'account.email-changed': { ...person, isFormer: false },
    'account.second-factor': { ...person, change: 'added' },
    'account.rights': { ...person, isAdmin: true, at },
    'account.expiring': { ...person, at },
    'account.deleted': { to, firstName: name, cause: 'user' },
    'account.invited': { to, name, ...link, leave: link },
    'billing.paid': { ...person, ...payment, occasion: 'first', nextAt: at, isWithdrawable: true },
    'billing.payment-failed': { ...person, ...payment, graceUntil: at },
    'billing.cancelled': { ...person, plan: 'monthly', until: at, cause: 'user' },
    'billing.refunded': { ...person, ...payment },
  };
}

export const samples: MailPayloads = {
  ...samplesWith({ name: 'Ada', username: 'ada_lovelace' }),
  'waitlist.joined': { to, name: 'Ada', city: 'Lisbon' },
  'waitlist.confirm': { to, name: 'Ada', city: 'Lisbon', confirm: link, leave: link },
  'account.signed-in': { to, firstName: 'Ada', username: 'ada_lovelace', browser: 'Firefox', system: 'Windows', at },
  'account.code-refused': { to, firstName: 'Ada', username: 'ada_lovelace', browser: 'Firefox', system: 'Windows', at },
};

export type SampleName = keyof MailPayloads;

/** A mail of the samples, with these changes. */
export const sampleMail = <Name extends SampleName>(name: Name, changes: Partial<MailPayloads[Name]> = {}): MailContent =>
  composedFrom(name, { ...samples[name], ...changes });

/** The mails that say different things about the same, and every value on which that depends. */
const choices: { readonly [Name in SampleName]?: readonly Partial<MailPayloads[Name]>[] } = {
  'account.invited': [{}, { leave: undefined }],
  'account.password-changed': mailJobs.accountPasswordChanged.payload.shape.means.options.map((means) => ({ means })),
  'account.email-changed': [{ isFormer: false }, { isFormer: true }],
  'account.second-factor': mailJobs.accountSecondFactor.payload.shape.change.options.map((change) => ({ change })),
  'account.rights': [{ isAdmin: true }, { isAdmin: false }],
  'account.deleted': mailJobs.accountDeleted.payload.shape.cause.options.map((cause) => ({ cause })),
  'billing.paid': mailJobs.billingPaid.payload.shape.occasion.options.flatMap((occasion) => [
    { occasion, nextAt: at, isWithdrawable: occasion === 'first' },
    { occasion, nextAt: null, isWithdrawable: false },
  ]),
  'billing.refunded': [{ isWithdrawal: false }, { isWithdrawal: true }],
  'billing.cancelled': mailJobs.billingCancelled.payload.shape.cause.options.flatMap((cause) => [
    { cause, until: at },
    { cause, until: at, canResume: false },
    { cause, until: null },
  ]),
};

/** Every mail in every form, by a title for its test. */
export function everyMail(payloads: MailPayloads): [title: string, MailContent][] {
  return Object.values(mailJobs).flatMap(({ name }) =>
    (choices[name] ?? [{}]).map((choice): [string, MailContent] => {
      const title = [name, ...Object.entries(choice).flat().map(String)].join(' ');
      return [title, composedFrom(name, { ...payloads[name], ...choice })];
    }),
  );
}

/** The mail of a job with this payload. */
export function composedFrom(name: SampleName, payload: object): MailContent {
  return composeMail(readJob(mailJobs, { id: '0b9e7a54-3f0e-4bd4-9e1c-7f6f5f0c8a11', name, data: payload }), context);
}

/** What a mail client shows of the HTML, on one line; the hidden preview is not part of it. */
export function shownWords({ html }: Pick<MailContent, 'html'>): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
  return html
    .replace(/^[\s\S]*<\/head>/, '')
    .replace(/<div style="display:none[^>]*>[^<]*<\/div>|<!--\[if mso\]>[\s\S]*?<!\[endif\]-->/g, '')
    .replace(/<\/?a\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([^;]+);/g, (_entity, name: string) => entities[name] ?? `unknown entity ${name}`)
    .replace(/\s+/g, ' ')
    .trim();
}
