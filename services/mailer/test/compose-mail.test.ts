import { type MailPayloads, mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import { readJob } from '@city-genie/service-kit/jobs/read-job';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { composeMail } from '../src/mails/compose-mail.js';
import type { MailWords } from '../src/mails/mail-words.js';

const supportEmail = 'help@city-genie.example';
const id = '0b9e7a54-3f0e-4bd4-9e1c-7f6f5f0c8a11';

const compose = (typed: { name?: string; city?: string } = {}) =>
  composeMail({ id, name: 'waitlist.joined', payload: { to: 'ada@example.com', name: 'Ada', city: 'Lisbon', ...typed } }, { supportEmail });

/** Hostile texts for every mail; a mail without a sample doesn't compile. */
const hostile = '<img src=x onerror="x()">';
const samples: MailPayloads = { 'waitlist.joined': { to: 'ada@example.com', name: hostile, city: hostile } };

describe('every mail', () => {
  it('needs words', () => {
    type OneIsMissing = Omit<MailWords, 'waitlist.joined'>;
    expectTypeOf<OneIsMissing>().not.toExtend<MailWords>();
  });

  it.each(Object.entries(samples))('escapes typed texts and loads nothing: %s', (name, payload) => {
    const mail = readJob(mailJobs, { id, name, data: payload });
    const { html } = composeMail(mail, { supportEmail });
    expect(html).not.toMatch(/<img|<script|<link|url\(/i);
  });
});

describe('the waitlist mail', () => {
  it('has the same words as text and as HTML', () => {
    const { subject, text, html } = compose();
    expect(subject).toBe("You're on the list");
    expect(text).toContain('Hello Ada,');
    expect(text).toContain("We'll notify you as soon as City Genie launches in Lisbon");
    expect(text).toContain(supportEmail);
    for (const words of ['Hello Ada,', 'launches in Lisbon', supportEmail]) {
      expect(html).toContain(words);
    }
  });

  it('escapes typed texts', () => {
    const { html } = compose({ name: "Maeve O'Brien", city: "O'Fallon" });
    expect(html).toContain('Hello Maeve O&#39;Brien,');
    expect(html).toContain('launches in O&#39;Fallon,');
    expect(compose({ name: `<img src=x onerror="x('1')">&`, city: '<b>' }).html).not.toMatch(/<img|<b>/);
  });

  it('loads nothing and has no links', () => {
    expect(compose().html).not.toMatch(/https?:|<a |<img|<link|<script|url\(/i);
  });

  it.each(['Claim at prize.example now', 'www prize', 'https prize//', 'eve@example.com', 'prize。example', 'a:b'])(
    'doesn’t send %j to a stranger',
    (name) => {
      const { text, html } = compose({ name, city: name });
      expect(text).toContain('Hello there,');
      expect(text).toContain('launches in your city,');
      expect(text + html).not.toContain(name);
    },
  );

  it.each(['Dr. Ada Lovelace', 'J.R. Smith', "Conan O'Brien", '李小龙', 'Anne-Marie', 'Washington D.C.'])('greets %j by name', (name) => {
    expect(compose({ name }).text).toContain(`Hello ${name},`);
  });

  it('keeps a name on one line, without direction marks', () => {
    expect(compose({ name: 'Ada\r\n\r\nYou won\u202egnp' }).text).toContain('Hello Ada You wongnp,');
  });
});
