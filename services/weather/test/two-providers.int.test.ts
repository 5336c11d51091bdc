import { paris } from '@city-genie/city-data/cities/paris';
import { weatherHoursRoute } from '@city-genie/contracts/internal/weather-hours';
import { cityWeatherRoute } from '@city-genie/contracts/weather/routes';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import type { MetScenario, Scenario } from '@city-genie/stand-ins/weather/scenarios';
import { startFakeWeather } from '@city-genie/stand-ins/weather/server';
import { emptyRedis } from '@city-genie/test-kit/test-stores';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Replica, startReplica } from './replica.js';

const start = '2026-07-15T10:20:00Z';
const minuteMs = 60_000;
const clock = fixedClock(start);
const fake = await startFakeWeather({ now: () => new Date(clock.nowMs()), slowMs: 60_000 });
const replicas: Replica[] = [];

const openMeteo = 'Weather data by Open-Meteo.com';
const metNorway = 'Weather data from MET Norway';

/** A replica with both providers; the first has little time, so that tests needn't wait for one that hangs. */
async function replica(options: Partial<Parameters<typeof startReplica>[0]> = {}): Promise<Replica> {
  const started = await startReplica({
    provider: fake,
    met: fake,
    clock,
    headStartMs: 150,
    loading: { loadBudgetMs: 500, openMs: 0, retryPausesMs: [0, 0], shortestPauseMs: 0 },
    ...options,
  });
  replicas.push(started);
  return started;
}

async function sourceOf(one: Replica, city?: string): Promise<string> {
  const { status, body } = await one.get(city);
  return status === 200 ? cityWeatherRoute.reply.parse(body).weather.attribution.text : body.code;
}

beforeEach(async () => {
  fake.reset();
  clock.set(start);
  await emptyRedis();
});
afterEach(async () => {
  await Promise.all(replicas.splice(0).map((each) => each.close()));
});
afterAll(() => fake.close());

const away = [
  'status-500',
  'html-502',
  'limit-429',
  'refused-400',
  'reset',
  'truncated',
  'html-200',
  'nulls',
  'two-days',
  'wrong-zone',
  'huge',
] as const;
const silent = ['slow', 'hang'] as const;

describe('two providers', () => {
  it('are asked in order: the second is left alone while the first is fine', async () => {
    expect(await sourceOf(await replica())).toBe(openMeteo);
    expect([fake.calls(), fake.met.calls()]).toEqual([1, 0]);
  });

  it.each([...away, ...silent])('%s of the first: the second answers', async (scenario) => {
    fake.set(scenario);
    const one = await replica();
    expect(await sourceOf(one)).toBe(metNorway);
    expect(fake.met.calls(paris.geo.lat)).toBe(1);
    const { hours } = weatherHoursRoute.reply.parse((await one.hours()).body);
    expect(hours[0]?.time).toBe('2026-07-15T12:00');
  });

  it.each([...away, ...silent, 'forbidden-403'] as const)('%s of the second is no concern of the first', async (scenario) => {
    fake.met.set(scenario);
    expect(await sourceOf(await replica())).toBe(openMeteo);
    expect(fake.met.calls()).toBe(0);
  });

  it.each([...away, ...silent, 'forbidden-403'] as const)('%s of the second, and the first is away: 503', async (scenario) => {
    fake.set('html-502');
    fake.met.set(scenario);
    const { status, headers, body } = await (await replica()).get();
    expect([status, headers['retry-after'], body.code]).toEqual([503, '5', 'weather_unavailable']);
  });

  it.each(['null-tails', 'day-missing'] as const)('%s of the first is no reason to ask the second', async (scenario) => {
    fake.set(scenario);
    expect(await sourceOf(await replica())).toBe(openMeteo);
    expect(fake.met.calls()).toBe(0);
  });

  it.each([
    ['null-tails', '2026-07-23'],
    ['day-missing', '2026-07-20'],
    ['deprecated-203', '2026-07-24'],
    ['code-42', '2026-07-24'],
  ] as const)('%s of the second still answers, until %s', async (scenario, last) => {
    fake.set('status-500');
    fake.met.set(scenario);
    const { weather } = cityWeatherRoute.reply.parse((await (await replica()).get()).body);
    expect([weather.attribution.text, weather.outlook.at(-1)?.date]).toEqual([metNorway, last]);
  });

  it('say so within the time of callers when both hang', async () => {
    fake.set('hang');
    fake.met.set('hang');
    const one = await replica({ cache: { callerWaitMs: 300 }, loading: { loadBudgetMs: 1500 } });
    expect(await sourceOf(one)).toBe('weather_unavailable');
    await vi.waitFor(() => expect([fake.calls(), fake.met.calls()]).toEqual([1, 1]));
  });
});

describe('a provider that is back', () => {
  const both = async (first: Scenario, second: MetScenario) => {
    fake.set(first);
    fake.met.set(second);
    const one = await replica();
    expect(await sourceOf(one)).toBe('weather_unavailable');
    return one;
  };

  it.each([
    ['the first', 'clear', 'status-500', openMeteo],
    ['the second', 'status-500', 'clear', metNorway],
  ] as const)('is used, whatever the other does: %s', async (_, first, second, expected) => {
    const one = await both('html-502', 'html-502');
    fake.set(first);
    fake.met.set(second);
    await vi.waitFor(async () => expect(await sourceOf(one)).toBe(expected), 5000);
  });

  it('is used again at the next renewal when it is the first', async () => {
    const one = await replica();
    fake.set('status-500');
    expect(await sourceOf(one)).toBe(metNorway);
    fake.set('clear');
    clock.advanceMs(5 * minuteMs);
    expect(await sourceOf(one)).toBe(metNorway);
    clock.advanceMs(5 * minuteMs);
    expect(await sourceOf(one)).toBe(openMeteo);
  });

  it('shares with other replicas whose forecast it is', async () => {
    fake.set('status-500');
    expect(await sourceOf(await replica())).toBe(metNorway);
    fake.set('clear');
    expect(await sourceOf(await replica())).toBe(metNorway);
    expect(fake.met.calls()).toBe(1);
  });
});
