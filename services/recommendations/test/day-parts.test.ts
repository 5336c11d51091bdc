import { paris } from '@city-genie/city-data/cities/paris';
import { tokyo } from '@city-genie/city-data/cities/tokyo';
import { describe, expect, it } from 'vitest';
import type { DayPart, WhenTrue } from '../src/catalogue/entry.js';
import { isForTheEvening, isIn, spansOf } from '../src/planner/day-parts.js';
import { sunOn } from '../src/planner/sun.js';
import { isTrueAt } from '../src/planner/when-true.js';

const at = (hour: number, minute = 0) => hour * 60 + minute;
const june = sunOn(paris.geo, '2026-06-21', paris.timezone);
const december = sunOn(paris.geo, '2026-12-21', paris.timezone);

describe('the sun', () => {
  it('rises and sets by the clocks of the city', () => {
    expect(june).toEqual({ sunrise: expect.closeTo(at(5, 47), -1), sunset: expect.closeTo(at(21, 58), -1) });
    expect(december).toEqual({ sunrise: expect.closeTo(at(8, 41), -1), sunset: expect.closeTo(at(16, 56), -1) });
    const inTokyo = sunOn(tokyo.geo, '2026-06-21', tokyo.timezone);
    expect(inTokyo).toEqual({ sunrise: expect.closeTo(at(4, 26), -1), sunset: expect.closeTo(at(19), -1) });
  });

  it.each(['2026-06-21', '2026-12-21'])('neither rises nor sets far in the north on %s', (date) => {
    expect(sunOn({ lat: 78, lon: 15 }, date, 'Arctic/Longyearbyen')).toEqual({ sunrise: undefined, sunset: undefined });
  });
});

describe('a part of the day', () => {
  it.each([
    ['morning', at(8), at(12)],
    ['midday', at(11, 30), at(14, 30)],
    ['evening', at(18), at(24)],
  ] satisfies [DayPart, number, number][])('%s begins and ends by the clock, whatever the sun does', (part, from, to) => {
    for (const sun of [june, december, { sunset: undefined }]) {
      expect(spansOf(part, sun)).toEqual([{ from, to }]);
    }
    expect([from - 1, from, to - 1, to].map((minute) => isIn(part, minute, june))).toEqual([false, true, true, false]);
  });

  it('after dark goes on into the first hours of the next day', () => {
    const minutes = [0, at(1, 59), at(2), at(22, 17), at(22, 18), at(25, 59), at(26)];
    expect(minutes.map((minute) => isIn('after-dark', minute, { sunset: at(21, 58) }))).toEqual([
      true,
      true,
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(isIn('after-dark', at(1), { sunset: undefined })).toBe(false);
  });

  it('afternoon ends at 18:00, or with sunset', () => {
    expect(spansOf('afternoon', june)).toEqual([{ from: at(13, 30), to: at(18) }]);
    expect(spansOf('afternoon', { sunset: undefined })).toEqual([{ from: at(13, 30), to: at(18) }]);
    expect(spansOf('afternoon', { sunset: at(16, 56) })).toEqual([{ from: at(13, 30), to: at(16, 56) }]);
  });

  it.each([
    ['in June', 21 * 60 + 57],
    ['in December', 16 * 60 + 56],
  ])('golden hour is from 35 to 10 minutes before sunset; it is dark 20 minutes after it: %s', (_when, sunset) => {
    const sun = { sunset };
    const golden = [sunset - 36, sunset - 35, sunset - 10, sunset - 9].map((minute) => isIn('golden-hour', minute, sun));
    expect(golden).toEqual([false, true, true, false]);
    const dark = [sunset, sunset + 19, sunset + 20, at(24, 30)].map((minute) => isIn('after-dark', minute, sun));
    expect(dark).toEqual([false, false, true, true]);
  });

  it('by the sun is none where the sun doesn’t set', () => {
    const midnightSun = { sunset: undefined };
    expect([spansOf('golden-hour', midnightSun), spansOf('after-dark', midnightSun)]).toEqual([[], []]);
    expect(isIn('golden-hour', at(21), midnightSun)).toBe(false);
  });
});

describe('a place for the evening', () => {
  it.each([
    [['golden-hour'], true],
    [['evening', 'after-dark'], true],
    [['golden-hour', 'afternoon'], false],
    [['morning'], false],
    [[], false],
  ] satisfies [DayPart[], boolean][])('%j: %s', (bestTime, expected) => {
    expect(isForTheEvening(bestTime)).toBe(expected);
  });
});

describe('a sentence that is true at times', () => {
  /** A Saturday in November, with sunset at five. */
  const slot = { date: '2026-11-28', sun: { sunrise: at(8, 20), sunset: at(17) } };

  it.each([
    [{}, at(10), true],
    [{ dayParts: ['golden-hour'] }, at(16, 25), true],
    [{ dayParts: ['golden-hour'] }, at(16, 50), true],
    [{ dayParts: ['golden-hour'] }, at(16, 24), false],
    [{ dayParts: ['morning', 'after-dark'] }, at(17, 20), true],
    [{ dayParts: ['morning', 'after-dark'] }, at(13), false],
    [{ weekdays: ['Sa', 'Su'] }, at(10), true],
    [{ weekdays: ['Mo', 'Fr'] }, at(10), false],
    [{ months: [10, 11] }, at(10), true],
    [{ months: [6] }, at(10), false],
    [{ dayParts: ['morning'], weekdays: ['Sa'], months: [11] }, at(10), true],
    [{ dayParts: ['morning'], weekdays: ['Sa'], months: [12] }, at(10), false],
    [{ dayParts: ['morning'], weekdays: ['Su'], months: [11] }, at(10), false],
    [{ dayParts: [] }, at(10), false],
  ] satisfies [WhenTrue, number, boolean][])('%j at minute %i: %s', (whenTrue, arrive, expected) => {
    expect(isTrueAt(whenTrue, arrive, slot)).toBe(expected);
  });
});
