import { cities } from '@city-genie/city-data/catalog';
import { newyork } from '@city-genie/city-data/cities/newyork';
import { paris } from '@city-genie/city-data/cities/paris';
import { instantsOf } from '@city-genie/city-data/city-clock';
import { describe, expect, it } from 'vitest';
import { forecast as forecastSchema } from '../src/forecast/forecast.js';
import { mapMet } from '../src/met-norway/map-met.js';
import type { MetReply } from '../src/met-norway/met-reply.js';
import { ProviderError } from '../src/provider/provider-error.js';
import { metForecast, parsedMet } from './met-sample.js';

const now = '2026-07-15T10:20:00Z';
const hourMs = 3_600_000;

type Entry = MetReply['properties']['timeseries'][number];

/** The forecast of Paris after its series was changed. */
function changed(change: (entries: Entry[]) => Entry[], nowIso = now) {
  const reply = parsedMet(paris, now);
  const timeseries = change(reply.properties.timeseries);
  return mapMet({ properties: { ...reply.properties, timeseries } }, paris, Date.parse(nowIso));
}

describe('a forecast of MET Norway', () => {
  it.each(cities.map((city) => [city.key, city] as const))('fits the contract for %s', (_, city) => {
    const forecast = metForecast(city, now);
    expect(forecastSchema.parse(forecast)).toEqual(forecast);
    expect(forecast.forecast.map(({ date }) => date)).toEqual(['2026-07-15', '2026-07-16', '2026-07-17']);
    expect(forecast.outlook.map(({ date }) => date).slice(0, 5)).toEqual(['18', '19', '20', '21', '22'].map((day) => `2026-07-${day}`));
    expect(forecast.outlook.map(({ certainty }) => certainty).slice(3, 5)).toEqual(['forecast', 'likelihood']);
  });

  it('has the nearest moment’s weather for today, and the range of the hours that are left', () => {
    const [today] = metForecast(paris, now, 'rain').forecast;
    const [first, second] = parsedMet(paris, now, 'rain').properties.timeseries.map(({ data }) => data.instant.details);
    expect(today).toMatchObject({ date: '2026-07-15', condition: 'rain', icon: 'rain', description: 'Rain' });
    expect(today?.temperature.current).toBe(first?.air_temperature);
    expect(today?.humidity).toBe(first?.relative_humidity);
    expect(today?.windSpeed).toBeCloseTo(first?.wind_speed ?? 0, 1);
    const laterNow = mapMet(parsedMet(paris, now, 'rain'), paris, Date.parse('2026-07-15T10:40:00Z')).forecast.forecast[0];
    expect(laterNow?.temperature.current).toBe(second?.air_temperature);
    const left = metForecast(paris, now, 'rain').hourly.filter(({ time }) => time.startsWith('2026-07-15'));
    expect(left[0]?.time).toBe('2026-07-15T12:00');
    expect(today?.temperature.min).toBe(Math.min(...left.map(({ temperature }) => temperature)));
  });

  it('has a range of its own before midnight, when one hour is left', () => {
    const [today] = mapMet(parsedMet(paris, '2026-07-15T21:40:00Z'), paris, Date.parse('2026-07-15T21:50:00Z')).forecast.forecast;
    expect(today?.date).toBe('2026-07-15');
    expect(today?.temperature.min).toBeLessThanOrEqual(today?.temperature.current ?? Number.NaN);
    expect(today?.temperature.max).toBeGreaterThanOrEqual(today?.temperature.current ?? Number.NaN);
  });

  it('has wind in km/h: the day’s strongest', () => {
    const { forecast, hours } = metForecast(paris, now, 'wind');
    const tomorrow = hours.filter(({ time }) => time.startsWith('2026-07-16')).map(({ windSpeed }) => windSpeed);
    expect(forecast[1]?.windSpeed).toBe(Math.max(...tomorrow));
    expect(Math.min(...hours.map(({ windSpeed }) => windSpeed))).toBeGreaterThan(50);
  });

  it('says of an hour what the block after its label says', () => {
    // The stand-in's skies follow the clocks of the zone that ships would use: two hours behind Paris in summer.
    const { hourly } = metForecast(paris, now, 'rain-13-16');
    const wet = hourly.filter(({ condition }) => condition === 'rain').map(({ time }) => time);
    expect(wet.slice(0, 4)).toEqual(['2026-07-15T15:00', '2026-07-15T16:00', '2026-07-15T17:00', '2026-07-16T15:00']);
  });

  it('counts a block of six hours for each of them, on the line between its labels', () => {
    const { hours } = metForecast(paris, now, 'rain-13-16');
    const series = parsedMet(paris, now, 'rain-13-16').properties.timeseries;
    const block = series.findIndex(({ data }) => data.next_6_hours && !data.next_1_hours);
    const [from, until] = [series[block], series[block + 1]];
    const startMs = Date.parse(from?.time ?? '');
    expect(Date.parse(until?.time ?? '') - startMs).toBe(6 * hourMs);
    const inBlock = hours.filter(({ time }) => {
      const [atMs = 0] = instantsOf(paris.timezone, time);
      return atMs >= startMs && atMs < startMs + 6 * hourMs;
    });
    expect(inBlock).toHaveLength(6);
    expect(new Set(inBlock.map(({ condition }) => condition)).size).toBe(1);
    expect(inBlock[0]?.precipitationProbability).toBe(from?.data.next_6_hours?.details.probability_of_precipitation);
    const [low = 0, high = 0] = [from, until].map((entry) => entry?.data.instant.details.air_temperature ?? 0);
    expect(inBlock[3]?.temperature).toBeCloseTo((low + high) / 2, 1);
  });

  it('names no chance of rain where the provider doesn’t, and shows what the words amount to', () => {
    const { hours, hourly } = metForecast(paris, now, 'rain');
    expect(hours[0]).toMatchObject({ time: '2026-07-15T12:00', condition: 'rain', precipitationProbability: null });
    expect(hourly[0]).toMatchObject({ time: '2026-07-15T12:00', precipitationProbability: 80 });
    expect(metForecast(paris, now).hourly[0]?.precipitationProbability).toBe(0);
  });

  it('ends where the provider’s blocks end', () => {
    const { hours, outlook } = metForecast(paris, now);
    expect(hours.at(-1)?.time).toBe('2026-07-24T19:00');
    expect(outlook.at(-1)?.date).toBe('2026-07-24');
    expect(outlook.at(-1)?.precipitationProbability).toBeGreaterThanOrEqual(0);
  });

  it('follows the clocks of the city over a change', () => {
    const { hours } = metForecast(newyork, '2026-03-05T15:00:00Z');
    const on = (date: string) => hours.filter(({ time }) => time.startsWith(date)).map(({ time }) => time.slice(11, 13));
    expect([on('2026-03-07').length, on('2026-03-08').length, on('2026-03-09').length]).toEqual([24, 23, 24]);
    expect(on('2026-03-08').slice(0, 4)).toEqual(['00', '01', '03', '04']);
  });

  it('reports each unknown symbol once', () => {
    const { forecast, unknownSymbols } = mapMet(parsedMet(paris, now, 'code-42'), paris, Date.parse(now));
    expect(unknownSymbols).toEqual(['raining-frogs']);
    expect(forecast.forecast[0]).toMatchObject({ condition: 'cloudy', description: 'Cloudy' });
  });
});

describe('a series with gaps', () => {
  it('is bridged by the block of the label before, and the line between temperatures', () => {
    const whole = changed((entries) => entries).forecast.hours;
    const { hours } = changed((entries) => entries.filter((_, index) => index < 5 || index > 7)).forecast;
    expect(hours).toHaveLength(whole.length);
    const line = ((whole[4]?.temperature ?? 0) + (whole[8]?.temperature ?? 0)) / 2;
    expect(Math.abs((hours[6]?.temperature ?? 0) - line)).toBeLessThan(0.06);
  });

  it.each(['air_temperature', 'wind_speed'] as const)('takes a label without %s as missing', (name) => {
    const { forecast } = changed((entries) =>
      entries.map((entry, index) => {
        const details = { ...entry.data.instant.details, ...(index === 6 && { [name]: null }) };
        return { ...entry, data: { ...entry.data, instant: { details } } };
      }),
    );
    expect(forecast.hours).toHaveLength(changed((entries) => entries).forecast.hours.length);
  });

  it('ends the outlook before the day that is missing, and keeps the hours behind it', () => {
    const { outlook, hours } = metForecast(paris, now, 'day-missing');
    expect(outlook.map(({ date }) => date)).toEqual(['2026-07-18', '2026-07-19', '2026-07-20']);
    expect(hours.at(-1)?.time).toBe('2026-07-24T19:00');
  });

  it('has fewer days when the last labels say nothing', () => {
    const { outlook } = metForecast(paris, now, 'null-tails');
    expect(outlook.at(-1)?.date).toBe('2026-07-23');
    expect(outlook.at(-1)?.precipitationProbability).toBeNull();
  });

  it.each([
    ['two-days', /too little of 2026-07-17/],
    ['nulls', /knows nothing of now/],
  ] as const)('of %s is unusable', (scenario, message) => {
    expect(() => metForecast(paris, now, scenario)).toThrow(ProviderError);
    expect(() => metForecast(paris, now, scenario)).toThrow(message);
  });

  it('of another time is unusable', () => {
    const at = (nowIso: string) => () => mapMet(parsedMet(paris, now), paris, Date.parse(nowIso));
    expect(at('2026-07-15T07:30:00Z')).not.toThrow();
    expect(at('2026-07-15T06:30:00Z')).toThrow(/knows nothing of now/);
    expect(at('2026-07-30T06:30:00Z')).toThrow(/knows nothing of now/);
  });
});
