import { describe, expect, it } from 'vitest';
import { samplePause, samplePlan } from '../../testing/sample-plan.js';
import { choiceText, durationText, headline, mapLinkText, slotOf, stopCount, totalsText, whenText } from './plan-words.js';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const facts = samplePlan(['a']).plan;

describe('headline', () => {
  it('is built from mood and slot', () => {
    expect(plain(headline('Romantic & Dreamy', 'half-day', 'Paris'))).toBe('A romantic half day in Paris');
    expect(plain(headline('Energetic & Electric', '1-2-hours', 'New York'))).toBe('An energetic hour or two in New York');
    expect(plain(headline('artistic-cultural', 'full-day', 'Paris'))).toBe('An artistic full day in Paris');
  });

  it('is an evening as the server says, or before by the start of a full day', () => {
    const late = '2026-11-21T15:30';
    expect(plain(headline('Romantic & Dreamy', 'evening', 'Paris'))).toBe('A romantic evening in Paris');
    expect(choiceText('Romantic & Dreamy', 'evening')).toBe('Romantic & Dreamy, Evening');
    expect(slotOf('full-day', undefined, [{ code: 'evening_plan', params: {}, text: '' }])).toBe('evening');
    expect(slotOf('full-day', late, [{ code: 'short_plan', params: {}, text: '' }])).toBe('full-day');
    expect(slotOf('full-day', late)).toBe('evening');
    expect(slotOf('full-day', '2026-11-21T15:00')).toBe('full-day');
    expect([slotOf('half-day', late), slotOf('full-day', undefined)]).toEqual(['half-day', 'full-day']);
  });

  it('never says “a nature half day”', () => {
    expect(plain(headline('Nature & Tranquil', 'half-day', 'Beijing'))).toBe('A tranquil half day in Beijing');
    expect(plain(headline('Fiesta & Lively', 'half-day', 'Madrid'))).toBe('A lively half day in Madrid');
  });
});

describe('texts of a plan', () => {
  it('names mood and slot as chosen', () => {
    expect(choiceText('Romantic & Dreamy', 'half-day')).toBe('Romantic & Dreamy, Half day');
    expect(choiceText(undefined, '1-2-hours')).toBe('1–2 hours');
  });

  it('states date and times', () => {
    expect(facts && plain(whenText(facts))).toBe('Saturday 21 November, 10:00 to 15:00');
  });

  it('sums up the plan in one sentence', () => {
    expect(facts && plain(totalsText(facts, 4))).toBe('Four stops: 3 h 20 min in places and 48 min on foot.');
    const pauses = [samplePause('lunch', 'a'), samplePause('dinner', 'a')];
    expect(facts && plain(totalsText({ ...facts, walkMinutes: 85, transitMinutes: 27, pauses, waitMinutes: 5 }, 1))).toBe(
      'One stop: 3 h 20 min in places, 1 h 25 min on foot, 27 min by public transport, 1 h for lunch, 1 h 30 min for dinner and 5 min of waiting.',
    );
    expect(facts && plain(totalsText({ ...facts, walkMinutes: 0 }, 1))).toBe('One stop: 3 h 20 min in places.');
  });

  it('label the links to the map service', () => {
    const label = (mode: 'walk' | 'transit') => mapLinkText({ from: 4, to: 5, mode, url: '' }).replaceAll('\u2060', '');
    expect(label('walk')).toBe('Walk stops 4–5 in Google Maps');
    expect(label('transit')).toBe('Ride from stop 4 to 5');
  });

  it('formats durations and numbers for reading', () => {
    expect([0, 45, 60, 125].map((minutes) => plain(durationText(minutes)))).toEqual(['0 min', '45 min', '1 h', '2 h 5 min']);
    expect([1, 6, 12].map(stopCount)).toEqual(['one stop', 'six stops', '12 stops']);
  });
});
