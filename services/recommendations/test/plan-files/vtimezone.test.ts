import { cities } from '@city-genie/city-data/catalog';
import { IANAZone } from 'luxon';
import { describe, expect, it } from 'vitest';
import { clockOnsets } from '../../src/plan-files/clock-onsets.js';
import { vtimezoneLines } from '../../src/plan-files/vtimezone.js';
import { readIcs } from './read-ics.js';
import { icsOffsetAt, offsetsOf } from './read-time.js';

const hourMs = 3_600_000;
const known = [...new Set(cities.map(({ timezone }) => timezone))];
/** Zones whose clocks change in other ways, don't change any more, or never did. */
const odd = [
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Africa/Casablanca',
  'Asia/Gaza',
  'Pacific/Apia',
  'America/Sao_Paulo',
  'Europe/Istanbul',
  'Asia/Jerusalem',
  'Asia/Kathmandu',
];

function offsetsIn(timezone: string): ReturnType<typeof offsetsOf> {
  const lines = ['BEGIN:VCALENDAR', ...vtimezoneLines(timezone), 'END:VCALENDAR', ''];
  return readIcs(Buffer.from(lines.join('\r\n'))).components.flatMap(offsetsOf);
}

/** The instants at which the VTIMEZONE and Intl (by luxon) disagree. */
function wrongIn(timezone: string, instants: readonly number[]): string[] {
  const [offsets, zone] = [offsetsIn(timezone), IANAZone.create(timezone)];
  return instants.filter((atMs) => icsOffsetAt(offsets, atMs) !== zone.offset(atMs) * 60_000).map((atMs) => new Date(atMs).toISOString());
}

const everyHours = (hours: number, from: string, to: string) =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / (hours * hourMs) }, (_, index) => Date.parse(from) + index * hours * hourMs);

/** The minutes before and at each change that the VTIMEZONE tells. */
const changesIn = (timezone: string, from: string, to: string) =>
  offsetsIn(timezone)
    .filter(({ fromMs }) => fromMs >= Date.parse(from) && fromMs < Date.parse(to))
    .flatMap(({ fromMs }) => [fromMs - 60_000, fromMs]);

describe('VTIMEZONE', () => {
  it.each([...known, ...odd])('%s: has the correct offset for every hour of a year', (timezone) => {
    expect(wrongIn(timezone, everyHours(1, '2026-01-01', '2027-01-01'))).toEqual([]);
  });

  it.each([...known, ...odd])('%s: is correct every day from 2000 to 2037, and a minute before and at each change', (timezone) => {
    const changes = changesIn(timezone, '2000-01-01', '2038-01-01');
    expect(wrongIn(timezone, [...everyHours(24, '2000-01-01', '2038-01-01'), ...changes])).toEqual([]);
  });

  it.each(known)('%s: is as correct for the rest of the century', (timezone) => {
    const changes = changesIn(timezone, '2038-01-01', '2100-01-01');
    expect(wrongIn(timezone, [...everyHours(5 * 24, '2038-01-01', '2100-01-01'), ...changes])).toEqual([]);
  });

  it.each([
    ['Europe/London', ['DAYLIGHT', 'STANDARD'], ['BYMONTH=3;BYDAY=-1SU', 'BYMONTH=10;BYDAY=-1SU']],
    [
      'America/New_York',
      ['DAYLIGHT', 'STANDARD', 'DAYLIGHT', 'STANDARD'],
      [
        'BYMONTH=4;BYDAY=1SU;UNTIL=20060402T070000Z',
        'BYMONTH=10;BYDAY=-1SU;UNTIL=20061029T060000Z',
        'BYMONTH=3;BYDAY=2SU',
        'BYMONTH=11;BYDAY=1SU',
      ],
    ],
    ['Asia/Tokyo', ['STANDARD'], []],
    ['Asia/Shanghai', ['STANDARD'], []],
  ])('of %s has a rule for each change that comes every year', (timezone, kinds, rules) => {
    const lines = vtimezoneLines(timezone);
    expect(lines.filter((line) => line.startsWith('BEGIN:')).map((line) => line.slice(6))).toEqual(['VTIMEZONE', ...kinds]);
    expect(lines.filter((line) => line.startsWith('RRULE:')).map((line) => line.slice(6))).toEqual(
      rules.map((rule) => `FREQ=YEARLY;${rule}`),
    );
  });

  it('lists each change by its date where there is no rule', () => {
    const onsets = clockOnsets('Africa/Casablanca').filter(({ local }) => local >= '2026');
    expect(onsets.length).toBeGreaterThan(20);
    expect(onsets.filter(({ rule }) => rule)).toEqual([]);
    expect(onsets[0]).toEqual({ local: '2026-02-15T03:00', before: 60, after: 0 });
  });

  it('knows no rule that ends before the last known year, and takes none for one that goes on', () => {
    const rules = clockOnsets('Europe/Istanbul').flatMap(({ rule }) => (rule ? [rule.untilMs] : []));
    expect(rules.length).toBeGreaterThan(1);
    expect(rules.every((untilMs) => untilMs !== undefined && untilMs < Date.UTC(2017, 0, 1))).toBe(true);
  });

  it('begins before any plan', () => {
    for (const timezone of [...known, ...odd]) {
      expect(offsetsIn(timezone)[0]?.fromMs).toBeLessThan(Date.UTC(2000, 0, 1) - 14 * hourMs);
    }
  });
});
