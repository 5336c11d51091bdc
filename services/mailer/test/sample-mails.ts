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

/** A payload for every mail, with this text wherever somebody else's may stand; a mail without a sample doesn't compile. */
export function samplesWith({ name, username }: { name: string; username: string }): MailPayloads {
  const person = { to, firstName: name, username };
  return {
    'waitlist.joined': { to, name, city: name },
    'account.verify': { to, firstName: name, ...link },
    'account.reset': { ...person, ...link },
    'account.password-changed': { ...person, means: 'reset' },
    'account.exists': person,
    'account.signed-in': { ...person, browser: name, system: name, at },
    'account.invited': { to, name, ...link },
  };
}

export const samples: MailPayloads = {
  ...samplesWith({ name: 'Ada', username: 'ada_lovelace' }),
  'waitlist.joined': { to, name: 'Ada', city: 'Lisbon' },
  'account.signed-in': { to, firstName: 'Ada', username: 'ada_lovelace', browser: 'Firefox', system: 'Windows', at },
};

export type SampleName = keyof MailPayloads;

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
