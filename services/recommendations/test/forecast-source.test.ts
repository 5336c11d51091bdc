import type { Weather } from '@city-genie/contracts/weather/routes';
import { stubClient } from '@city-genie/service-kit/testing/stub-client';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createForecastSource } from '../src/weather/forecast-source.js';

const hour = (time: string, condition: Weather['hourly'][number]['condition'], precipitationProbability: number) => ({
  time,
  condition,
  icon: 'cloud' as const,
  temperature: 9,
  precipitationProbability,
  windSpeed: 10,
});
const hourly = [hour('2026-11-24T10:00', 'cloudy', 10), hour('2026-11-24T11:00', 'cloudy', 50), hour('2026-11-24T12:00', 'drizzle', 5)];
const outlook = [false, true, true].map((wet, index) => ({ time: hourly[index]?.time, wet }));

/** A weather service that counts requests, and a clock set by hand. */
function setUp(answer: () => Promise<void>, ageSeconds = 0) {
  const now = { ms: Date.parse('2026-11-24T07:00:00Z') };
  let calls = 0;
  const client = stubClient(async () => {
    calls += 1;
    await answer();
    const day = { date: '2026-11-24', condition: 'cloudy', icon: 'cloud', description: 'Cloudy', humidity: 80, windSpeed: 9 };
    const temperature = { current: 8, min: 5, max: 11 };
    const forecast = [day, day, day].map((each) => ({ ...each, temperature }));
    const attribution = { text: 'Weather', url: 'https://weather.test' };
    return {
      success: true,
      weather: { city: 'Paris', country: 'France', forecast, hourly, attribution, stale: ageSeconds > 0, ageSeconds },
    };
  });
  const source = createForecastSource({ client, clock: { nowMs: () => now.ms }, logger: pino({ level: 'silent' }) });
  return { source, now, calls: () => calls };
}

const at = async () => undefined;
const away = () => Promise.reject(new Error('away'));
function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
const never = () => new Promise<never>(() => undefined);

// Only timers are faked: they bound how long a plan waits.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What a plan has received after at most 150 ms. */
async function inTime<T>(work: Promise<T>): Promise<T | 'late'> {
  let outcome: T | 'late' = 'late';
  const done = work.then((value) => {
    outcome = value;
  });
  await vi.advanceTimersByTimeAsync(150);
  const inTheWait = outcome;
  await vi.runAllTimersAsync();
  await done;
  return inTheWait;
}

describe('forecast source', () => {
  it('maps hours to wet or dry', async () => {
    expect(await setUp(at).source.hoursOf('paris')).toEqual(outlook);
  });

  it('fetches once for concurrent requests, and not again while the forecast is fresh', async () => {
    const { source, now, calls } = setUp(at);
    await Promise.all(Array.from({ length: 50 }, () => source.hoursOf('paris')));
    now.ms += 4 * 60_000;
    await source.hoursOf('paris');
    expect(calls()).toBe(1);
    now.ms += 60_000;
    await source.hoursOf('paris');
    expect(calls()).toBe(2);
  });

  it('is undefined when the service is away, and does not ask again for ten seconds', async () => {
    const { source, now, calls } = setUp(away);
    expect([await source.hoursOf('paris'), await source.hoursOf('paris'), calls()]).toEqual([undefined, undefined, 1]);
    now.ms += 10_000;
    await source.hoursOf('paris');
    expect(calls()).toBe(2);
  });

  it('is undefined when the answer is late, and has it for the next plan', async () => {
    const arrival = deferred();
    const { source } = setUp(() => arrival.promise);
    expect(await inTime(source.hoursOf('paris'))).toBeUndefined();
    const waiting = source.hoursOf('paris');
    arrival.resolve();
    await waiting;
    expect(await source.hoursOf('paris')).toEqual(outlook);
  });

  it('uses the cached forecast while the service hangs, for up to 30 minutes', async () => {
    let answer: () => Promise<void> = at;
    const { source, now } = setUp(() => answer());
    await source.hoursOf('paris');
    answer = never;
    now.ms += 29 * 60_000;
    expect(await source.hoursOf('paris')).toEqual(outlook);
    now.ms += 60_000;
    expect(await inTime(source.hoursOf('paris'))).toBeUndefined();
  });

  it('takes the age of a forecast from the weather service', async () => {
    const { source, now } = setUp(at, 20 * 60);
    expect(await source.hoursOf('paris')).toEqual(outlook);
    now.ms += 11 * 60_000;
    expect(await source.hoursOf('paris')).toEqual(outlook);
  });
});
