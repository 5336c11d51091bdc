import { describe, expect, it } from 'vitest';
import { cities } from '../src/catalog.js';
import { firstInstantOf, instantsOf, localDate, localMinute, offsetChanges, offsetMinutes } from '../src/city-clock.js';

const at = (iso: string) => Date.parse(iso);
const iso = (atMs: number) => `${new Date(atMs).toISOString().slice(0, 16)}Z`;

/** Nights with a skipped and a repeated time: zone, local time, instant. */
const skipped = [
  ['Europe/Paris', '2027-03-28T02:30', '2027-03-28T01:00Z'],
  ['America/New_York', '2027-03-14T02:00', '2027-03-14T07:00Z'],
  ['Africa/Cairo', '2027-04-30T00:00', '2027-04-29T22:00Z'],
  ['Australia/Lord_Howe', '2027-10-03T02:29', '2027-10-02T15:30Z'],
] as const;
const repeated = [
  ['Europe/Paris', '2027-10-31T02:30', ['2027-10-31T00:30Z', '2027-10-31T01:30Z']],
  ['America/New_York', '2027-11-07T01:00', ['2027-11-07T05:00Z', '2027-11-07T06:00Z']],
  ['America/Havana', '2027-11-07T00:00', ['2027-11-07T04:00Z', '2027-11-07T05:00Z']],
] as const;

describe('the city clock', () => {
  it.each([
    ['Europe/Paris', '2026-11-22T00:30'],
    ['America/New_York', '2026-11-21T18:30'],
    ['Asia/Tokyo', '2026-11-22T08:30'],
    ['Asia/Kolkata', '2026-11-22T05:00'],
  ])('of %s converts an instant to local time and back', (timezone, local) => {
    const moment = at('2026-11-21T23:30:00Z');
    expect(localMinute(timezone, moment)).toBe(local);
    expect(localMinute(timezone, moment + 59_999)).toBe(local);
    expect(localDate(timezone, moment)).toBe(local.slice(0, 10));
    expect(instantsOf(timezone, local)).toEqual([moment]);
    expect(firstInstantOf(timezone, local)).toBe(moment);
  });

  it('shows midnight as the first minute of a day', () => {
    expect(localMinute('Europe/Paris', at('2026-11-21T23:00Z'))).toBe('2026-11-22T00:00');
  });

  it.each([
    ['Europe/Paris', '2027-01-01T00:00:30Z', 60],
    ['Europe/Paris', '2027-07-01T00:00:30Z', 120],
    ['America/New_York', '2027-01-01T00:00:30Z', -300],
    ['Asia/Kolkata', '2027-01-01T00:00:30Z', 330],
    ['UTC', '2027-01-01T00:00:30Z', 0],
  ])('of %s at %s is %i minutes ahead of UTC', (timezone, moment, minutes) => {
    expect(offsetMinutes(timezone, at(moment))).toBe(minutes);
  });

  it('throws for an unknown zone', () => {
    expect(() => localMinute('Europe/Atlantis', 0)).toThrow(RangeError);
  });
});

describe('a local time', () => {
  it.each(skipped)('of %s that is skipped, %s, has no instant; its first instant is the change', (timezone, local, change) => {
    expect(instantsOf(timezone, local)).toEqual([]);
    expect(iso(firstInstantOf(timezone, local))).toBe(change);
  });

  it.each(repeated)('of %s that is repeated, %s, has two instants; its first is the earlier', (timezone, local, instants) => {
    expect(instantsOf(timezone, local).map(iso)).toEqual(instants);
    expect(iso(firstInstantOf(timezone, local))).toBe(instants[0]);
  });

  it.each(cities.map(({ key, timezone }) => [key, timezone] as const))(
    'converts back to its instant around every change in %s',
    (_, timezone) => {
      const halfHours = (from: string, days: number) => Array.from({ length: days * 48 }, (_value, index) => at(from) + index * 1_800_000);
      const moments = [...halfHours('2027-03-13T00:00Z', 17), ...halfHours('2027-10-30T00:00Z', 10)];
      expect(moments.filter((atMs) => !instantsOf(timezone, localMinute(timezone, atMs)).includes(atMs))).toEqual([]);
    },
  );
});

describe('offsetChanges', () => {
  it.each([
    ['Europe/Paris', ['2027-03-28T01:00Z 60 120', '2027-10-31T01:00Z 120 60']],
    ['America/New_York', ['2027-03-14T07:00Z -300 -240', '2027-11-07T06:00Z -240 -300']],
    ['Australia/Lord_Howe', ['2027-04-03T15:00Z 660 630', '2027-10-02T15:30Z 630 660']],
    ['Asia/Tokyo', []],
  ])('lists all changes of %s in a year, to the minute', (timezone, expected) => {
    const changes = offsetChanges(timezone, at('2027-01-01T00:00Z'), at('2028-01-01T00:00Z'));
    expect(changes.map(({ atMs, beforeMinutes, afterMinutes }) => `${iso(atMs)} ${beforeMinutes} ${afterMinutes}`)).toEqual(expected);
  });

  it('includes the end of the range, not its start', () => {
    const change = at('2027-03-28T01:00Z');
    expect(offsetChanges('Europe/Paris', change - 60_000, change)).toHaveLength(1);
    expect(offsetChanges('Europe/Paris', change, change + 60_000)).toEqual([]);
  });
});
