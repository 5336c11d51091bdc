import { describe, expect, it } from 'vitest';
import { samplePlan } from '../../testing/sample-plan.js';
import { choiceText, durationText, headline, stopCount, totalsText, whenText } from './plan-words.js';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const facts = samplePlan(['a']).plan;

describe('headline', () => {
  it('is built from mood and slot', () => {
    expect(plain(headline('Romantic & Dreamy', 'half-day', 'Paris'))).toBe('A romantic half day in Paris');
    expect(plain(headline('Energetic & Electric', '1-2-hours', 'New York'))).toBe('An energetic hour or two in New York');
    expect(plain(headline('artistic-cultural', 'full-day', 'Paris'))).toBe('An artistic full day in Paris');
  });

  it('never says “a nature half day”', () => {
    expect(plain(headline('Nature & Tranquil', 'half-day', 'Beijing'))).toBe('A tranquil half day in Beijing');
    expect(plain(headline('Fiesta & Lively', 'half-day', 'Madrid'))).toBe('A lively half day in Madrid');
  });
});

describe('texts of a plan', () => {
  it('names mood and slot as chosen', () => {
    expect(choiceText('Romantic & Dreamy', 'half-day')).toBe('Romantic & Dreamy, Half day: 4-6 hours of discovery');
    expect(choiceText(undefined, '1-2-hours')).toBe('1–2 hours: Quick exploration');
  });

  it('states date and times', () => {
    expect(facts && plain(whenText(facts))).toBe('Saturday 21 November, 10:00 to 15:00');
  });

  it('sums up the plan in one sentence', () => {
    expect(facts && plain(totalsText(facts, 4))).toBe('Four stops: 3 h 20 min in places and 48 min on the way.');
    const pause = { start: '2026-11-21T12:00', end: '2026-11-21T13:00', minutes: 60 };
    expect(facts && plain(totalsText({ ...facts, pause, waitMinutes: 5 }, 1))).toBe(
      'One stop: 3 h 20 min in places, 48 min on the way, 1 h for a meal and 5 min of waiting.',
    );
    expect(facts && plain(totalsText({ ...facts, walkMinutes: 0 }, 1))).toBe('One stop: 3 h 20 min in places.');
  });

  it('formats durations and numbers for reading', () => {
    expect([0, 45, 60, 125].map((minutes) => plain(durationText(minutes)))).toEqual(['0 min', '45 min', '1 h', '2 h 5 min']);
    expect([1, 6, 12].map(stopCount)).toEqual(['one stop', 'six stops', '12 stops']);
  });
});
