import { cities } from '@city-genie/city-data/catalog';
import { newyork } from '@city-genie/city-data/cities/newyork';
import { paris } from '@city-genie/city-data/cities/paris';
import type { City } from '@city-genie/city-data/city';
import type { Sky } from '@city-genie/stand-ins/weather/scenarios';
import { describe, expect, it } from 'vitest';
import { forecast as forecastSchema } from '../src/forecast/forecast.js';
import { mapForecast } from '../src/open-meteo/map-forecast.js';
import { parseReply } from '../src/open-meteo/open-meteo-reply.js';
import { sampleReply } from './sample-reply.js';

const now = '2026-07-15T10:20:00Z';

function parsed(city: City, nowIso: string, sky: Sky = 'clear') {
  return parseReply(JSON.stringify(sampleReply(city, nowIso, sky)), city.timezone, Date.parse(nowIso));
}

/** The mean of a day's values from 9 to 21 o'clock, out of 24. */
function outMean(column: readonly (number | null)[], day: number): number {
  const values = column.slice(day * 24 + 9, day * 24 + 22).filter((value) => value !== null);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('a mapped forecast', () => {
  it.each(cities.map((city) => [city.key, city] as const))('fits the contract for %s', (_, city) => {
    const { forecast, unknownCodes } = mapForecast(parsed(city, now));
    expect(forecastSchema.parse(forecast)).toEqual(forecast);
    expect([forecast.hourly, forecast.outlook, forecast.hours].map(({ length }) => length)).toEqual([72, 12, 360]);
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

  it('has the provider’s own days in the outlook, and says of the eighth that it is a likelihood', () => {
    const reply = parsed(paris, now, 'snow');
    const { outlook } = mapForecast(reply).forecast;
    expect(outlook[0]).toEqual({
      date: '2026-07-18',
      condition: 'snow',
      icon: 'snow',
      description: 'Snow',
      temperature: { min: reply.daily.temperature_2m_min[3], max: reply.daily.temperature_2m_max[3] },
      precipitationProbability: 82,
      windSpeed: reply.daily.wind_speed_10m_max[3],
      certainty: 'forecast',
    });
    expect(outlook.map(({ date, certainty }) => [date.slice(8), certainty]).slice(3, 5)).toEqual([
      ['21', 'forecast'],
      ['22', 'likelihood'],
    ]);
    expect(outlook.at(-1)?.date).toBe('2026-07-29');
  });

  it('says of every hour from the eighth day on that it is a likelihood', () => {
    const { hours } = mapForecast(parsed(paris, now)).forecast;
    expect(hours.find(({ certainty }) => certainty === 'likelihood')?.time).toBe('2026-07-22T00:00');
    expect(hours.findLast(({ certainty }) => certainty === 'forecast')?.time).toBe('2026-07-21T23:00');
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
