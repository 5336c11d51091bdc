import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Forecast } from '../src/weather/forecast.js';
import type { scenarios } from '../src/weather/scenarios.js';
import { startFakeWeather } from '../src/weather/server.js';

const weather = await startFakeWeather({ now: () => new Date('2026-07-15T10:20:00Z'), slowMs: 20 });
const query =
  'longitude=2.3522&current=temperature_2m,weather_code,is_day&hourly=temperature_2m,weather_code&daily=weather_code,temperature_2m_max,temperature_2m_min&timezone=Europe%2FParis&forecast_days=3';

function ask(latitude = 48.8566, timeoutMs = 1000): Promise<Response> {
  return fetch(`${weather.url}/v1/forecast?latitude=${latitude}&${query}`, { signal: AbortSignal.timeout(timeoutMs) });
}

type Column = (number | null)[];
type Reply = Pick<Forecast, 'timezone'> & {
  current: Record<string, number>;
  current_units: Record<string, string>;
  hourly: { time: string[]; temperature_2m: Column; weather_code: Column; precipitation_probability: Column; wind_speed_10m: Column };
  daily: { time: string[]; weather_code: Column; temperature_2m_max: Column };
  padding: string;
};

async function forecastOf(response: Response): Promise<Reply> {
  return JSON.parse(await response.text());
}

beforeEach(() => weather.reset());
afterAll(() => weather.close());

describe('the fake weather provider', () => {
  it('answers like the provider: local times, three days, day values that match the hours', async () => {
    const body = await forecastOf(await ask());
    expect(body).toMatchObject({
      timezone: 'Europe/Paris',
      utc_offset_seconds: 7200,
      current: { time: '2026-07-15T12:15', weather_code: 0, is_day: 1 },
    });
    expect(body.hourly.time).toHaveLength(72);
    expect(body.hourly.time.slice(0, 2)).toEqual(['2026-07-15T00:00', '2026-07-15T01:00']);
    expect(body.daily.time).toEqual(['2026-07-15', '2026-07-16', '2026-07-17']);
    expect(body.daily.temperature_2m_max[1]).toBe(Math.max(...body.hourly.temperature_2m.slice(24, 48).map(Number)));
    expect(body.current_units.temperature_2m).toBe('°C');
  });

  it('answers for 15 days: rain and its chance are those of the hour that ends at the label', async () => {
    const long = query.replace('forecast_days=3', 'forecast_days=15').replace('hourly=', 'hourly=precipitation_probability,');
    const askLong = async () => forecastOf(await fetch(`${weather.url}/v1/forecast?latitude=48.8566&${long}`));
    weather.set('rain-13-16');
    const { hourly, daily } = await askLong();
    expect([hourly.time.length, daily.time.length, daily.time.at(-1)]).toEqual([360, 15, '2026-07-29']);
    const wet = hourly.time.filter((_, label) => hourly.weather_code[label] === 63);
    expect(wet).toEqual(daily.time.flatMap((date) => [`${date}T14:00`, `${date}T15:00`, `${date}T16:00`]));
    expect(hourly.time.filter((_, label) => Number(hourly.precipitation_probability[label]) > 50)).toEqual(wet);
    expect(new Set(daily.weather_code)).toEqual(new Set([63]));
  });

  it('keeps to the clocks of the place after a change, although its labels don’t', async () => {
    const spring = await startFakeWeather({ now: () => new Date('2026-03-27T11:00:00Z') });
    spring.set('rain-13-16');
    const body = await forecastOf(await fetch(`${spring.url}/v1/forecast?latitude=48.8566&${query}`));
    await spring.close();
    const wet = body.hourly.time.filter((_, label) => body.hourly.weather_code[label] === 63);
    expect(wet.slice(3)).toEqual([
      '2026-03-28T14:00',
      '2026-03-28T15:00',
      '2026-03-28T16:00',
      '2026-03-29T13:00',
      '2026-03-29T14:00',
      '2026-03-29T15:00',
    ]);
  });

  it('gives equal replies to equal requests', async () => {
    expect(await (await ask()).text()).toBe(await (await ask()).text());
  });

  it('applies a scenario to its latitude only, and counts calls', async () => {
    weather.set('rain', 48.8566);
    expect((await forecastOf(await ask())).current.weather_code).toBe(63);
    expect((await forecastOf(await ask(51.5074))).current.weather_code).toBe(0);
    expect([weather.calls(), weather.calls(48.8566), weather.calls(40)]).toEqual([2, 1, 0]);
    expect(await (await fetch(`${weather.url}/_calls`)).json()).toEqual({ total: 2, byLatitude: { '48.86': 1, '51.51': 1 } });
  });

  it('is controlled over HTTP, and refuses unknown scenarios', async () => {
    const control = (body: string) => fetch(`${weather.url}/_control`, { method: 'POST', body });
    expect((await control('{"scenario":"snow"}')).status).toBe(200);
    expect((await forecastOf(await ask())).current.weather_code).toBe(73);
    expect((await control('{"scenario":"sunny"}')).status).toBe(400);
    expect((await control('nonsense')).status).toBe(400);
    expect((await fetch(`${weather.url}/v1/forecast?latitude=948&${query}`)).status).toBe(400);
    expect((await fetch(`${weather.url}/v1/forecast?latitude=48&longitude=2&current=mood`)).status).toBe(400);
  });

  it.each([
    ['status-500', 500, 'application/json'],
    ['html-502', 502, 'text/html'],
    ['html-200', 200, 'text/html'],
    ['limit-429', 429, 'application/json'],
    ['refused-400', 400, 'application/json'],
  ] as const)('answers %s with %i', async (scenario, status, type) => {
    weather.set(scenario);
    const response = await ask();
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain(type);
  });

  it('returns the faulty content of each scenario', async () => {
    const bodyOf = async (scenario: (typeof scenarios)[number]) => {
      weather.set(scenario);
      return forecastOf(await ask());
    };
    expect((await bodyOf('nulls')).hourly.temperature_2m[5]).toBeNull();
    const unknown = await bodyOf('code-42');
    expect([unknown.current.weather_code, unknown.daily.weather_code[0]]).toEqual([42, 42]);
    expect(unknown.current.temperature_2m).not.toBe(42);
    expect((await bodyOf('two-days')).daily.time).toHaveLength(2);
    expect((await bodyOf('wrong-zone')).timezone).not.toBe('Europe/Paris');
    const tails = await bodyOf('null-tails');
    expect([tails.hourly.time.length, tails.hourly.temperature_2m.length, tails.daily.time.length]).toEqual([67, 67, 3]);
    expect((await bodyOf('huge')).padding.length).toBeGreaterThan(4_000_000);
    expect((await bodyOf('slow')).daily.time).toHaveLength(3);
    await expect(bodyOf('truncated')).rejects.toThrow(SyntaxError);
  });

  it('knows nothing of one day among the later ones, or no chance of rain in the last four', async () => {
    const long = query.replace('forecast_days=3', 'forecast_days=15').replace('hourly=', 'hourly=precipitation_probability,');
    const bodyOf = async (scenario: (typeof scenarios)[number]) => {
      weather.set(scenario);
      return forecastOf(await fetch(`${weather.url}/v1/forecast?latitude=48.8566&${long}`));
    };
    const nulls = (column: Column) => column.flatMap((value, index) => (value === null ? [index] : []));
    const { hourly, daily } = await bodyOf('day-missing');
    expect([nulls(daily.weather_code), nulls(daily.temperature_2m_max)]).toEqual([[9], [9]]);
    expect(nulls(hourly.temperature_2m)).toEqual(Array.from({ length: 24 }, (_, hour) => 216 + hour));
    expect(hourly.time).toHaveLength(360);
    const tails = (await bodyOf('null-tails')).hourly;
    expect([tails.time.length, nulls(tails.temperature_2m), nulls(tails.precipitation_probability)[0]]).toEqual([355, [], 264]);
  });

  it('blows all day long', async () => {
    weather.set('wind');
    const url = `${weather.url}/v1/forecast?latitude=48.8566&${query.replace('hourly=', 'hourly=wind_speed_10m,')}`;
    const { hourly } = await forecastOf(await fetch(url));
    expect(Math.min(...hourly.wind_speed_10m.map(Number))).toBeGreaterThanOrEqual(50);
  });

  it('cuts the connection within the body, or never answers', async () => {
    weather.set('reset');
    await expect(ask().then((response) => response.text())).rejects.toThrow();
    weather.set('hang');
    await expect(ask(48.8566, 100)).rejects.toThrow(/timeout/i);
  });
});
