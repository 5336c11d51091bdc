import { paris } from '@city-genie/city-data/cities/paris';
import { describe, expect, it } from 'vitest';
import { parseMetReply } from '../src/met-norway/met-reply.js';
import { ProviderError } from '../src/provider/provider-error.js';
import { sampleMet } from './met-sample.js';

type Reply = ReturnType<typeof sampleMet>;
type Entry = Reply['properties']['timeseries'][number];

function entryOf(reply: Reply, index: number): Entry {
  const found = reply.properties.timeseries[index];
  if (!found) {
    throw new Error(`no entry ${index}`);
  }
  return found;
}

function spoiled(spoil: (reply: Reply) => unknown): string {
  const reply = sampleMet(paris, '2026-07-15T10:20:00Z');
  return JSON.stringify(spoil(reply) ?? reply);
}

const withTime = (index: number, time: string) => (reply: Reply) => {
  entryOf(reply, index).time = time;
};
const withUnit = (name: string, unit: string) => (reply: Reply) => {
  reply.properties.meta.units[name] = unit;
};
const withDetail = (name: string, value: number | null) => (reply: Reply) => {
  entryOf(reply, 4).data.instant.details[name] = value;
};

describe('a reply of MET Norway', () => {
  it.each([
    ['a time with an offset', withTime(3, '2026-07-15T13:00:00+02:00')],
    ['a time off the hour', withTime(3, '2026-07-15T13:30:00Z')],
    ['times out of order', withTime(3, '2026-07-15T11:00:00Z')],
    ['a time twice', withTime(3, '2026-07-15T12:00:00Z')],
    ['°F', withUnit('air_temperature', 'fahrenheit')],
    ['knots', withUnit('wind_speed', 'kn')],
    ['humidity as a share', withUnit('relative_humidity', '1')],
    ['no entries', (reply: Reply) => ({ ...reply, properties: { ...reply.properties, timeseries: [] } })],
    ['no properties', (reply: Reply) => ({ ...reply, properties: undefined })],
    ['an error instead of a forecast', () => ({ error: true })],
    ['a list', () => []],
  ])('is unusable with %s', (_, spoil) => {
    expect(() => parseMetReply(spoiled(spoil))).toThrow(ProviderError);
  });

  it.each(['', '<html></html>', 'null', '{"type":"Feature"'])('is unusable when it is %j', (text) => {
    expect(() => parseMetReply(text)).toThrow(ProviderError);
  });

  it.each([
    ['air_temperature', null],
    ['air_temperature', 61],
    ['air_temperature', -61],
    ['relative_humidity', 101],
    ['wind_speed', -1],
    ['wind_speed', 120],
  ] as const)('takes %s of %s as missing', (name, value) => {
    const { timeseries } = parseMetReply(spoiled(withDetail(name, value))).properties;
    const column = timeseries.map(({ data }) => data.instant.details[name]);
    expect(column.flatMap((one, index) => (one === null ? [index] : []))).toEqual([4]);
  });

  it('loses only the block that is spoiled', () => {
    const text = spoiled((reply) => {
      const { next_1_hours: block } = entryOf(reply, 4).data;
      Object.assign(block?.summary ?? {}, { symbol_code: 7 });
    });
    const [, , , before, spoiledEntry] = parseMetReply(text).properties.timeseries;
    expect(before?.data.next_1_hours?.summary.symbol_code).toBe('clearsky_day');
    expect([spoiledEntry?.data.next_1_hours, spoiledEntry?.data.next_6_hours?.summary.symbol_code]).toEqual([undefined, 'clearsky_day']);
  });

  it('has wind in km/h', () => {
    const [first] = parseMetReply(spoiled((reply) => void Object.assign(entryOf(reply, 0).data.instant.details, { wind_speed: 10 })))
      .properties.timeseries;
    expect(first?.data.instant.details.wind_speed).toBe(36);
  });
});
