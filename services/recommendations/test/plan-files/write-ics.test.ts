import { cities } from '@city-genie/city-data/catalog';
import { IANAZone } from 'luxon';
import { describe, expect, it } from 'vitest';
import { vtimezoneLines } from '../../src/plan-files/vtimezone.js';
import { writeIcs } from '../../src/plan-files/write-ics.js';
import { type IcsComponent, readIcs, textOf, valueIn } from './read-ics.js';
import { icsOffsetAt, instantOfProperty, offsetsOf } from './read-time.js';
import { hostileNames, planOf } from './tiny-plan.js';

const read = (...plan: Parameters<typeof planOf>): IcsComponent => readIcs(Buffer.from(writeIcs(planOf(...plan))));
const eventsOf = (calendar: IcsComponent) => calendar.components.filter(({ name }) => name === 'VEVENT');
const instants = (calendar: IcsComponent) =>
  eventsOf(calendar).map((event) => [instantOfProperty(calendar, event, 'DTSTART'), instantOfProperty(calendar, event, 'DTEND')]);

const morning = ['2026-11-24T10:00', '2026-11-24T11:30'] as const;
const noon = ['2026-11-24T11:45', '2026-11-24T12:15'] as const;

describe('an iCalendar file', () => {
  it('has the lines that RFC 5545 asks for', () => {
    expect(
      writeIcs(planOf([morning], { website: 'https://example.org/a,b;c' }))
        .replaceAll('\r\n ', '')
        .split('\r\n'),
    ).toEqual([
      'BEGIN:VCALENDAR',
      'PRODID:-//City Genie//Plan//EN',
      'VERSION:2.0',
      'CALSCALE:GREGORIAN',
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Paris',
      'BEGIN:STANDARD',
      'DTSTART:20260101T000000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20260329T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20261025T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:paris-somewhere-20261124T100000@city-genie',
      'DTSTAMP:20261124T090000Z',
      'DTSTART;TZID=Europe/Paris:20261124T100000',
      'DTEND;TZID=Europe/Paris:20261124T113000',
      'SUMMARY:Somewhere',
      'LOCATION:Somewhere\\, 1 Rue du Test\\, 75001\\, Paris',
      'GEO:48.8566;2.3522',
      'DESCRIPTION:Come early\\; bring water\\, please.\\nHours can change\\; check before you go.',
      'URL:https://example.org/a,b;c',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has an event for each stop, in order, each with its own UID', () => {
    const events = eventsOf(read([morning, noon]));
    expect(events.map((event) => valueIn(event, 'DTSTART'))).toEqual(['20261124T100000', '20261124T114500']);
    expect(new Set(events.map((event) => valueIn(event, 'UID'))).size).toBe(2);
  });

  it.each(hostileNames)('escapes %j', (name) => {
    const calendar = read([morning], { name, address: name, tips: [name] });
    const [event, ...others] = eventsOf(calendar);
    const expected = name.replace(/\r\n|\u2028/g, '\n').replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '');
    expect([event && textOf(event, 'SUMMARY'), others, calendar.components.length]).toEqual([expected, [], 2]);
    expect(event && textOf(event, 'LOCATION')).toBe(`${expected}, ${expected}, Paris`);
    expect(event && textOf(event, 'DESCRIPTION')).toBe(`${expected}\nHours can change; check before you go.`);
  });

  it('keeps a website on one line', () => {
    const [event] = eventsOf(read([morning], { website: 'https://example.org/\r\nATTACH:x' }));
    expect(event && valueIn(event, 'URL')).toBe('https://example.org/ATTACH:x');
  });
});

describe('times of events', () => {
  const city = (key: string) => cities.find((one) => one.key === key);

  it.each([
    ['paris', '2026-03-28T23:30', '2026-03-29T03:30', '2026-03-28T22:30:00.000Z', '2026-03-29T01:30:00.000Z'],
    ['paris', '2026-10-24T23:00', '2026-10-25T04:00', '2026-10-24T21:00:00.000Z', '2026-10-25T03:00:00.000Z'],
    ['paris', '2026-10-25T02:30', '2026-10-25T03:00', '2026-10-25T00:30:00.000Z', '2026-10-25T02:00:00.000Z'],
    ['newyork', '2026-03-08T01:59', '2026-03-08T03:00', '2026-03-08T06:59:00.000Z', '2026-03-08T07:00:00.000Z'],
    ['london', '2026-07-04T10:00', '2026-07-04T11:00', '2026-07-04T09:00:00.000Z', '2026-07-04T10:00:00.000Z'],
    ['tokyo', '2026-12-31T23:00', '2027-01-01T01:00', '2026-12-31T14:00:00.000Z', '2026-12-31T16:00:00.000Z'],
    ['rome', '2026-12-31T22:00', '2027-01-01T00:30', '2026-12-31T21:00:00.000Z', '2026-12-31T23:30:00.000Z'],
    ['beijing', '2000-01-01T00:00', '2000-01-01T00:01', '1999-12-31T16:00:00.000Z', '1999-12-31T16:01:00.000Z'],
  ])('of %s from %s to %s are the correct instants', (key, arrive, leave, start, end) => {
    expect(instants(read([[arrive, leave]], {}, city(key)))).toEqual([[start, end]]);
  });

  it('are refused when the clocks skip them', () => {
    expect(() => planOf([['2026-03-29T02:30', '2026-03-29T04:00']])).toThrow('Paris’s clocks skip');
    expect(() => planOf([['2026-03-29T01:00', '2026-03-29T02:00']])).toThrow('Paris’s clocks skip');
  });
});

describe('VTIMEZONE', () => {
  const known = [...new Set(cities.map(({ timezone }) => timezone))];
  const odd = ['Australia/Lord_Howe', 'America/St_Johns', 'Africa/Casablanca', 'Asia/Kathmandu', 'Pacific/Apia', 'America/Sao_Paulo'];

  it.each([...known, ...odd])('%s: correct offset for every hour of two years', (timezone) => {
    for (const year of [2011, 2026]) {
      const lines = ['BEGIN:VCALENDAR', ...vtimezoneLines(timezone, year, year), 'END:VCALENDAR', ''];
      const offsets = readIcs(Buffer.from(lines.join('\r\n'))).components.flatMap(offsetsOf);
      const zone = IANAZone.create(timezone);
      const wrong: string[] = [];
      for (let atMs = Date.UTC(year, 0, 1, 12); atMs < Date.UTC(year, 11, 31, 12); atMs += 3_600_000) {
        if (icsOffsetAt(offsets, atMs) !== zone.offset(atMs) * 60_000) {
          wrong.push(new Date(atMs).toISOString());
        }
      }
      expect(wrong).toEqual([]);
    }
  });

  it('has one observance in a zone without clock changes', () => {
    expect(vtimezoneLines('Asia/Tokyo', 2026, 2026)).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Tokyo',
      'BEGIN:STANDARD',
      'DTSTART:20260101T000000',
      'TZOFFSETFROM:+0900',
      'TZOFFSETTO:+0900',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]);
  });
});
