import { paris } from '@city-genie/city-data/cities/paris';
import type { Sky } from '@city-genie/stand-ins/weather/scenarios';
import { describe, expect, it } from 'vitest';
import { asTheNearer, fillGaps, onTheLine } from '../src/open-meteo/fill-gaps.js';
import { mapForecast } from '../src/open-meteo/map-forecast.js';
import { type OpenMeteoReply, parseReply } from '../src/open-meteo/open-meteo-reply.js';
import { ProviderError } from '../src/provider/provider-error.js';
import { sampleReply } from './sample-reply.js';

const now = '2026-07-15T10:20:00Z';

function parsed(sky: Sky = 'clear'): OpenMeteoReply {
  return parseReply(JSON.stringify(sampleReply(paris, now, sky)), paris.timezone, Date.parse(now));
}

type Measure = Exclude<keyof OpenMeteoReply['hourly'], 'time' | 'is_day'>;

/** The forecast when these labels of the hours, counted from today's midnight, have this value. */
function forecastWith(name: Measure, from: number, until: number, value: number | null = null, reply = parsed()) {
  const column = reply.hourly[name].map((was, label) => (label >= from && label < until ? value : was));
  return mapForecast({ ...reply, hourly: { ...reply.hourly, [name]: column } }).forecast;
}

/** The forecast without these rows of the days. */
function withoutRows(reply: OpenMeteoReply, from: number, until: number): OpenMeteoReply {
  const codes = reply.daily.weather_code.map((was, day) => (day >= from && day < until ? null : was));
  return { ...reply, daily: { ...reply.daily, weather_code: codes } };
}

describe('an hour', () => {
  it('has the weather and the chance of rain of the label that ends it', () => {
    const { hourly } = mapForecast(parsed('rain-13-16')).forecast;
    const wet = hourly.filter(({ condition }) => condition === 'rain').map(({ time }) => time);
    expect(wet.slice(0, 4)).toEqual(['2026-07-15T13:00', '2026-07-15T14:00', '2026-07-15T15:00', '2026-07-16T13:00']);
    expect(hourly.filter(({ precipitationProbability }) => precipitationProbability > 50).map(({ time }) => time)).toEqual(wet);
  });

  it('has the temperature and the wind of the label that begins it', () => {
    const reply = parsed();
    const { hourly } = mapForecast(reply).forecast;
    expect(hourly.map(({ temperature }) => temperature)).toEqual(reply.hourly.temperature_2m.slice(0, 72));
    expect(hourly.map(({ windSpeed }) => windSpeed)).toEqual(reply.hourly.wind_speed_10m.slice(0, 72));
  });

  it('that is the last keeps its own weather', () => {
    expect(
      forecastWith('weather_code', 359, 360, 95)
        .hours.slice(-3)
        .map(({ condition }) => condition),
    ).toEqual(['clear', 'thunderstorm', 'thunderstorm']);
  });
});

describe('a small gap in the first three days', () => {
  it('is filled on the line between its neighbours', () => {
    const { hourly } = forecastWith('temperature_2m', 30, 33);
    const [before = 0, after = 0] = [29, 33].map((label) => parsed().hourly.temperature_2m[label] ?? 0);
    const shown = hourly.slice(30, 33).map(({ temperature }) => temperature);
    expect(shown.map((value, step) => value - (before + ((after - before) * (step + 1)) / 4)).every((off) => Math.abs(off) <= 0.05)).toBe(
      true,
    );
  });

  it('has the sky of the nearer neighbour, across midnight of the third day, too', () => {
    const reply = parsed('rain-13-16');
    expect(forecastWith('weather_code', 14, 15, null, reply).hourly[13]?.condition).toBe('mostly-clear');
    expect(forecastWith('weather_code', 15, 16, null, reply).hourly[14]?.condition).toBe('rain');
    expect(forecastWith('weather_code', 72, 73).hourly[71]).toMatchObject({ time: '2026-07-17T23:00', condition: 'clear' });
  });

  it('is not filled for plans, which go by what the provider says', () => {
    const { hours } = forecastWith('temperature_2m', 30, 33);
    expect(hours).toHaveLength(357);
    expect(hours.map(({ time }) => time)).not.toContain('2026-07-16T06:00');
    expect(forecastWith('precipitation_probability', 31, 32).hours[30]).toMatchObject({
      time: '2026-07-16T06:00',
      precipitationProbability: null,
    });
  });

  it.each(['temperature_2m', 'weather_code', 'wind_speed_10m', 'precipitation_probability'] as const)(
    'of %s is filled up to three hours; of four the forecast is unusable',
    (name) => {
      expect(forecastWith(name, 40, 43).hourly).toHaveLength(72);
      expect(() => forecastWith(name, 40, 44)).toThrow(ProviderError);
    },
  );

  it('of humidity matters only by day, on the days to come', () => {
    expect(forecastWith('relative_humidity_2m', 0, 24).forecast).toHaveLength(3);
    expect(forecastWith('relative_humidity_2m', 24, 32).forecast).toHaveLength(3);
    expect(() => forecastWith('relative_humidity_2m', 34, 38)).toThrow(/too little of 2026-07-16/);
  });
});

describe('a gap in a later day', () => {
  it.each(['temperature_2m', 'weather_code', 'wind_speed_10m'] as const)('of %s leaves its hours out, and nothing else', (name) => {
    const { hours, outlook } = forecastWith(name, 150, 154);
    expect([hours.length, outlook.length]).toEqual([356, 12]);
  });

  it('of the chance of rain is said to be unknown', () => {
    const { hours, outlook } = forecastWith('precipitation_probability', 11 * 24, 15 * 24);
    expect(hours).toHaveLength(360);
    expect(hours.filter(({ precipitationProbability }) => precipitationProbability === null)).toHaveLength(97);
    expect(outlook.map(({ precipitationProbability }) => precipitationProbability)).toEqual([
      5,
      5,
      5,
      5,
      5,
      5,
      5,
      5,
      null,
      null,
      null,
      null,
    ]);
  });

  it('doesn’t end the outlook while the day has a row or 18 hours', () => {
    const gone = (hours: number) => forecastWith('temperature_2m', 7 * 24, 7 * 24 + hours).outlook.length;
    expect([gone(6), gone(24)]).toEqual([12, 12]);
    const ofHours = (hours: number) =>
      forecastWith('temperature_2m', 7 * 24, 7 * 24 + hours, null, withoutRows(parsed(), 7, 8)).outlook.map(({ date }) => date);
    expect(ofHours(6)).toHaveLength(12);
    expect(ofHours(7)).toEqual(['2026-07-18', '2026-07-19', '2026-07-20', '2026-07-21']);
  });

  it('is bridged by the hours that are there', () => {
    const { outlook } = mapForecast(withoutRows(parsed('rain-13-16'), 7, 8)).forecast;
    const complete = mapForecast(parsed('rain-13-16')).forecast.outlook;
    expect(outlook).toEqual(complete);
  });
});

describe('fillGaps', () => {
  it.each([
    [
      [1, null, 3],
      [1, 2, 3],
    ],
    [
      [1, null, null, null, 5],
      [1, 2, 3, 4, 5],
    ],
    [
      [1, null, null, null, null, 6],
      [1, null, null, null, null, 6],
    ],
    [
      [null, null, 2],
      [2, 2, 2],
    ],
    [
      [2, null],
      [2, 2],
    ],
    [
      [null, null, null, null, 1],
      [null, null, null, null, 1],
    ],
    [
      [null, null],
      [null, null],
    ],
    [[null], [null]],
    [
      [0, null, 0],
      [0, 0, 0],
    ],
  ])('makes %j %j', (column, expected) => {
    expect(fillGaps(column, onTheLine)).toEqual(expected);
  });

  it('takes the nearer neighbour, and the earlier in the middle', () => {
    expect(fillGaps(['a', null, null, null, 'b'], asTheNearer)).toEqual(['a', 'a', 'a', 'b', 'b']);
  });
});
