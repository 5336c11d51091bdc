import { cities } from '@city-genie/city-data/catalog';
import { paris } from '@city-genie/city-data/cities/paris';
import { describe, expect, it } from 'vitest';
import { parseReply, rowOf } from '../src/open-meteo/open-meteo-reply.js';
import { ProviderError } from '../src/provider/provider-error.js';
import { sampleReply } from './sample-reply.js';

const now = '2026-07-15T10:20:00Z';
const nowMs = Date.parse(now);

type Reply = ReturnType<typeof sampleReply>;

function spoiled(spoil: (reply: Reply) => unknown): string {
  const reply = sampleReply(paris, now);
  return JSON.stringify(spoil(reply) ?? reply);
}

const set = (block: 'hourly' | 'daily', name: string, index: number, value: number | string | null) => (reply: Reply) => {
  const column = reply[block]?.[name];
  if (!column) {
    throw new Error(`no column ${name}`);
  }
  column[index] = value;
};

const drop = (block: 'hourly' | 'daily', name: string) => (reply: Reply) => {
  reply[block]?.[name]?.pop();
};

const keep = (block: 'hourly' | 'daily', length: number) => (reply: Reply) => {
  for (const column of Object.values(reply[block] ?? {})) {
    column.splice(length);
  }
};

describe('a reply of the provider', () => {
  it.each(cities.map((city) => [city.key, city] as const))('is accepted for %s', (_, city) => {
    const reply = parseReply(JSON.stringify(sampleReply(city, now)), city.timezone, nowMs);
    expect([reply.hourly.time.length, reply.daily.time.length]).toEqual([360, 15]);
    expect(reply.current.is_day).toBeTypeOf('boolean');
  });

  it.each([
    ['a text among the first days', set('daily', 'temperature_2m_max', 1, '21')],
    ['a null among the first days', set('daily', 'weather_code', 0, null)],
    ['-61 °C today', set('daily', 'temperature_2m_min', 0, -61)],
    ['401 km/h on the third day', set('daily', 'wind_speed_10m_max', 2, 401)],
    ['71 hours', keep('hourly', 71)],
    ['two days', keep('daily', 2)],
    ['a label too few for its hours', drop('hourly', 'time')],
    ['a value too few for its hours', drop('hourly', 'is_day')],
    ['a value too few for its days', drop('daily', 'weather_code')],
    ['no chance of rain at all', (reply: Reply) => ({ ...reply, hourly: { ...reply.hourly, precipitation_probability: undefined } })],
    ['a gap between the hours', set('hourly', 'time', 10, '2026-07-15T11:00')],
    ['days out of order', set('daily', 'time', 1, '2026-07-18')],
    ['an invalid date', set('daily', 'time', 0, '2026-13-45')],
    ['a time with an offset', set('hourly', 'time', 0, '2026-07-15T00:00+02:00')],
    ['a minimum above the maximum', set('daily', 'temperature_2m_min', 1, 55)],
    ['no current weather', (reply: Reply) => ({ ...reply, current: undefined })],
    ['another zone', (reply: Reply) => ({ ...reply, timezone: 'GMT' })],
    ['an error instead of a forecast', () => ({ error: true, reason: 'no' })],
    ['a list', () => []],
  ])('is unusable with %s', (_, spoil) => {
    expect(() => parseReply(spoiled(spoil), 'Europe/Paris', nowMs)).toThrow(ProviderError);
  });

  it.each([
    ['null', 'temperature_2m', null],
    ['61 °C', 'temperature_2m', 61],
    ['-61 °C', 'temperature_2m', -61],
    ['a text', 'temperature_2m', '21'],
    ['101 % humidity', 'relative_humidity_2m', 101],
    ['-1 % rain', 'precipitation_probability', -1],
    ['401 km/h', 'wind_speed_10m', 401],
    ['a weather code of 1.5', 'weather_code', 1.5],
    ['is_day 2', 'is_day', 2],
  ] as const)('takes %s of an hour as missing', (_, name, value) => {
    const { hourly } = parseReply(spoiled(set('hourly', name, 5, value)), 'Europe/Paris', nowMs);
    expect(hourly[name][5]).toBeNull();
    expect(hourly[name].filter((one) => one === null)).toHaveLength(1);
  });

  it.each([
    ['null', 'temperature_2m_max', null],
    ['61 °C', 'temperature_2m_max', 61],
    ['a minimum above the maximum', 'temperature_2m_min', 55],
    ['401 km/h', 'wind_speed_10m_max', 401],
    ['a weather code of 1.5', 'weather_code', 1.5],
  ] as const)('knows nothing of a later day with %s, but of the others', (_, name, value) => {
    const { daily } = parseReply(spoiled(set('daily', name, 7, value)), 'Europe/Paris', nowMs);
    const known = daily.time.flatMap((_date, index) => (rowOf(daily, index) ? [index] : []));
    expect(known).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14]);
  });

  it('may have fewer hours and days than were asked for', () => {
    const text = spoiled((reply) => {
      keep('hourly', 72)(reply);
      keep('daily', 3)(reply);
    });
    expect(parseReply(text, 'Europe/Paris', nowMs).hourly.time).toHaveLength(72);
  });

  it.each(['', '<html></html>', 'null', '{"latitude":48.8'])('is unusable when it is %j', (text) => {
    expect(() => parseReply(text, 'Europe/Paris', nowMs)).toThrow(ProviderError);
  });

  it('is unusable when it starts on another day, except around midnight', () => {
    const text = JSON.stringify(sampleReply(paris, now));
    expect(() => parseReply(text, 'Europe/Paris', Date.parse('2026-07-16T00:01:00+02:00'))).not.toThrow();
    expect(() => parseReply(text, 'Europe/Paris', Date.parse('2026-07-17T00:01:00+02:00'))).toThrow(/begins on 2026-07-15/);
    expect(() => parseReply(text, 'Europe/Paris', Date.parse('2026-07-13T12:00:00+02:00'))).toThrow(ProviderError);
  });

  it('that is unusable is not retried', () => {
    try {
      parseReply('{}', 'Europe/Paris', nowMs);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ fault: 'unusable', isRetryable: false });
    }
  });
});
