import { paris } from '@city-genie/city-data/cities/paris';
import { describe, expect, it } from 'vitest';
import { choiceSentence, slotWords } from './choice-words.js';

const now = '2026-11-21T10:40';
const plain = (text: string | undefined) => text?.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

describe('slotWords', () => {
  it('say slot and start, as far as they are known', () => {
    expect(slotWords({}, now)).toBeUndefined();
    expect(slotWords({ timeframe: 'half-day' }, undefined)).toBe('Half\u00a0day');
    expect(plain(slotWords({ timeframe: 'half-day' }, now))).toBe('Half day, today 10:45');
    expect(plain(slotWords({ timeframe: 'full-day' }, now))).toBe('Full day, tomorrow 09:00');
    expect(plain(slotWords({ timeframe: '1-2-hours', startAt: '2026-11-21T18:00' }, now))).toBe('1–2 hours, today 18:00');
    expect(plain(slotWords({ timeframe: '1-2-hours', startAt: '2026-11-23T10:00' }, now))).toBe('1–2 hours, Mon 23 10:00');
  });

  it('break no line within the slot', () => {
    expect(slotWords({ timeframe: '1-2-hours' }, undefined)).toBe('1–\u20602\u00a0hours');
  });
});

describe('choiceSentence', () => {
  const sentence = (params: Partial<Parameters<typeof choiceSentence>[2]>, inReach = true) =>
    plain(choiceSentence(paris, undefined, { view: 'choose', ...params }, { inReach, isLater: true }));

  it('says what is missing', () => {
    expect(sentence({})).toBe('Choose a mood and a time slot first.');
    expect(sentence({ timeframe: '1-2-hours' })).toBe('1–2 hours in Paris. Now choose a mood.');
    expect(sentence({ mood: 'romantic-dreamy', timeframe: 'half-day' }, false)).toBe('Your mood, half day in Paris. Now choose when.');
    expect(sentence({ mood: 'romantic-dreamy', timeframe: 'half-day' })).toBe('Your mood, half day in Paris, at the next good start.');
  });
});
