import { cities } from '@city-genie/city-data/catalog';
import { berlin } from '@city-genie/city-data/cities/berlin';
import { newyork } from '@city-genie/city-data/cities/newyork';
import { paris } from '@city-genie/city-data/cities/paris';
import type { City } from '@city-genie/city-data/city';
import type { Sky } from '@city-genie/stand-ins/weather/scenarios';
import { describe, expect, it } from 'vitest';
import { forecast as forecastSchema } from '../src/forecast/forecast.js';
import { mapForecast } from '../src/forecast/map-forecast.js';
import { parseReply } from '../src/provider/open-meteo-reply.js';
import { sampleReply } from './sample-reply.js';

const now = '2026-07-15T10:20:00Z';

function parsed(city: City, nowIso: string, sky: Sky = 'clear') {
  return parseReply(JSON.stringify(sampleReply(city, nowIso, sky)), city.timezone, Date.parse(nowIso));
}

/** The mean of a day's values from 9 to 21 o'clock, out of 24. */
function outMean(column: readonly number[], day: number): number {
  const values = column.slice(day * 24 + 9, day * 24 + 22);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('a mapped forecast', () => {
  it.each(cities.map((city) => [city.key, city] as const))('fits the contract for %s', (_, city) => {
    const { forecast, unknownCodes } = mapForecast(parsed(city, now));
    expect(forecastSchema.parse(forecast)).toEqual(forecast);
    expect(forecast.hourly).toHaveLength(72);
    expect(unknownCodes).toEqual([]);
  });

  it('has the current weather for today', () => {
    const reply = parsed(paris, now, 'rain');
    const [today] = mapForecast(reply).forecast.forecast;
    expect(today).toEqual({
      date: '2026-07-15',
      condition: 'rain',
      icon: 'rain',
      description: 'Rain',
      temperature: {
        current: reply.current.temperature_2m,
        min: reply.daily.temperature_2m_min[0],
        max: reply.daily.temperature_2m_max[0],
      },
      humidity: reply.current.relative_humidity_2m,
      windSpeed: reply.current.wind_speed_10m,
    });
  });

  it('has the mean of 9 to 21 o’clock and the strongest wind for the coming days', () => {
    const reply = parsed(paris, now, 'snow');
    const [, tomorrow, afterwards] = mapForecast(reply).forecast.forecast;
    expect(tomorrow).toMatchObject({
      date: '2026-07-16',
      condition: 'snow',
      description: 'Snow',
      windSpeed: reply.daily.wind_speed_10m_max[1],
    });
    expect(tomorrow?.temperature.current).toBeCloseTo(outMean(reply.hourly.temperature_2m, 1), 1);
    expect(tomorrow?.temperature.max).toBe(reply.daily.temperature_2m_max[1]);
    expect(afterwards?.humidity).toBe(Math.round(outMean(reply.hourly.relative_humidity_2m, 2)));
    expect(afterwards?.temperature.min).toBe(reply.daily.temperature_2m_min[2]);
  });

  it('keeps the current value within the day’s range', () => {
    const reply = parsed(paris, now);
    const [hot] = mapForecast({ ...reply, current: { ...reply.current, temperature_2m: 39.26 } }).forecast.forecast;
    const [cold] = mapForecast({ ...reply, current: { ...reply.current, temperature_2m: -8.04 } }).forecast.forecast;
    expect(hot?.temperature).toMatchObject({ current: 39.3, max: 39.3 });
    expect(cold?.temperature).toMatchObject({ current: -8, min: -8 });
  });

  it('has a moon at night, and a sun for the coming days', () => {
    const { forecast } = mapForecast(parsed(newyork, '2026-07-16T03:30:00Z'));
    expect(forecast.forecast.map((day) => [day.date, day.icon])).toEqual([
      ['2026-07-15', 'moon'],
      ['2026-07-16', 'sun'],
      ['2026-07-17', 'sun'],
    ]);
    expect(forecast.hourly.find((hour) => hour.time === '2026-07-16T03:00')?.icon).toBe('moon');
    expect(forecast.hourly.find((hour) => hour.time === '2026-07-16T12:00')?.icon).toBe('sun');
  });

  it('reports each unknown code once', () => {
    const reply = parsed(paris, now);
    const { forecast, unknownCodes } = mapForecast({
      ...reply,
      hourly: { ...reply.hourly, weather_code: reply.hourly.weather_code.map(() => 42) },
    });
    expect(unknownCodes).toEqual([42]);
    expect(forecast.hourly[0]).toMatchObject({ condition: 'cloudy', icon: 'cloud' });
    expect(forecast.forecast[0]?.condition).toBe('clear');
  });
});

describe('hours around a clock change', () => {
  const valueAt = (city: City, nowIso: string, time: string): number[] =>
    mapForecast(parsed(city, nowIso))
      .forecast.hourly.filter((hour) => hour.time === time)
      .map((hour) => hour.temperature);

  it('repeat the hour in autumn, and are correct afterwards', () => {
    const nowIso = '2026-10-24T10:00:00Z';
    const raw = parsed(berlin, nowIso).hourly.temperature_2m;
    expect(valueAt(berlin, nowIso, '2026-10-25T02:00')).toEqual([raw[26], raw[27]]);
    // The provider, still on summer time, labels noon of winter time as 13:00.
    expect(valueAt(berlin, nowIso, '2026-10-25T12:00')).toEqual([raw[37]]);
    expect(mapForecast(parsed(berlin, nowIso)).forecast.hourly).toHaveLength(72);
  });

  it('skip the hour in spring, and end with the third day', () => {
    const nowIso = '2027-03-13T15:00:00Z';
    const { hourly } = mapForecast(parsed(newyork, nowIso)).forecast;
    expect(valueAt(newyork, nowIso, '2027-03-14T02:00')).toEqual([]);
    expect(valueAt(newyork, nowIso, '2027-03-14T03:00')).toEqual([parsed(newyork, nowIso).hourly.temperature_2m[26]]);
    expect(hourly).toHaveLength(71);
    expect(hourly.at(-1)?.time).toBe('2027-03-15T23:00');
  });
});
