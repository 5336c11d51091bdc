import { cities } from '@city-genie/city-data/catalog';
import { describe, expect, it } from 'vitest';
import { writeIcs } from '../../src/plan-files/write-ics.js';
import { type IcsComponent, readIcs, textOf, valueIn } from './read-ics.js';
import { instantOfProperty } from './read-time.js';
import { hostileNames, planOf } from './tiny-plan.js';

const madeMs = Date.parse('2026-11-20T18:30:15.900Z');
const read = (...plan: Parameters<typeof planOf>): IcsComponent => readIcs(Buffer.from(writeIcs(planOf(...plan), madeMs)));
const eventsOf = (calendar: IcsComponent) => calendar.components.filter(({ name }) => name === 'VEVENT');
const instants = (calendar: IcsComponent) =>
  eventsOf(calendar).map((event) => [instantOfProperty(calendar, event, 'DTSTART'), instantOfProperty(calendar, event, 'DTEND')]);

const morning = ['2026-11-24T10:00', '2026-11-24T11:30'] as const;
const noon = ['2026-11-24T11:45', '2026-11-24T12:15'] as const;

describe('an iCalendar file', () => {
  it('has the lines that RFC 5545 asks for', () => {
    expect(
      writeIcs(planOf([morning], { website: 'https://example.org/a,b;c' }), madeMs)
        .replaceAll('\r\n ', '')
        .split('\r\n'),
    ).toEqual([
      'BEGIN:VCALENDAR',
      'PRODID:-//City Genie//Plan//EN',
      'VERSION:2.0',
      'CALSCALE:GREGORIAN',
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Paris',
      'BEGIN:DAYLIGHT',
      'DTSTART:19990328T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:19991031T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:paris-somewhere-2026-11-24@city-genie',
      'DTSTAMP:20261120T183015Z',
      // Seconds since 2026 began: 323 days, 18 hours, 30 minutes and 15 seconds.
      'SEQUENCE:27973815',
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

  it('has an event for each stop, in order', () => {
    const events = eventsOf(read([morning, noon]));
    expect(events.map((event) => valueIn(event, 'DTSTART'))).toEqual(['20261124T100000', '20261124T114500']);
  });

  it('counts its sequence by the second, from 0 on and within 32 bits', () => {
    const sequences = ['2025-12-31T23:59:59Z', '2026-01-01T00:00:00.999Z', '2026-01-01T00:00:01Z', '2060-12-31T23:59:59Z'].map((made) => {
      const [event] = eventsOf(readIcs(Buffer.from(writeIcs(planOf([morning]), Date.parse(made)))));
      return Number(event && valueIn(event, 'SEQUENCE'));
    });
    expect(sequences.slice(0, 3)).toEqual([0, 0, 1]);
    expect(sequences[3]).toBeGreaterThan(1_000_000_000);
    expect(sequences[3]).toBeLessThan(2 ** 31);
  });

  it.each(hostileNames)('escapes %j', (name) => {
    const calendar = read([morning], { name, address: name, tips: [name] });
    const [event, ...others] = eventsOf(calendar);
    const expected = name.replace(/\r\n|\u2028/g, '\n').replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '');
    expect([event && textOf(event, 'SUMMARY'), others, calendar.components.length]).toEqual([expected, [], 2]);
    expect(event && textOf(event, 'LOCATION')).toBe(`${expected}, Paris`);
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
