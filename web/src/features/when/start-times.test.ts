import { describe, expect, it } from 'vitest';
import { dateRange, laterStart, startProblem, tomorrow, tonight, whenOf } from './start-times.js';

const now = '2026-11-21T17:40';

describe('tonight', () => {
  it.each([
    ['09:00', '18:00'],
    ['18:00', '18:00'],
    ['18:01', '18:30'],
    ['19:31', '20:00'],
    ['21:30', '21:30'],
  ])('at %s begins at %s', (clock, start) => {
    expect(tonight(`2026-11-21T${clock}`)).toBe(`2026-11-21T${start}`);
  });

  it('is undefined after 21:30', () => {
    expect(tonight('2026-11-21T21:31')).toBeUndefined();
  });
});

describe('tomorrow and the range of dates', () => {
  it('cross the end of a month and of a year', () => {
    expect(tomorrow('2026-11-30T23:59')).toBe('2026-12-01T10:00');
    expect(dateRange('2026-12-25T08:00')).toEqual({ min: '2026-12-25', max: '2027-01-08' });
  });
});

describe('whenOf', () => {
  it.each([
    [undefined, 'now'],
    ['2026-11-21T18:00', 'tonight'],
    ['2026-11-22T10:00', 'tomorrow'],
    ['2026-11-22T10:30', 'date'],
    ['2026-11-20T18:00', 'date'],
  ] as const)('maps %s to %s', (startAt, when) => {
    expect(whenOf(startAt, now)).toBe(when);
  });

  it('maps no start to now, also when the evening is over', () => {
    expect(whenOf(undefined, '2026-11-21T22:00')).toBe('now');
  });
});

describe('laterStart', () => {
  it.each([
    ['full-day', '10:29', undefined],
    ['full-day', '10:30', '2026-11-22T09:00'],
    ['half-day', '14:59', undefined],
    ['half-day', '15:00', '2026-11-22T09:00'],
    ['1-2-hours', '19:59', undefined],
    ['1-2-hours', '20:00', '2026-11-22T09:00'],
    ['half-day', '06:59', '2026-11-21T09:00'],
    ['half-day', '07:00', undefined],
  ] as const)('of a %s at %s is %s', (timeframe, clock, start) => {
    expect(laterStart(`2026-11-21T${clock}`, timeframe)).toBe(start);
  });
});

describe('startProblem', () => {
  it('is undefined between now and 14 days ahead', () => {
    expect(startProblem('2026-11-21T17:40', now, 'Paris')).toBeUndefined();
    expect(startProblem('2026-12-05T23:30', now, 'Paris')).toBeUndefined();
  });

  it('names the problem', () => {
    expect(startProblem('2026-12-06T09:00', now, 'Paris')).toBe('Please choose a start within the next 14 days');
    expect(startProblem('2026-11-20T09:00', now, 'Paris')).toBe('Please choose a start within the next 14 days');
    expect(startProblem('T09:00', now, 'Paris')).toBe('Please choose a start within the next 14 days');
    expect(startProblem('2026-11-21T17:30', now, 'Paris')).toBe('It is past 17:30 in Paris; please choose a later time');
  });
});
