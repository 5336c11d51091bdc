import { describe, expect, it } from 'vitest';
import { OpeningHoursError } from '../src/opening-hours/parse.js';
import { parseStartTime, startsOn } from '../src/opening-hours/start-times.js';

describe('start times', () => {
  it.each([
    ['20:30', { weekdays: [], minute: 1230 }],
    ['Tu 20:30', { weekdays: [1], minute: 1230 }],
    ['Tu-Th 20:30', { weekdays: [1, 2, 3], minute: 1230 }],
    ['Fr-Mo 09:00', { weekdays: [4, 5, 6, 0], minute: 540 }],
    ['Mo,We,Sa-Su 00:00', { weekdays: [0, 2, 5, 6], minute: 0 }],
  ])('%s', (text, expected) => {
    expect(parseStartTime(text)).toEqual(expected);
  });

  it.each([
    '',
    '8:30',
    '20:30-22:00',
    '20:60',
    '25:00',
    'Tu',
    'Tu 20:30 ',
    ' 20:30',
    'tu 20:30',
    'Xx 20:30',
    'Tu-Xx 20:30',
    'Tu  20:30',
    'Tu, We 20:30',
    'PH 20:30',
    'Tu 20:30,22:00',
    'Tu-We-Th 20:30',
    'daily 20:30',
  ])('%j: parse error', (text) => {
    expect(() => parseStartTime(text)).toThrow(OpeningHoursError);
  });

  it('of a date are those of its weekday, the earliest first', () => {
    const starts = ['Tu-Sa 20:30', '14:00', 'Su 11:00', 'Tu 09:30'].map(parseStartTime);
    expect(startsOn(starts, '2026-11-24')).toEqual([570, 840, 1230]);
    expect(startsOn(starts, '2026-11-29')).toEqual([660, 840]);
    expect(startsOn(starts, '2026-11-23')).toEqual([840]);
    expect(startsOn([], '2026-11-24')).toEqual([]);
  });
});
