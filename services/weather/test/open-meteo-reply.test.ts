import { cities } from '@city-genie/city-data/catalog';
import { paris } from '@city-genie/city-data/cities/paris';
import { describe, expect, it } from 'vitest';
import { parseReply } from '../src/provider/open-meteo-reply.js';
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

describe('a reply of the provider', () => {
  it.each(cities.map((city) => [city.key, city] as const))('is accepted for %s', (_, city) => {
    const reply = parseReply(JSON.stringify(sampleReply(city, now)), city.timezone, nowMs);
    expect(reply.hourly.time).toHaveLength(72);
    expect(reply.current.is_day).toBeTypeOf('boolean');
  });

  it.each([
    ['a null among the hours', set('hourly', 'temperature_2m', 5, null)],
    ['a text among the days', set('daily', 'temperature_2m_max', 1, '21')],
    ['61 °C', set('hourly', 'temperature_2m', 0, 61)],
    ['-61 °C', set('daily', 'temperature_2m_min', 0, -61)],
    ['101 % humidity', set('hourly', 'relative_humidity_2m', 0, 101)],
    ['-1 % rain', set('hourly', 'precipitation_probability', 0, -1)],
    ['401 km/h', set('daily', 'wind_speed_10m_max', 2, 401)],
    ['a weather code of 1.5', set('hourly', 'weather_code', 0, 1.5)],
    ['is_day 2', set('hourly', 'is_day', 0, 2)],
    ['71 hours', drop('hourly', 'time')],
    ['two days', drop('daily', 'time')],
    ['two values for three days', drop('daily', 'weather_code')],
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
