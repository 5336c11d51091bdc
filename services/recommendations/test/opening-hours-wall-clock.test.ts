import { describe, expect, it } from 'vitest';
import { openIntervals } from '../src/opening-hours/open-on.js';
import { parseOpeningHours } from '../src/opening-hours/parse.js';
import { clockChangeOn, elapsedMinuteOf, openIntervalsElapsed, wallMinuteOf } from '../src/opening-hours/wall-clock.js';

/** What the wall clock of a zone shows so many minutes after the start of a date, computed by Intl alone. */
function wallByIntl(timezone: string, midnightUtc: string, elapsed: number): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' });
  return format.format(Date.parse(midnightUtc) + elapsed * 60_000);
}

const clock = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);

describe('clock changes', () => {
  it.each([
    ['Europe/Paris', '2027-03-28', 120, 60],
    ['Europe/Paris', '2027-10-31', 180, -60],
    ['Europe/London', '2027-03-28', 60, 60],
    ['Europe/London', '2027-10-31', 120, -60],
    ['America/New_York', '2027-03-14', 120, 60],
    ['America/New_York', '2027-11-07', 120, -60],
    ['Africa/Cairo', '2027-04-30', 0, 60],
    ['Africa/Cairo', '2027-10-28', 1440, -60],
    // Midnight occurs twice; the date begins with the first.
    ['America/Havana', '2027-11-07', 60, -60],
    ['Australia/Lord_Howe', '2027-10-03', 120, 30],
  ])('%s on %s: change at minute %i by %i', (timezone, date, atMinute, shiftMinutes) => {
    expect(clockChangeOn(timezone, date)).toEqual({ atMinute, shiftMinutes });
  });

  it.each([
    ['Europe/Paris', '2027-03-29'],
    ['Europe/Paris', '2027-03-26'],
    ['Europe/Paris', '2027-03-14'],
    ['America/New_York', '2027-03-28'],
    ['Asia/Tokyo', '2027-03-28'],
    ['Asia/Shanghai', '2027-10-31'],
  ])('%s on %s: no change', (timezone, date) => {
    expect(clockChangeOn(timezone, date)).toBeUndefined();
  });

  it('includes the change in the night after the date, for hours that run past midnight', () => {
    expect(clockChangeOn('Europe/Berlin', '2027-03-27')).toEqual({ atMinute: 1440 + 120, shiftMinutes: 60 });
    expect(clockChangeOn('America/New_York', '2027-11-06')).toEqual({ atMinute: 1440 + 120, shiftMinutes: -60 });
  });

  it.each([
    ['Europe/Paris', '2027-03-28', '2027-03-27T23:00Z', 23],
    ['Europe/Paris', '2027-10-31', '2027-10-30T22:00Z', 25],
    ['America/New_York', '2027-03-14', '2027-03-14T05:00Z', 23],
    ['America/New_York', '2027-11-07', '2027-11-07T04:00Z', 25],
    ['Africa/Cairo', '2027-04-30', '2027-04-29T22:00Z', 23],
    ['America/Havana', '2027-11-07', '2027-11-07T04:00Z', 25],
    ['Asia/Tokyo', '2027-03-28', '2027-03-27T15:00Z', 24],
  ])('%s on %s: agrees with Intl for every minute, and maps back', (timezone, date, midnightUtc, hours) => {
    const change = clockChangeOn(timezone, date);
    const elapsed = Array.from({ length: hours * 60 }, (_, minute) => minute);
    const shown = elapsed.map((minute) => wallMinuteOf(minute, change));
    expect(shown.map(clock)).toEqual(elapsed.map((minute) => wallByIntl(timezone, midnightUtc, minute)));
    // The first minute with this time: in an hour that occurs twice, times map back to the first occurrence.
    expect(shown.map((wall) => elapsedMinuteOf(wall, change))).toEqual(shown.map((wall) => shown.indexOf(wall)));
  });
});

describe('opening hours in elapsed minutes', () => {
  const elapsedOn = (hours: string, timezone: string, date: string) =>
    openIntervalsElapsed(
      openIntervals(parseOpeningHours(hours), date, () => false),
      clockChangeOn(timezone, date),
    ).map(({ start, end }) => [start, end]);

  it.each([
    ['10:00-18:00', 'Europe/Paris', '2027-03-27', [[600, 1080]]],
    ['10:00-18:00', 'Europe/Paris', '2027-03-28', [[540, 1020]]],
    ['10:00-18:00', 'Europe/Paris', '2027-10-31', [[660, 1140]]],
    ['10:00-18:00', 'America/New_York', '2027-03-14', [[540, 1020]]],
    ['10:00-18:00', 'America/New_York', '2027-11-07', [[660, 1140]]],
    ['10:00-18:00', 'Asia/Tokyo', '2027-03-28', [[600, 1080]]],
    ['24/7', 'Europe/Paris', '2027-03-28', [[0, 1380]]],
    ['24/7', 'Europe/Paris', '2027-10-31', [[0, 1500]]],
    // Closing in the skipped hour: at the change. Closing in the repeated hour: at the first occurrence.
    ['02:15-02:45', 'Europe/Paris', '2027-03-28', []],
    ['01:00-02:30', 'Europe/Paris', '2027-03-28', [[60, 120]]],
    ['01:00-02:30', 'Europe/Paris', '2027-10-31', [[60, 150]]],
    ['01:00-03:00', 'Europe/Paris', '2027-10-31', [[60, 240]]],
    // Past midnight: Saturday evening into the Sunday of the change, seen from both dates.
    ['Sa 18:00-04:00', 'Europe/Berlin', '2027-03-27', [[1080, 1620]]],
    ['Sa 18:00-04:00', 'Europe/Berlin', '2027-03-28', [[0, 180]]],
    ['Sa 18:00-04:00', 'Europe/Berlin', '2027-10-30', [[1080, 1740]]],
    ['Sa 18:00-04:00', 'Europe/Berlin', '2027-10-31', [[0, 300]]],
    // Sunday evening after the change: shifted by an hour relative to midnight, with unchanged duration.
    ['Su 18:00-02:00', 'Europe/Berlin', '2027-03-28', [[1020, 1500]]],
    ['Su 18:00-02:00', 'America/New_York', '2027-11-07', [[1140, 1620]]],
  ])('%s, %s on %s', (hours, timezone, date, expected) => {
    expect(elapsedOn(hours, timezone, date)).toEqual(expected);
  });
});
