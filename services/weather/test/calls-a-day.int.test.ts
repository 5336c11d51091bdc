import { cities } from '@city-genie/city-data/catalog';
import { paris } from '@city-genie/city-data/cities/paris';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { readProcessConfig } from '@city-genie/service-kit/process/config';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import type { Scenario } from '@city-genie/stand-ins/weather/scenarios';
import { startFakeWeather } from '@city-genie/stand-ins/weather/server';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createForecastSource } from '../src/cache/forecast-source.js';
import { weatherConfig } from '../src/config.js';
import { forecastUrl } from '../src/open-meteo/forecast-url.js';
import { createProviderChain } from '../src/provider/provider-chain.js';
import { weatherProviders } from '../src/provider/providers.js';
import { createResilientProvider, providerTiming } from '../src/provider/resilient-provider.js';
import { memoryStore } from './forecast-fixture.js';

const start = '2026-07-15T00:00:30Z';
const minuteMs = 60_000;
const minutesOfDay = 24 * 60;
const clock = fixedClock(start);
const fake = await startFakeWeather({ now: () => new Date(clock.nowMs()) });
const logger = createLogger('test', 'silent');

/** What the free plan of Open-Meteo allows. */
const freeCallsADay = 10_000;

/** A source like the process's, whose renewals are due as early as they ever are: after eight minutes. */
function eagerSource() {
  const config = readProcessConfig(weatherConfig, {
    APP_MODE: 'local',
    PORT: '0',
    KEYS_FILE: 'keys.json',
    REDIS_URL: 'redis://127.0.0.1:6379',
    WEATHER_BASE_URL: fake.url,
    MET_BASE_URL: fake.url,
    WEATHER_CONTACT: 'operator@genie.test',
  });
  const timing = { ...providerTiming, loadBudgetMs: 60_000, retryPausesMs: [0, 0], shortestPauseMs: 0 };
  const [first, ...others] = weatherProviders({ config, clock, logger });
  const resilient = (provider: typeof first) => createResilientProvider({ provider, logger, timing });
  return createForecastSource({
    provider: createProviderChain({ providers: [resilient(first), ...others.map(resilient)], logger, waitMs: 60_000 }),
    shared: memoryStore().store,
    clock,
    logger,
    timing: { callerWaitMs: 60_000, staleWaitMs: 60_000, restMs: 5000, retryAfterSeconds: 5 },
    random: () => 0,
  });
}

/** Cities don't share calls, so two of the eight tell what all cost. */
const watched = cities.slice(0, 2);

/** Somebody looks at these cities every minute of a day. */
async function playDay(scenario: Scenario): Promise<{ replies: Set<string>; staleReplies: number }> {
  fake.set(scenario);
  const source = eagerSource();
  const replies = new Set<string>();
  let staleReplies = 0;
  for (let minute = 0; minute < minutesOfDay; minute += 1) {
    const served = await Promise.all(watched.map((city) => source.get(city)));
    await source.drain();
    for (const { attribution, stale } of served) {
      replies.add(attribution.text);
      staleReplies += stale ? 1 : 0;
    }
    clock.advanceMs(minuteMs);
    vi.setSystemTime(clock.nowMs());
  }
  return { replies, staleReplies };
}

// Breakers go by the system's clock.
beforeEach(() => {
  fake.reset();
  clock.set(start);
  vi.useFakeTimers({ toFake: ['Date'], now: clock.nowMs() });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => fake.close());

describe('a day in which somebody looks every minute', () => {
  it('costs one call in eight minutes for each city at most', async () => {
    expect(await playDay('clear')).toEqual({ replies: new Set(['Weather data by Open-Meteo.com']), staleReplies: 0 });
    const most = (minutesOfDay / 8) * watched.length;
    expect((most / watched.length) * cities.length).toBe(1440);
    // At midnight a forecast ends early, which may add a call.
    expect(fake.calls()).toBeGreaterThanOrEqual(most);
    expect(fake.calls()).toBeLessThanOrEqual(most + watched.length);
    expect(fake.met.calls()).toBe(0);
  }, 60_000);

  it('costs MET Norway one call in half an hour for each city while Open-Meteo is away, as it asks for', async () => {
    expect(await playDay('status-500')).toEqual({ replies: new Set(['Weather data from MET Norway']), staleReplies: 0 });
    const most = (minutesOfDay / 30) * watched.length;
    expect((most / watched.length) * cities.length).toBe(384);
    expect(fake.met.calls()).toBeLessThanOrEqual(most);
    expect(fake.met.calls()).toBeGreaterThan(most / 2);
    for (const { geo } of watched) {
      expect(fake.met.calls(geo.lat)).toBeLessThanOrEqual(minutesOfDay / 30);
    }
    // New data come every hour; in between the answer is that there are none.
    expect(fake.met.unchanged()).toBeGreaterThan(0);
    expect(fake.met.calls() - fake.met.unchanged()).toBeLessThanOrEqual(25 * watched.length);
  }, 60_000);
});

describe('a call of Open-Meteo', () => {
  it('counts as 1.6: 15 variables of 10, and 15 days of 14', () => {
    const { searchParams } = forecastUrl('https://api.open-meteo.com', paris);
    const variables = ['current', 'hourly', 'daily'].flatMap((block) => (searchParams.get(block) ?? '').split(','));
    const weight = Math.max(1, variables.length / 10) * Math.max(1, Number(searchParams.get('forecast_days')) / 14);
    expect([variables.length, Number(weight.toFixed(2))]).toEqual([15, 1.61]);
    const [most, mean] = [8, 10].map((minutes) => Math.ceil((minutesOfDay / minutes) * cities.length * weight));
    expect([most, mean]).toEqual([2315, 1852]);
    expect(most).toBeLessThan(freeCallsADay / 4);
  });
});
