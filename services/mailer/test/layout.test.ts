import { describe, expect, it } from 'vitest';
import { letter } from '../src/mails/layout.js';
import type { Letter } from '../src/mails/letter.js';
import { shownWords } from './sample-mails.js';

const full: Letter = {
  subject: 'A subject',
  greeting: 'Hello Ada,',
  paragraphs: ['First paragraph.', ['Second, see ', { href: 'https://city-genie.example/a', shown: 'our page' }, '.']],
  facts: [
    ['Username', 'ada'],
    ['System', 'Linux'],
  ],
  action: { label: 'Do it', href: 'https://city-genie.example/do?it=1', note: 'Works once:' },
  smallPrint: ['Small print.'],
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('a letter', () => {
  it('has one order of words in both forms', () => {
    const { text, html } = letter(full);
    expect(text).toBe(`City Genie

A subject

Hello Ada,

First paragraph.

Second, see our page.

Username: ada
System: Linux

Do it
Works once:
https://city-genie.example/do?it=1

Small print.

Travel by feel, not by filter.
`);
    expect(shownWords({ html })).toBe(oneLine(text).replace(/(Username|System):/g, '$1'));
  });

  it('leaves no gap where facts and button are missing', () => {
    const { facts, action, ...rest } = full;
    const { text, html } = letter({ ...rest, facts: [] });
    expect([facts?.length, action?.label]).toEqual([2, 'Do it']);
    expect(text).not.toContain('\n\n\n');
    expect(html).not.toContain('class="button"');
    expect(html).not.toContain('<th');
  });

  it('has its first paragraph as the hidden preview of inboxes', () => {
    expect(/<body[^>]*>\n<div style="display:none[^>]*>([^<]*)</.exec(letter(full).html)?.[1]).toBe('First paragraph.');
  });

  const hostile = `"'><img src=x onerror=alert(1)></title></style></td>&`;
  const everywhere: Record<string, Partial<Letter>> = {
    subject: { subject: hostile },
    greeting: { greeting: hostile },
    'the first paragraph, which is the preview, too': { paragraphs: [hostile] },
    'a link': { paragraphs: ['Here:', [{ href: hostile, shown: hostile }]] },
    'a fact': { facts: [[hostile, hostile]] },
    'the button': { action: { label: hostile, href: hostile, note: hostile } },
    'the small print': { smallPrint: [hostile] },
  };

  it.each(Object.entries(everywhere))('escapes %s', (_where, changes) => {
    const [plain, changed] = [letter(full), letter({ ...full, ...changes })];
    expect(changed.html).not.toContain('<img');
    expect(changed.html).not.toContain(hostile);
    expect(oneLine(changed.text)).toContain(hostile);
    expect(shownWords(changed)).toContain(hostile);
    expect(changed.html.match(/<\/(title|style)>/g)).toEqual(plain.html.match(/<\/(title|style)>/g));
  });
});
