import { describe, expect, it } from 'vitest';
import { hasFullPlan } from '../../src/oracles/full-plan.js';
import { places, planCase, wholeDay } from './small-city.js';

describe('hasFullPlan', () => {
  it.each([
    ['a whole day', wholeDay, true],
    ['half a day', { ...wholeDay, timeframe: 'half-day' as const }, true],
    ['an hour or two at night', { ...wholeDay, timeframe: '1-2-hours' as const, startAt: '2027-06-16T21:00' }, true],
    ['a whole day that begins in the evening', { ...wholeDay, startAt: '2027-06-16T19:00' }, false],
    ['half a day from 01:30 at night', { ...wholeDay, timeframe: 'half-day' as const, startAt: '2027-06-16T01:30' }, false],
  ])('%s', (_, request, isThere) => {
    expect(hasFullPlan(planCase(request), request.startAt ?? '')).toBe(isThere);
  });

  it('is false when all places are of one category, closed or excluded', () => {
    const asked = planCase();
    const startAt = wholeDay.startAt ?? '';
    const alike = places.map((place) => ({ ...place, category: 'park' as const }));
    const closed = places.map((place) => ({ ...place, openingHours: 'Mo 10:00-18:00' }));
    expect(hasFullPlan({ ...asked, places: alike }, startAt)).toBe(false);
    expect(hasFullPlan({ ...asked, places: closed }, startAt)).toBe(false);
    expect(hasFullPlan({ ...asked, request: { ...wholeDay, exclude: places.map(({ id }) => id) } }, startAt)).toBe(false);
  });
});
