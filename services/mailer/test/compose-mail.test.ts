import type { MailPayloads } from '@city-genie/contracts/internal/mail-jobs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { MailContent } from '../src/mails/layout.js';
import type { MailWords } from '../src/mails/mail-words.js';
import { greetingTo } from '../src/mails/shown-text.js';
import { composedFrom, everyMail, publicUrl, samples, samplesWith, shownWords, supportEmail } from './sample-mails.js';

const compose = (typed: { name?: string; city?: string } = {}) =>
  composedFrom('waitlist.confirm', { ...samples['waitlist.confirm'], ...typed });

const words = (text: string): string[] => text.split(/[\s:]+/).filter((word) => word !== '');
const links = ({ html }: MailContent): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);

describe('every mail', () => {
  it('needs words', () => {
    type OneIsMissing = Omit<MailWords, 'waitlist.joined'>;
    expectTypeOf<OneIsMissing>().not.toExtend<MailWords>();
  });

  const hostile = '<img src=x onerror="x()">';
  it.each(everyMail(samplesWith({ name: hostile, username: hostile })))('escapes typed texts and loads nothing: %s', (_name, { html }) => {
    expect(html).not.toMatch(/<img|<script|<link|<iframe|<svg|url\(|src=|@import|@font-face/i);
  });

  it.each(everyMail(samples))('has the same words as text and as HTML: %s', (_name, mail) => {
    expect(words(shownWords(mail))).toEqual(words(mail.text));
    expect(mail.text).toContain(mail.subject);
  });

  it.each(everyMail(samples))('has a quiet subject, at most one button, and its link spelled out: %s', (_name, { subject, html, text }) => {
    expect(subject).toMatch(/^[A-Z][\w' -]{9,49}$/);
    const buttons = [...html.matchAll(/<a class="button" href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(buttons.length).toBeLessThanOrEqual(1);
    for (const href of buttons) {
      expect(html).toContain(`>${href}</a>`);
      expect(text).toContain(`\n${href}\n`);
    }
  });

  it.each(everyMail(samples))('leads to our own pages only: %s', (_name, mail) => {
    for (const href of [...links(mail), ...(mail.text.match(/https?:\S+/g) ?? [])]) {
      expect(href.startsWith(`${publicUrl}/`) || href === `mailto:${supportEmail}`).toBe(true);
    }
  });

  it('has the same subject whoever it is for, and shows no address but ours', () => {
    const subjects = (payloads: MailPayloads) => everyMail(payloads).map(([title, { subject }]) => [title, subject]);
    expect(subjects(samplesWith({ name: 'Grace', username: 'hopper' }))).toEqual(subjects(samples));
    const addresses = everyMail(samples).flatMap(([, { html, text }]) => `${text} ${html}`.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []);
    expect([...new Set(addresses)]).toEqual([supportEmail]);
  });

  it.each(everyMail(samples))('is light and dark, has a language, and tables that are none: %s', (_name, { html }) => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    const layoutTables = html.replace(/<table [^>]*>\n<tr[^>]*><th /g, '').match(/<table [^>]*>/g) ?? [];
    expect(layoutTables.length).toBeGreaterThan(2);
    expect(layoutTables.filter((table) => !table.includes('role="presentation"'))).toEqual([]);
  });

  // Gmail cuts a mail off after 102 KB.
  it.each(everyMail(samples))('is small: %s', (_name, { html, text }) => {
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(12 * 1024);
    expect(Buffer.byteLength(text)).toBeLessThan(2 * 1024);
  });

  it.each(everyMail(samplesWith({ name: 'Claim at prize.example', username: 'www.evil.example' })))(
    'leaves names that read like a scam out: %s',
    (_name, { html, text }) => {
      expect(text).toContain('Hello there,');
      expect(html + text).not.toMatch(/prize|evil/);
    },
  );
});

describe('the waitlist mail', () => {
  it('names the city, and asks to confirm', () => {
    const { subject, text } = compose();
    expect(subject).toBe('Confirm your place on the waitlist');
    expect(text).toContain('Hello Ada,');
    expect(text).toContain("We'll notify you as soon as City Genie launches in Lisbon");
    expect(text).toContain(`${publicUrl}/waitlist/confirm?token=`);
  });

  it('doesn’t promise that Paris, which is open, will launch', () => {
    const { text } = compose({ city: 'Paris' });
    expect(text).toContain('Paris is open to everybody already');
    expect(text).not.toContain('launches in');
  });

  it('escapes typed texts', () => {
    const { html } = compose({ name: "Maeve O'Brien", city: "O'Fallon" });
    expect(html).toContain('Hello Maeve O&#39;Brien,');
    expect(html).toContain('launches in O&#39;Fallon.');
    expect(compose({ name: `<img src=x onerror="x('1')">&`, city: '<b>' }).html).not.toMatch(/<img|<b>/);
  });

  it('loads nothing and has no links but those to us', () => {
    expect(compose().html).not.toMatch(/<img|<link|<script|url\(/i);
    const pages = ['/waitlist/confirm?token=', '/waitlist/unsubscribe?token='].map((path) => publicUrl + path);
    const isOurs = (link: string) => pages.some((page) => link.startsWith(page));
    expect([links(compose()).length, links(compose()).every(isOurs)]).toEqual([3, true]);
  });

  it.each(['Claim at prize.example now', 'www prize', 'https prize//', 'eve@example.com', 'prize。example', 'a:b'])(
    'doesn’t send %j to a stranger',
    (name) => {
      const { text, html } = compose({ name, city: name });
      expect(text).toContain('Hello there,');
      expect(text).toContain('launches in your city.');
      expect(text + html).not.toContain(name);
    },
  );

  it.each(['Dr. Ada Lovelace', 'J.R. Smith', "Conan O'Brien", '李小龙', 'Anne-Marie', 'Washington D.C.'])('greets %j by name', (name) => {
    expect(compose({ name }).text).toContain(`Hello ${name},`);
  });

  it('greets nobody by a sentence', () => {
    expect(greetingTo('Your account is locked')).toBe('Hello there,');
    expect(greetingTo('María del Carmen')).toBe('Hello María del Carmen,');
  });

  it('keeps a name on one line, without direction marks', () => {
    expect(compose({ name: 'Ada\r\n\r\nYou won\u202egnp' }).text).toContain('Hello Ada You wongnp,');
  });
});
