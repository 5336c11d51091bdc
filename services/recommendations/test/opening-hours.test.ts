import { describe, expect, it } from 'vitest';
import { hoursText, openIntervals } from '../src/opening-hours/open-on.js';
import { OpeningHoursError, parseOpeningHours } from '../src/opening-hours/parse.js';

/** What a visitor reads on a date: 2026-11-23 is a Monday. */
const on = (hours: string, date: string, isHoliday = (_date: string) => false) =>
  hoursText(openIntervals(parseOpeningHours(hours), date, isHoliday));

describe('opening hours', () => {
  it.each([
    ['24/7', '2026-11-23', 'Open all day'],
    ['10:00-18:00', '2026-11-23', '10:00–18:00'],
    ['Tu-Su 10:00-18:00', '2026-11-23', 'Closed'],
    ['Tu-Su 10:00-18:00', '2026-11-24', '10:00–18:00'],
    ['Tu-Su 10:00-18:00; Th 10:00-21:45', '2026-11-26', '10:00–21:45'],
    ['Tu-Su 10:00-18:00; Dec 25,Jan 01 off', '2026-12-25', 'Closed'],
    ['Mo,We-Fr 12:00-14:30,19:00-22:30', '2026-11-25', '12:00–14:30, 19:00–22:30'],
    ['Mo,We-Fr 12:00-14:30,19:00-22:30', '2026-11-24', 'Closed'],
    ['Sa-Mo 09:00-12:00', '2026-11-22', '09:00–12:00'],
    ['Sa-Mo 09:00-12:00', '2026-11-24', 'Closed'],
    ['Apr-Sep 07:00-21:00; Oct-Mar 08:00-17:30', '2026-11-23', '08:00–17:30'],
    ['Apr-Sep 07:00-21:00; Oct-Mar 08:00-17:30', '2026-07-01', '07:00–21:00'],
    ['Oct 16-Mar 14 08:00-17:00; Mar 15-Oct 15 08:00-20:00', '2026-03-14', '08:00–17:00'],
    ['Oct 16-Mar 14 08:00-17:00; Mar 15-Oct 15 08:00-20:00', '2026-03-15', '08:00–20:00'],
    ['Apr-Oct Tu-Su 08:00-17:30', '2026-05-04', 'Closed'],
    ['08:00-24:00', '2026-11-23', '08:00–00:00'],
    ['Dec 29-Jan 01 off', '2026-12-31', 'Closed'],
  ])('%s on %s: %s', (hours, date, text) => {
    expect(on(hours, date)).toBe(text);
  });

  it('carries an evening past midnight into the next day', () => {
    const bar = parseOpeningHours('Fr-Sa 18:00-02:00');
    expect(openIntervals(bar, '2026-11-27')).toEqual([{ start: 1080, end: 1560 }]);
    expect(openIntervals(bar, '2026-11-28')).toEqual([
      { start: 0, end: 120 },
      { start: 1080, end: 1560 },
    ]);
    expect(openIntervals(bar, '2026-11-29')).toEqual([{ start: 0, end: 120 }]);
    expect(openIntervals(bar, '2026-11-30')).toEqual([]);
  });

  it('knows public holidays when it is told of them', () => {
    const christmas = (date: string) => date === '2026-12-25';
    expect(on('Mo-Fr 10:00-18:00; PH off', '2026-12-25', christmas)).toBe('Closed');
    expect(on('Mo-Fr 10:00-18:00; PH off', '2026-12-24', christmas)).toBe('10:00–18:00');
    expect(on('Sa,PH 12:00-16:00', '2026-12-25', christmas)).toBe('12:00–16:00');
    expect(on('Sa,PH 12:00-16:00', '2026-12-24', christmas)).toBe('Closed');
  });

  it.each([
    '',
    ' ',
    '9-5 daily',
    'Mo-Fr',
    'Mo-Fr 9:00-17:00',
    'Mo-Fr 09:00-17:60',
    'Mo-Fr 09:00-25:00',
    'Mo-Fr 09:00-09:00',
    'Mo-Xx 09:00-17:00',
    'Mo-Fr 09:00-17:00;',
    'Mo-Fr 09:00-17:00;Sa off',
    'Feb 30 off',
    'Jan 1 off',
    'sunrise-sunset',
    'Mo-Fr 09:00+',
    'open',
    '24/7; Mo off ',
  ])('refuses %j', (text) => {
    expect(() => parseOpeningHours(text)).toThrow(OpeningHoursError);
  });
});
