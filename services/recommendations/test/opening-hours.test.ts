import { describe, expect, it } from 'vitest';
import { type HolidayCheck, hoursText, openIntervals } from '../src/opening-hours/open-on.js';
import { OpeningHoursError, parseOpeningHours } from '../src/opening-hours/parse.js';

const noHolidays = () => false;

/** The hours that a visitor reads on a date; 2026-11-23 is a Monday. */
const on = (hours: string, date: string, isHoliday: HolidayCheck = noHolidays) =>
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
    ['10:00-12:00; Feb 29 off', '2028-02-29', 'Closed'],
    ['Feb 10:00-12:00', '2028-02-29', '10:00–12:00'],
    ['10:00-12:00,12:00-14:00', '2026-11-23', '10:00–14:00'],
    ['13:00-15:00,10:00-14:00', '2026-11-23', '10:00–15:00'],
    ['18:00-00:00', '2026-11-23', '18:00–00:00'],
  ])('%s on %s: %s', (hours, date, text) => {
    expect(on(hours, date)).toBe(text);
  });

  it.each([
    ['Fr-Sa 18:00-02:00', '2026-11-27', '18:00–02:00'],
    ['Fr-Sa 18:00-02:00', '2026-11-28', '18:00–02:00'],
    ['10:00-14:00,18:00-02:00', '2026-11-28', '10:00–14:00, 18:00–02:00'],
    // What is left of the night is all that the day has.
    ['Fr-Sa 18:00-02:00', '2026-11-29', '00:00–02:00'],
    ['Fr-Sa 18:00-02:00', '2026-11-30', 'Closed'],
  ])('of %s on %s are told without the end of the night before: %s', (hours, date, text) => {
    expect(on(hours, date)).toBe(text);
  });

  it('carry an evening past midnight into the next day', () => {
    const bar = parseOpeningHours('Fr-Sa 18:00-02:00');
    expect(openIntervals(bar, '2026-11-27', noHolidays)).toEqual([{ start: 1080, end: 1560 }]);
    expect(openIntervals(bar, '2026-11-28', noHolidays)).toEqual([
      { start: 0, end: 120 },
      { start: 1080, end: 1560 },
    ]);
    expect(openIntervals(bar, '2026-11-29', noHolidays)).toEqual([{ start: 0, end: 120 }]);
    expect(openIntervals(bar, '2026-11-30', noHolidays)).toEqual([]);
  });

  it('let a night run to its end, whatever the rule of the next day', () => {
    const bar = parseOpeningHours('Fr 18:00-02:00; Sa 01:00-05:00; PH off');
    expect(openIntervals(bar, '2026-11-28', noHolidays)).toEqual([{ start: 0, end: 300 }]);
    expect(openIntervals(bar, '2026-11-28', (date) => date === '2026-11-28')).toEqual([{ start: 0, end: 120 }]);
    expect(openIntervals(bar, '2026-11-28', (date) => date === '2026-11-27')).toEqual([{ start: 60, end: 300 }]);
  });

  it('return a copy: mutating it does not change the hours', () => {
    const hours = parseOpeningHours('10:00-12:00,12:00-14:00');
    openIntervals(hours, '2026-11-23', noHolidays);
    expect(hours[0]?.intervals).toEqual([
      { start: 600, end: 720 },
      { start: 720, end: 840 },
    ]);
  });

  it('apply PH rules on public holidays', () => {
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
    'Mo-Fr 09:00-17:00; ',
    'Mo-Fr 09:00-17:00,',
    'Mo-Fr 09:00-12:00, 14:00-17:00',
    'Mo-Fr 09:00-12:00, Sa 14:00-17:00',
    'Mo-Fr, Sa 09:00-12:00',
    'Mo - Fr 09:00-17:00',
    'Mo-Fr 09:00–17:00',
    'Mo-Fr 09:00 - 17:00',
    'Mo-Fr 09:00-12:00-17:00',
    'Mo-Fr  09:00-17:00',
    ' Mo-Fr 09:00-17:00',
    'Mo 10:00-18:00 ; Tu off',
    'Mo-Fr 22:00-26:00',
    'Mo-Su 25:00-26:00',
    'Mo-Fr 24:00-02:00',
    '24:30',
    '10:00',
    '09:00-24:30',
    'mo-fr 09:00-17:00',
    'MO-FR 09:00-17:00',
    'mon-fri 9am-5pm',
    'Mo[1] 09:00-17:00',
    'Mo-PH 09:00-17:00',
    'PH Mo 09:00-17:00',
    'PH',
    'SH 09:00-17:00',
    'Mo-Fr Apr-Sep 09:00-17:00',
    'easter off',
    'week 1-10',
    'week 01-10 Mo 09:00-17:00',
    '2026 Jan',
    '2026 Jan 01 off',
    'Jan 1 off',
    'Jan 00 off',
    'Jan 32 off',
    'Feb 30 off',
    'Dec 24-26 off',
    'January off',
    'Nov 15-Jan 09:00-17:00',
    'Nov-Jan 15 09:00-17:00',
    'Jan 01-Feb 01-Mar 01 off',
    'sunrise-sunset',
    'dawn-22:00',
    'Mo-Fr 09:00+',
    'Mo-Fr 09:00-17:00+',
    'Mo-Fr 09:00-17:00/30',
    'open',
    'closed',
    'off',
    'unknown',
    'Mo-Fr open',
    'Mo closed',
    'Mo-Fr 09:00-17:00 "ring the bell"',
    'Mo-Fr 09:00-17:00 off',
    '"by appointment"',
    'Mo-Fr 09:00-17:00 || "by appointment"',
    '10:00-12:00 || 14:00-15:00',
    // OSM adds these hours to Monday's; a reader would take them for every day.
    'Mo 10:00-18:00; 09:00-17:00',
    'Tu off; 09:00-17:00',
    'Mo 10:00-18:00; off',
    '24/7; Mo off',
    'Mo 24/7',
    '24/7 ',
    '24/7; Mo off ',
  ])('%j: parse error', (text) => {
    expect(() => parseOpeningHours(text)).toThrow(OpeningHoursError);
  });
});
