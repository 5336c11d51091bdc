import { cities } from '@city-genie/city-data/catalog';
import { holidaysOf } from '@city-genie/city-data/holidays/calendar';
import OpeningHours from 'opening_hours';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadContent } from '../src/catalogue/load-content.js';
import { addDays, openIntervals } from '../src/opening-hours/open-on.js';
import { type Interval, parseOpeningHours } from '../src/opening-hours/parse.js';

// Our evaluator against OSM's own, npm `opening_hours`, on 400 days: all strings of the catalogue, and one of every construct.

const firstDay = '2026-11-01';
const dates = Array.from({ length: 400 }, (_, day) => addDays(firstDay, day));
const berlin = { lat: 52.52, lon: 13.405, address: { country_code: 'de', state: 'Berlin' } };

const contents = await Promise.all(cities.map(({ key }) => loadContent(key)));
const catalogue = [
  ...new Set(contents.flatMap(({ places, restaurants }) => [...places, ...restaurants].map(({ openingHours }) => openingHours))),
].sort();

const byHand = [
  '24/7',
  '10:00-18:00',
  '00:00-24:00',
  '08:00-24:00',
  '18:00-00:00',
  '12:00-02:00',
  '18:00-17:00',
  'Mo 10:00-18:00',
  'Mo-Su 10:00-18:00',
  'Sa-Mo 09:00-12:00',
  'Fr-We 09:00-12:00',
  'Mo,We-Fr,Su 10:00-18:00',
  'Mo,Mo-Tu 10:00-18:00',
  '12:00-14:30,19:00-22:30',
  '19:00-22:30,12:00-14:30',
  '10:00-12:00,12:00-14:00',
  '10:00-13:00,12:00-15:00',
  'Fr-Sa 18:00-02:00',
  'Fr-Sa 11:00-15:00,18:00-02:00',
  'Su 22:00-06:00,10:00-12:00',
  'Fr 18:00-02:00; Sa 01:00-05:00',
  'Fr 18:00-02:00; Sa off',
  'Mo-Th 16:00-01:00; Fr-Su 12:00-03:30',
  '10:00-18:00; Fr-Sa 10:00-02:00; Dec 24-Dec 26 off',
  'Tu-Su 10:00-18:00; Th 10:00-21:45',
  'Tu-Su 10:00-18:00; Th off',
  'Mo-Fr 10:00-18:00; We off; We 14:00-16:00',
  'Apr-Sep 07:00-21:00; Oct-Mar 08:00-17:30',
  'Nov-Feb 09:00-16:00',
  'Feb 10:00-12:00',
  'Mar,Jun-Aug,Dec 10:00-12:00',
  'Oct 16-Mar 14 08:00-17:00; Mar 15-Oct 15 08:00-20:00',
  'Dec 29-Jan 02 10:00-12:00',
  'Jul 14 10:00-12:00',
  'Mo-Su 10:00-18:00; Dec 25,Jan 01 off',
  '10:00-18:00; Feb 29 off',
  'Apr-Oct Tu-Su 08:00-17:30; Nov-Mar Sa-Su 10:00-16:00',
  'Dec 20-Jan 06 Mo-Fr 10:00-12:00',
  'Dec 24,Dec 31 Th-Fr 10:00-12:00',
  'Mo-Fr 10:00-18:00; PH off',
  'Tu-Su 10:00-18:00; PH off; Dec 26 12:00-16:00',
  'Su,PH 11:00-17:00',
  'PH,Mo-We 11:00-17:00',
  'PH 18:00-02:00',
  'Mo-Sa 10:00-20:00; Su,PH 10:00-02:00',
  'Tu-Su 18:00-02:00; PH off',
  'Mo-Fr 10:00-18:00; Dec PH 10:00-14:00',
];

const span = /(\d\d:\d\d)-(\d\d:\d\d)/g;
const isOver = (from: string, to: string) => to <= from;
const runsOver = (text: string) => [...text.matchAll(span)].some(([, from = '', to = '']) => isOver(from, to));

/** Cuts intervals at midnight: `18:00-02:00` becomes `18:00-24:00`. */
const eveningsOf = (text: string) => text.replace(span, (all, from: string, to: string) => (isOver(from, to) ? `${from}-24:00` : all));

/** The parts after midnight, on the day on which they began: `10:00-12:00,18:00-02:00` becomes `00:00-02:00`. */
function morningsOf(text: string): string {
  const rules = text.split('; ').map((rule) => {
    const found = [...rule.matchAll(span)].filter(([, from = '', to = '']) => isOver(from, to) && to !== '00:00');
    const times = found.map(([, , to]) => `00:00-${to}`).join(',');
    return rule.replace(/\S+$/, times === '' ? 'off' : times);
  });
  return rules.join('; ');
}

/**
 * Lines such as `2026-11-02 10:00-18:00`: intervals in minutes since the first day, split at midnight and merged where they
 * touch.
 */
function timetable(intervals: readonly Interval[]): string[] {
  const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const byDay = dates.map((): Interval[] => []);
  for (const interval of intervals) {
    const [first, last] = [Math.floor(interval.start / 1440), Math.ceil(interval.end / 1440)];
    for (const day of byDay.slice(Math.max(first, 0), Math.max(last, 0))) {
      day.push(interval);
    }
  }
  return dates.map((date, day) => {
    const minutes = (byDay[day] ?? [])
      .map(({ start, end }) => ({ start: Math.max(start - day * 1440, 0), end: Math.min(end - day * 1440, 1440) }))
      .filter(({ start, end }) => start < end)
      .sort((a, b) => a.start - b.start);
    const joined: Interval[] = [];
    for (const interval of minutes) {
      const last = joined.at(-1);
      if (last && interval.start <= last.end) {
        last.end = Math.max(last.end, interval.end);
      } else {
        joined.push(interval);
      }
    }
    return [date, ...joined.map(({ start, end }) => `${clock(start)}-${clock(end)}`)].join(' ');
  });
}

/** The library's warning about our intended difference (nights, see `parseOpeningHours`), so it is no failure. */
const nightWarning = 'additional_rule_separator_not_used_after_time_wrapping_midnight';

/**
 * By the library, from the day before the first. Any other warning fails the test, because the library parses nonsense with a
 * warning.
 */
function byLibrary(text: string): Interval[] {
  const library = new OpeningHours(text, berlin);
  expect(library.getStructuredWarnings().filter(({ type }) => type !== nightWarning)).toEqual([]);
  const minute = (moment: Date) => (moment.getTime() - Date.parse(`${firstDay}T00:00Z`)) / 60_000;
  const open = library.getOpenIntervals(new Date(`${addDays(firstDay, -1)}T00:00`), new Date(`${addDays(firstDay, dates.length)}T00:00`));
  expect(open.filter(([, , unknown]) => unknown)).toEqual([]);
  return open.map(([from, to]) => ({ start: minute(from), end: minute(to) }));
}

const nextDay = ({ start, end }: Interval) => ({ start: start + 1440, end: end + 1440 });

let holidays: ReadonlySet<string> = new Set();

beforeAll(() => {
  // The library always uses the process's time zone; UTC has no clock changes.
  vi.stubEnv('TZ', 'UTC');
  // Holidays as the library knows them, so that strings with PH can be compared on those dates, too.
  holidays = new Set(timetable(byLibrary('PH 00:00-24:00')).flatMap((line) => (line.includes(' ') ? [line.slice(0, 10)] : [])));
});
afterAll(() => {
  vi.unstubAllEnvs();
});

describe('opening hours compared with the OSM library', () => {
  it('covers a whole catalogue, in UTC on every machine', () => {
    expect(dates.filter((date) => new Date(`${date}T00:00`).toISOString() !== `${date}T00:00:00.000Z`)).toEqual([]);
    expect(catalogue.length).toBeGreaterThan(50);
  });

  it('has the same holidays for Berlin', () => {
    const ours = holidaysOf('berlin').map(({ date }) => date);
    expect([...holidays]).toEqual(ours.filter((date) => dates.includes(date)));
  });

  it.each([...new Set([...byHand, ...catalogue])])('%s', (text) => {
    const hours = parseOpeningHours(text);
    const ours = timetable(
      dates.flatMap((date, day) =>
        openIntervals(hours, date, (each) => holidays.has(each)).map(({ start, end }) => ({
          start: start + day * 1440,
          end: end + day * 1440,
        })),
      ),
    );
    if (!runsOver(text)) {
      expect(ours).toEqual(timetable(byLibrary(text)));
      return;
    }
    const inTwo = [...byLibrary(eveningsOf(text)), ...byLibrary(morningsOf(text)).map(nextDay)];
    expect(ours).toEqual(timetable(inTwo));
    if (!text.includes('; ')) {
      expect(ours).toEqual(timetable(byLibrary(text)));
    }
  });
});
