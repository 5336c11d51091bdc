import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { describe, expect, it } from 'vitest';
import { hasFullPlan } from '../../src/oracles/full-plan.js';
import { places, planCase, wholeDay } from './small-city.js';
import { halfDay, lateDay, shortSlot } from './small-city-cases.js';

describe('hasFullPlan', () => {
  it.each([
    ['a whole day', wholeDay, true],
    ['half a day', halfDay, true],
    ['half a day over lunch', { ...halfDay, startAt: '2027-06-16T12:00' }, true],
    ['an hour or two at night', { ...shortSlot, startAt: '2027-06-16T21:00' }, true],
    ['a whole day asked for in the evening: three stops and dinner', lateDay, true],
    ['a whole day that begins at 23:30', { ...wholeDay, startAt: '2027-06-16T23:30' }, false],
    ['half a day from 01:30 at night', { ...halfDay, startAt: '2027-06-16T01:30' }, false],
  ])('%s', (_, request, isThere) => {
    expect(hasFullPlan(planCase(request), request.startAt ?? '')).toBe(isThere);
  });

  const withAll = (changed: (place: Place, index: number) => Partial<Place>, request = wholeDay) =>
    hasFullPlan(
      { ...planCase(request), places: places.map((place, index) => ({ ...place, ...changed(place, index) })) },
      request.startAt ?? '',
    );

  it.each<[string, (place: Place, index: number) => Partial<Place>, typeof wholeDay]>([
    ['all places are of one category', () => ({ category: 'park' }), wholeDay],
    ['all places are cinemas', () => ({ category: 'cinema' }), shortSlot],
    ['all places are closed', () => ({ openingHours: 'Mo 10:00-18:00' }), wholeDay],
    ['all places are little known', () => ({ hiddenGem: true }), wholeDay],
    ['all doors close before an hour is over', () => ({ openingHours: '10:00-10:44', startTimes: undefined }), wholeDay],
    ['nobody may go in', () => ({ openingHours: '09:00-22:00', lastEntryMinutes: 800 }), wholeDay],
    ['no performances are known', () => ({ startTimes: [] }), wholeDay],
    ['all performances are at once', () => ({ startTimes: ['11:00'] }), shortSlot],
    ['all places are lonely after dark', () => ({ afterDark: 'no', openingHours: '24/7' }), { ...halfDay, startAt: '2027-11-17T16:00' }],
    [
      'all places are only passed after dark',
      () => ({ afterDark: 'lit', openingHours: '24/7' }),
      { ...halfDay, startAt: '2027-11-17T18:00' },
    ],
    ['all places are far apart', (_, index) => ({ geo: { lat: 48.7 + 0.04 * index, lon: 2.33 } }), shortSlot],
    ['half the day would be waited', (_, index) => ({ openingHours: index % 2 ? '09:30-10:30' : '18:00-19:30' }), wholeDay],
    [
      'lunch leaves no time for four stops',
      () => ({ visitMinutes: { min: 80, typical: 80, max: 80 } }),
      { ...halfDay, startAt: '2027-06-16T11:00' },
    ],
  ])('there is none when %s', (_, changed, request) => {
    expect(withAll(changed, request)).toBe(false);
  });

  it('makes visits longer where usual ones leave a day short', () => {
    const visitMinutes = { min: 20, typical: 20, max: 60 };
    expect(withAll(() => ({ visitMinutes: { ...visitMinutes, max: 25 } }))).toBe(false);
    expect(withAll(() => ({ visitMinutes }))).toBe(true);
  });

  it.each([
    ['14:30', '15:00', true],
    ['14:29', '14:59', false],
  ])('ends with dinner where visits alone don’t fill the slot: half a day from %s', (start, doors, isThere) => {
    // Six stops and their ways take less than four hours.
    const visitMinutes = { min: 26, typical: 26, max: 26 };
    const openingHours = `${doors}-23:00`;
    expect(withAll(() => ({ visitMinutes, openingHours, afterDark: 'yes' }), { ...halfDay, startAt: `2027-06-16T${start}` })).toBe(isThere);
  });

  it('keeps the pins of the reply, and leaves out what is excluded', () => {
    const asked = planCase();
    const startAt = wholeDay.startAt ?? '';
    const last = asked.reply.recommendations.at(-1)?.id ?? '';
    const closed = places.map((place) => (place.id === last ? { ...place, openingHours: '19:30-23:00' } : place));
    expect(hasFullPlan({ ...asked, request: { ...wholeDay, exclude: places.map(({ id }) => id) } }, startAt)).toBe(false);
    expect(hasFullPlan({ ...asked, places: closed }, startAt)).toBe(true);
    expect(hasFullPlan({ ...asked, places: closed, request: { ...wholeDay, pin: [last] } }, startAt)).toBe(false);
  });
});
