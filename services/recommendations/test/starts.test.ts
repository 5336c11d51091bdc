import { paris } from '@city-genie/city-data/cities/paris';
import type { TimeframeId } from '@city-genie/city-data/timeframes';
import { describe, expect, it } from 'vitest';
import type { Place } from '../src/catalogue/entry.js';
import { localText, nextStarts, parseLocal } from '../src/planner/starts.js';
import { completed } from '../src/planner/steps.js';
import { visitStart } from '../src/planner/visit-start.js';
import { cityWith, mood, placesOf, replyIn } from './made-up-city.js';

describe('the starts that are tried', () => {
  const startsFrom = (now: string, timeframe: TimeframeId) =>
    [...nextStarts(parseLocal(now), timeframe)].map(({ date, minute }) => localText(date, minute));

  it.each([
    ['1-2-hours', '20:00'],
    ['half-day', '15:00'],
    ['full-day', '10:30'],
  ] as const)('for a %s are every half hour from 9:00 to %s, for a week', (timeframe, latest) => {
    const starts = startsFrom('2026-11-24T05:00', timeframe);
    const ofFirstDay = starts.filter((start) => start.startsWith('2026-11-24'));
    expect([ofFirstDay[0], ofFirstDay[1], ofFirstDay.at(-1)]).toEqual(['2026-11-24T09:00', '2026-11-24T09:30', `2026-11-24T${latest}`]);
    expect([starts.length, starts.at(-1)]).toEqual([7 * ofFirstDay.length, `2026-11-30T${latest}`]);
  });

  it('begin at the next quarter of an hour', () => {
    expect(startsFrom('2026-11-24T13:59', 'half-day').slice(0, 4)).toEqual([
      '2026-11-24T14:00',
      '2026-11-24T14:30',
      '2026-11-24T15:00',
      '2026-11-25T09:00',
    ]);
    expect(startsFrom('2026-11-24T14:00', 'half-day').slice(0, 3)).toEqual(['2026-11-24T14:15', '2026-11-24T14:45', '2026-11-25T09:00']);
    expect(startsFrom('2026-11-24T23:50', 'half-day')[0]).toBe('2026-11-25T09:00');
  });
});

describe('the start of a plan for “now”', () => {
  /** Half past eight on a Tuesday. */
  const nowMs = Date.parse('2026-11-24T07:30:00Z');

  function startFor(places: readonly Place[], timeframe: TimeframeId = 'half-day'): string {
    const request = { mood, timeframe };
    const start = completed(visitStart(paris, cityWith({ places }), request, { nowMs, forecast: undefined }));
    const { plan } = replyIn({ places }, { timeframe, nowMs });
    expect(plan?.start).toBe(start);
    return start;
  }

  it('is the next that gives a full plan, however far that is', () => {
    expect(startFor(placesOf(6))).toBe('2026-11-24T09:00');
    expect(startFor(placesOf(6, () => ({ openingHours: 'Fr 12:00-20:00' })))).toBe('2026-11-27T12:00');
  });

  it('is the one with most stops, the next of them, where none gives a full plan', () => {
    const hours = ['Tu-Su 10:00-19:00', 'We-Su 10:00-19:00', 'Fr 10:00-19:00'];
    expect(startFor(placesOf(3, (index) => ({ openingHours: hours[index] ?? '' })))).toBe('2026-11-27T10:00');
  });

  it('is no evening where another day is full', () => {
    const night = placesOf(8, () => ({ openingHours: 'Tu 18:00-24:00; We-Mo 10:00-24:00' }));
    expect(startFor(night, 'full-day')).toBe('2026-11-25T10:00');
  });

  it('is never later than the last start of its slot, where another day is full', () => {
    const late = placesOf(8, () => ({ openingHours: 'Tu 17:00-24:00; We-Mo 10:00-24:00' }));
    expect(startFor(late)).toBe('2026-11-25T10:00');
  });
});
