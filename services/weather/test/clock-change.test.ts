import { berlin } from '@city-genie/city-data/cities/berlin';
import { newyork } from '@city-genie/city-data/cities/newyork';
import { paris } from '@city-genie/city-data/cities/paris';
import type { City } from '@city-genie/city-data/city';
import { instantsOf } from '@city-genie/city-data/city-clock';
import type { Sky } from '@city-genie/stand-ins/weather/scenarios';
import { describe, expect, it } from 'vitest';
import { mapForecast } from '../src/open-meteo/map-forecast.js';
import { parseReply } from '../src/open-meteo/open-meteo-reply.js';
import { sampleReply } from './sample-reply.js';

function parsed(city: City, nowIso: string, sky: Sky = 'clear') {
  return parseReply(JSON.stringify(sampleReply(city, nowIso, sky)), city.timezone, Date.parse(nowIso));
}

const forecastOf = (city: City, nowIso: string, sky?: Sky) => mapForecast(parsed(city, nowIso, sky)).forecast;

const temperaturesAt = (city: City, nowIso: string, time: string): number[] =>
  forecastOf(city, nowIso)
    .hours.filter((hour) => hour.time === time)
    .map((hour) => hour.temperature);

describe('hours around a clock change', () => {
  it('repeat the hour in autumn, and are correct afterwards', () => {
    const nowIso = '2026-10-24T10:00:00Z';
    const raw = parsed(berlin, nowIso).hourly.temperature_2m;
    expect(temperaturesAt(berlin, nowIso, '2026-10-25T02:00')).toEqual([raw[26], raw[27]]);
    // The provider, still on summer time, labels noon of winter time as 13:00.
    expect(temperaturesAt(berlin, nowIso, '2026-10-25T12:00')).toEqual([raw[37]]);
    const { hourly } = forecastOf(berlin, nowIso);
    expect([hourly.length, hourly.at(-1)?.time]).toEqual([73, '2026-10-26T23:00']);
  });

  it('skip the hour in spring, and end with the third day', () => {
    const nowIso = '2027-03-13T15:00:00Z';
    const { hourly } = forecastOf(newyork, nowIso);
    expect(temperaturesAt(newyork, nowIso, '2027-03-14T02:00')).toEqual([]);
    expect(temperaturesAt(newyork, nowIso, '2027-03-14T03:00')).toEqual([parsed(newyork, nowIso).hourly.temperature_2m[26]]);
    expect(hourly).toHaveLength(71);
    expect(hourly.at(-1)?.time).toBe('2027-03-15T23:00');
  });

  it.each([
    ['Paris in spring', paris, '2026-03-20T11:00:00Z', '2026-03-29', 23],
    ['New York in spring', newyork, '2026-03-01T15:00:00Z', '2026-03-08', 23],
    ['Paris in autumn', paris, '2026-10-15T11:00:00Z', '2026-10-25', 25],
    ['New York in autumn', newyork, '2026-10-25T15:00:00Z', '2026-11-01', 25],
  ] as const)('are right over 15 days: %s', (_, city, nowIso, changed, hoursOfThatDay) => {
    const { hours, outlook } = forecastOf(city, nowIso, 'rain-13-16');
    const on = (date: string) => hours.filter(({ time }) => time.startsWith(date));
    expect(on(changed)).toHaveLength(hoursOfThatDay);
    expect(outlook).toHaveLength(12);
    // Every time is one of the city's clocks, in order.
    const instants = [...new Set(hours.map(({ time }) => time))].map((time) => instantsOf(city.timezone, time));
    expect(instants.filter((found) => found.length === 0)).toEqual([]);
    expect(instants.flat()).toEqual(instants.flat().toSorted((one, other) => one - other));
    // It rains from 13 to 16 by the clocks of the place, before the change and after it.
    const dates = [...new Set(hours.map(({ time }) => time.slice(0, 10)))];
    expect(dates).toHaveLength(15);
    const wet = (date: string) => on(date).flatMap(({ time, condition }) => (condition === 'rain' ? [time.slice(11)] : []));
    expect(dates.filter((date) => wet(date).join() !== '13:00,14:00,15:00')).toEqual([]);
  });

  it('leave the last day one hour short in autumn, and end with it in spring', () => {
    const lastHour = (nowIso: string) => forecastOf(paris, nowIso).hours.at(-1)?.time;
    expect(lastHour('2026-10-15T11:00:00Z')).toBe('2026-10-29T22:00');
    expect(lastHour('2026-03-20T11:00:00Z')).toBe('2026-04-03T23:00');
  });
});
