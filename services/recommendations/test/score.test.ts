import { describe, expect, it } from 'vitest';
import type { Place } from '../src/catalogue/entry.js';
import { baseScore, isWinter, type Moment } from '../src/planner/score.js';
import { sunOn } from '../src/planner/sun.js';
import { mood, placeOf, slotFor } from './made-up-city.js';

const scoring = { mood, slot: slotFor('2026-11-24T10:00') };
const scoreOf = (changed: Partial<Place> = {}, moment: Moment = 'usual') => baseScore(placeOf('it', changed), scoring, moment);

describe('a score', () => {
  const plain = scoreOf();

  it.each([
    ['a better fit', { moodFit: { [mood]: 0.9 } }, 1],
    ['a better place', { qualityScore: 4.8 }, 1],
    ['little known', { hiddenGem: true }, 1],
    ['a sight that the city is known for', { icon: true }, 1],
    ['a longer visit', { visitMinutes: { min: 60, typical: 90, max: 120 } }, 1],
    ['its best months', { bestMonths: [11] }, 1],
    ['the wrong season', { bestMonths: [5] }, -1],
    ['a day on which it is half empty', { bestDays: ['Sa', 'Su'] }, -1],
    ['one of its days', { bestDays: ['Tu'] }, 0],
    ['a booking that is required', { booking: 'required' }, -1],
    ['a booking that is advised', { booking: 'advised' }, 0],
  ] satisfies [string, Partial<Place>, number][])('is changed by %s', (_name, changed, sign) => {
    expect(Math.sign(scoreOf(changed) - plain)).toBe(sign);
  });

  it('counts less than half out of season, and a third on a day on which it is half empty', () => {
    expect(scoreOf({ bestMonths: [5] }) / plain).toBeCloseTo(0.45, 6);
    expect(scoreOf({ bestDays: ['Sa', 'Su'] }) / plain).toBeCloseTo(0.35, 6);
  });

  it('is higher at the best time of a place, and lower in the dark at one that is only passed then', () => {
    expect(scoreOf({}, 'best')).toBeGreaterThan(plain);
    expect(scoreOf({}, 'dark')).toBeLessThan(plain);
    expect(scoreOf({}, 'early')).toBeLessThan(plain / 2);
  });

  it.each([
    ['Madrid, where the sun sets late all year', { lat: 40.42, lon: -3.7 }, 'Europe/Madrid', '2026-12-15', true],
    ['Tokyo, where it sets early all year', { lat: 35.68, lon: 139.76 }, 'Asia/Tokyo', '2026-10-15', false],
    ['Berlin in early spring', { lat: 52.52, lon: 13.4 }, 'Europe/Berlin', '2026-03-10', false],
  ])('knows winter by the length of the day: %s', (_name, geo, timezone, date, expected) => {
    expect(isWinter(sunOn(geo, date, timezone))).toBe(expected);
  });

  it('grows less than the length of a visit', () => {
    const minutes = (typical: number) => ({ visitMinutes: { min: 20, typical, max: 240 } });
    expect(scoreOf(minutes(120)) / scoreOf(minutes(60))).toBeGreaterThan(1);
    expect(scoreOf(minutes(120)) / scoreOf(minutes(60))).toBeLessThan(2);
  });

  it('falls for a shop that isn’t at its best then, most in an evening', () => {
    const shop = (startAt: string, changed: Partial<Place> = {}) =>
      baseScore(
        placeOf('it', { category: 'shop', indoor: 1, bestTime: ['morning'], ...changed }),
        { ...scoring, slot: slotFor(startAt, 'full-day') },
        'usual',
      );
    const [day, evening] = ['2027-06-15T10:00', '2027-06-15T17:00'] as const;
    const inside = baseScore(placeOf('it', { indoor: 1 }), scoring, 'usual');
    expect([shop(day) / inside, shop(evening) / inside]).toEqual([expect.closeTo(0.75, 6), expect.closeTo(0.5, 6)]);
    expect(shop(evening, { category: 'market', mealsThere: ['lunch'] })).toBe(shop(evening));
    expect(shop(evening, { category: 'museum' })).toBe(inside);
    expect(shop(day, { category: 'market', mealsThere: ['lunch'] }) / inside).toBeCloseTo(0.15, 6);
  });

  it('falls most where one passes in the dark of a winter evening, out in the open', () => {
    const lit = (day: string, changed: Partial<Place>, moment: Moment) =>
      baseScore(placeOf('it', { bestTime: [], ...changed }), { ...scoring, slot: slotFor(`${day}T10:00`) }, moment);
    const share = (day: string, changed: Partial<Place>) => lit(day, changed, 'dark') / lit(day, changed, 'usual');
    expect([share('2027-01-12', { indoor: 0 }), share('2027-06-15', { indoor: 0 }), share('2027-01-12', { indoor: 1 })]).toEqual([
      expect.closeTo(0.2, 6),
      expect.closeTo(0.5, 6),
      expect.closeTo(0.5, 6),
    ]);
  });

  it('falls in winter in the open, but for places that are at their best then', () => {
    const open = { indoor: 0, bestTime: [] } as const;
    const on = (day: string, changed: Partial<Place>) =>
      baseScore(placeOf('it', changed), { ...scoring, slot: slotFor(`${day}T10:00`) }, 'usual');
    expect(on('2027-01-12', open) / on('2027-06-15', open)).toBeCloseTo(0.65, 6);
    expect(on('2027-01-12', { ...open, bestMonths: [1] })).toBeCloseTo(on('2027-06-15', { ...open, bestMonths: [6] }), 6);
    expect(on('2027-01-12', { indoor: 1 })).toBe(on('2027-06-15', { indoor: 1 }));
  });
});
