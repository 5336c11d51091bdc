import { describe, expect, it } from 'vitest';
import { agoWords, skippedWords } from './entry-words.js';

const now = Date.parse('2025-03-10T12:00:00.000Z');
const ago = (iso: string) => agoWords(iso, now);

describe('agoWords', () => {
  it('counts minutes and hours, and has a date from a day on', () => {
    expect(ago('2025-03-10T11:59:00.001Z')).toBe('just now');
    expect(ago('2025-03-10T11:59:00.000Z')).toBe('1 minute ago');
    expect(ago('2025-03-10T11:00:00.001Z')).toBe('59 minutes ago');
    expect(ago('2025-03-10T11:00:00.000Z')).toBe('1 hour ago');
    expect(ago('2025-03-09T12:00:00.001Z')).toBe('23 hours ago');
    expect(ago('2025-03-09T12:00:00.000Z')).toBe('on 9 Mar 2025');
  });

  it('calls a time that is yet to come by this clock the present', () => {
    expect(ago('2025-03-10T12:30:00.000Z')).toBe('just now');
  });
});

describe('skippedWords', () => {
  it('says how many and why, and nothing of nobody', () => {
    expect(skippedWords(0)).toBe('');
    expect(skippedWords(1)).toBe(
      '1 was skipped: the same person under another city, not confirmed yet, invited within the last day, or gone.',
    );
    expect(skippedWords(3)).toMatch(/^3 were skipped: /);
  });
});
