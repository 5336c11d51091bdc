import { paris } from '@city-genie/city-data/cities/paris';
import { describe, expect, it } from 'vitest';
import type { Category, Place } from '../src/catalogue/entry.js';
import { clockText } from '../src/opening-hours/open-on.js';
import { sunOn } from '../src/planner/sun.js';
import { elapsedWindows, lastEntryOf, visitWindowsOn } from '../src/planner/visit-windows.js';
import { cityWith, placeOf } from './made-up-city.js';

const tuesday = '2026-11-24';
const june = '2026-06-21';
const december = '2026-12-21';
const visit = (typical: number) => ({ min: 20, typical, max: 120 });

/** The windows of a place on a date as `10:00 to 17:45, last in 17:30`. */
function windowsOf(changed: Partial<Place>, date = tuesday): string[] {
  const content = cityWith({ places: [placeOf('somewhere', changed)] });
  const windows = visitWindowsOn(content, content.placeById('somewhere'), date, sunOn(paris.geo, date, paris.timezone));
  return windows.map(({ start, end, lastBegin }) => `${clockText(start)} to ${clockText(end)}, last in ${clockText(lastBegin)}`);
}

describe('last entry', () => {
  it.each([
    ['museum', 90, 45],
    ['museum', 89, 30],
    ['gallery', 120, 30],
    ['church', 45, 30],
    ['monument', 45, 30],
    ['palace', 120, 30],
    ['garden', 120, 0],
    ['library', 120, 0],
    ['shop', 45, 0],
  ] satisfies [Category, number, number][])('of a %s with a visit of %i minutes is %i before closing', (category, typical, minutes) => {
    expect(lastEntryOf(placeOf('it', { category, visitMinutes: visit(typical) }))).toBe(minutes);
  });

  it.each([0, 75])('is what the place says: %i', (lastEntryMinutes) => {
    expect(lastEntryOf(placeOf('it', { category: 'museum', visitMinutes: visit(120), lastEntryMinutes }))).toBe(lastEntryMinutes);
  });
});

describe('through a door', () => {
  it.each([
    [{ openingHours: '10:00-18:00' }, ['10:00 to 17:45, last in 18:00']],
    [{ openingHours: '10:00-18:00', category: 'museum' }, ['10:00 to 17:45, last in 17:30']],
    [{ openingHours: '10:00-18:00', lastEntryMinutes: 120 }, ['10:00 to 17:45, last in 16:00']],
    [{ openingHours: '10:00-12:00,14:00-18:00' }, ['10:00 to 11:45, last in 12:00', '14:00 to 17:45, last in 18:00']],
    [{ openingHours: 'Mo 10:00-18:00' }, []],
    [{ openingHours: '10:00-18:00; Nov 24 off' }, []],
  ] satisfies [Partial<Place>, string[]][])('%j', (place, windows) => {
    expect(windowsOf(place)).toEqual(windows);
  });

  it.each([
    ['18:00-02:00', ['00:00 to 01:00, last in 02:00', '18:00 to 01:00, last in 02:00']],
    ['18:00-01:00', ['00:00 to 00:45, last in 01:00', '18:00 to 00:45, last in 01:00']],
    ['Tu 18:00-06:00', ['18:00 to 01:00, last in 06:00']],
    ['Mo 18:00-06:00', ['00:00 to 01:00, last in 06:00']],
  ])('no visit goes on after one o’clock at night: %s', (openingHours, windows) => {
    expect(windowsOf({ openingHours })).toEqual(windows);
  });

  it('leaves no room where a house opens for less than a quarter of an hour', () => {
    const content = cityWith({ places: [placeOf('it', { openingHours: '10:00-10:15,12:00-12:16' })] });
    const windows = visitWindowsOn(content, content.placeById('it'), tuesday, { sunrise: 492, sunset: 1021 });
    expect(elapsedWindows(windows, undefined)).toEqual([{ start: 720, end: 721, lastBegin: 736 }]);
  });
});

describe('without a door', () => {
  it('a place is visited between 7:00 and 23:00, to the last minute', () => {
    expect(windowsOf({ openingHours: '24/7' })).toEqual(['07:00 to 23:00, last in 23:00']);
    expect(windowsOf({ openingHours: '24/7', category: 'monument' })).toEqual(['07:00 to 23:00, last in 23:00']);
  });
});

describe('an unlit place', () => {
  it.each([
    ['24/7', december, ['08:11 to 17:06, last in 23:00']],
    ['24/7', june, ['07:00 to 22:07, last in 23:00']],
    ['05:00-22:00', june, ['05:16 to 21:45, last in 22:00']],
    ['05:00-22:00', december, ['08:11 to 17:06, last in 22:00']],
    ['08:30-17:00', december, ['08:30 to 16:45, last in 17:00']],
  ])('open %s on %s is visited from half an hour before sunrise to ten minutes after sunset', (openingHours, date, windows) => {
    expect(windowsOf({ openingHours, afterDark: 'no' }, date)).toEqual(windows);
  });

  it('has no window where it opens in the dark alone', () => {
    const content = cityWith({ places: [placeOf('it', { openingHours: '18:00-22:00', afterDark: 'no' })] });
    const windows = visitWindowsOn(content, content.placeById('it'), december, sunOn(paris.geo, december, paris.timezone));
    expect(elapsedWindows(windows, undefined)).toEqual([]);
  });

  it.each(['yes', 'lit'] as const)('is another than one that is %s', (afterDark) => {
    expect(windowsOf({ openingHours: '05:00-22:00', afterDark }, december)).toEqual(['05:00 to 21:45, last in 22:00']);
  });

  it('is visited all day where the sun neither rises nor sets', () => {
    const content = cityWith({ places: [placeOf('it', { openingHours: '10:00-18:00', afterDark: 'no' })] });
    const noSun = { sunrise: undefined, sunset: undefined };
    expect(visitWindowsOn(content, content.placeById('it'), tuesday, noSun)).toEqual([{ start: 600, end: 1065, lastBegin: 1080 }]);
  });
});

describe('a house with a programme', () => {
  const cinema = { category: 'cinema', openingHours: '14:00-24:00', visitMinutes: visit(110) } satisfies Partial<Place>;

  it.each([
    [['20:30'], tuesday, ['20:30 to 22:20, last in 20:30']],
    [['21:00', '14:30'], tuesday, ['14:30 to 16:20, last in 14:30', '21:00 to 22:50, last in 21:00']],
    [['Tu-Th 20:30', 'Sa,Su 16:00'], tuesday, ['20:30 to 22:20, last in 20:30']],
    [['Tu-Th 20:30', 'Sa,Su 16:00'], '2026-11-28', ['16:00 to 17:50, last in 16:00']],
    [['Mo 20:30'], tuesday, []],
  ])('%j on %s is seen from its beginning to its end', (startTimes, date, windows) => {
    expect(windowsOf({ ...cinema, startTimes }, date)).toEqual(windows);
  });

  it.each([
    ['before it opens', cinema.openingHours, '13:30'],
    ['past its closing', '14:00-22:00', '20:30'],
    ['past one o’clock at night', '14:00-03:00', '23:15'],
    ['on a holiday when it is closed', '14:00-24:00; Nov 24 off', '20:30'],
  ])('gives no performance %s', (_when, openingHours, startTime) => {
    expect(windowsOf({ ...cinema, openingHours, startTimes: [startTime] })).toEqual([]);
  });

  it('ends with the performance, without a quarter of an hour to clear the rooms', () => {
    expect(windowsOf({ ...cinema, openingHours: '14:00-22:20', startTimes: ['20:30'] })).toEqual(['20:30 to 22:20, last in 20:30']);
  });

  it('whose times change may be visited whenever it is open', () => {
    expect(windowsOf({ ...cinema, startTimes: [] })).toEqual(['14:00 to 23:45, last in 00:00']);
  });
});

describe('on the night the clocks change', () => {
  it('windows are elapsed minutes, and a skipped hour is none', () => {
    const spring = { atMinute: 120, shiftMinutes: 60 };
    const windows = [
      { start: 125, end: 175, lastBegin: 175 },
      { start: 600, end: 1065, lastBegin: 1080 },
    ];
    expect(elapsedWindows(windows, spring)).toEqual([{ start: 540, end: 1005, lastBegin: 1020 }]);
  });
});
