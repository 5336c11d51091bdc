import { paris } from '@city-genie/city-data/cities/paris';
import { weatherHoursRoute } from '@city-genie/contracts/internal/weather-hours';
import { cityWeatherRoute } from '@city-genie/contracts/weather/routes';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { startFakeWeather } from '@city-genie/stand-ins/weather/server';
import { emptyRedis } from '@city-genie/test-kit/test-stores';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startReplica } from './replica.js';

const now = '2026-07-15T10:20:00Z';
const fake = await startFakeWeather({ now: () => new Date(now), slowMs: 60_000 });
/** Short enough for a test, long enough for an answer on loopback. */
const shortBudget = { loading: { loadBudgetMs: 400 } };

beforeEach(async () => {
  fake.reset();
  await emptyRedis();
});
afterAll(() => fake.close());

async function once(city = 'paris', options: { loading?: { loadBudgetMs: number } } = {}, call: 'get' | 'hours' = 'get') {
  const replica = await startReplica({ provider: fake, clock: fixedClock(now), ...options });
  try {
    return await replica[call](city);
  } finally {
    await replica.close();
  }
}

describe('the weather of a scenario', () => {
  it.each([
    ['clear', 'clear', 'sun'],
    ['rain', 'rain', 'rain'],
    ['heavy', 'thunderstorm', 'storm'],
    ['snow', 'snow', 'snow'],
    ['heat', 'clear', 'sun'],
    ['wind', 'partly-cloudy', 'sun-cloud'],
    ['code-42', 'cloudy', 'cloud'],
  ] as const)('%s', async (scenario, condition, icon) => {
    fake.set(scenario);
    const { status, body } = await once();
    expect(status).toBe(200);
    const { weather } = cityWeatherRoute.reply.parse(body);
    expect(weather).toMatchObject({ city: 'Paris', stale: false, ageSeconds: 0, hourly: { length: 72 }, outlook: { length: 12 } });
    expect(weather.forecast.map((day) => [day.condition, day.icon])).toEqual([
      [condition, icon],
      [condition, icon],
      [condition, icon],
    ]);
    expect(weather.forecast[0]?.temperature).not.toEqual({ current: 0, min: 0, max: 0 });
    expect(fake.calls(paris.geo.lat)).toBe(1);
  });

  it('is requested for the city’s own day', async () => {
    const dates = async (city: string) => (await once(city)).body.weather.forecast.map((day: { date: string }) => day.date);
    expect(await dates('tokyo')).toEqual(['2026-07-15', '2026-07-16', '2026-07-17']);
    expect((await once('tokyo')).body.weather.hourly[0].time).toBe('2026-07-15T00:00');
  });
});

describe('faults that spoil only what is behind them', () => {
  it('null-tails: the outlook is complete, its last days name no chance of rain', async () => {
    fake.set('null-tails');
    const { weather } = cityWeatherRoute.reply.parse((await once()).body);
    expect(weather.outlook.map(({ precipitationProbability }) => precipitationProbability)).toEqual([
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
    const { hours } = weatherHoursRoute.reply.parse((await once('paris', {}, 'hours')).body);
    expect([hours.length, hours.at(-1)?.time]).toEqual([355, '2026-07-29T18:00']);
  });

  it('day-missing: the outlook ends before that day, and plans know the days behind it', async () => {
    fake.set('day-missing');
    const { weather } = cityWeatherRoute.reply.parse((await once()).body);
    expect([weather.outlook.length, weather.outlook.at(-1)?.date]).toEqual([6, '2026-07-23']);
    const { hours } = weatherHoursRoute.reply.parse((await once('paris', {}, 'hours')).body);
    expect(hours.at(-1)?.time).toBe('2026-07-29T23:00');
    expect(hours.filter(({ time }) => time.startsWith('2026-07-24'))).toEqual([]);
  });
});

describe('a misbehaving provider', () => {
  it.each([
    ['status-500', 3],
    ['html-502', 3],
    ['reset', 3],
    ['limit-429', 1],
    ['refused-400', 1],
    ['truncated', 1],
    ['html-200', 1],
    ['nulls', 1],
    ['two-days', 1],
    ['wrong-zone', 1],
    ['huge', 1],
  ] as const)('%s: 503 after %i calls', async (scenario, calls) => {
    fake.set(scenario);
    const { status, headers, body } = await once();
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(body).toEqual({
      success: false,
      code: 'weather_unavailable',
      message: 'Weather data not available',
      requestId: expect.any(String),
    });
    expect(fake.calls()).toBe(calls);
  });

  it.each(['slow', 'hang'] as const)('%s: the load ends with its budget', async (scenario) => {
    fake.set(scenario);
    expect(await once('paris', shortBudget)).toMatchObject({ status: 503, body: { code: 'weather_unavailable' } });
    expect(fake.calls()).toBe(1);
  });

  it('delays no caller beyond callerWaitMs, although the load goes on', async () => {
    const hanging = await startFakeWeather();
    hanging.set('hang');
    const replica = await startReplica({
      provider: hanging,
      clock: fixedClock(now),
      loading: { loadBudgetMs: 3600_000 },
      cache: { callerWaitMs: 100 },
    });
    expect(await replica.get()).toMatchObject({ status: 503, body: { code: 'weather_unavailable' } });
    expect(hanging.calls()).toBe(1);
    await hanging.close();
    await replica.close();
  });
});
