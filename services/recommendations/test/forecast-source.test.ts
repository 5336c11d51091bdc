import type { WeatherHour } from '@city-genie/contracts/internal/weather-hours';
import { stubClient } from '@city-genie/service-kit/testing/stub-client';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createForecastSource } from '../src/weather/forecast-source.js';

const hour = (time: string, condition: WeatherHour['condition'], precipitationProbability: number): WeatherHour => ({
  time,
  condition,
  temperature: 9,
  precipitationProbability,
  windSpeed: 10,
  certainty: 'forecast',
});
const hours = [hour('2026-11-24T10:00', 'cloudy', 10), hour('2026-11-24T11:00', 'cloudy', 50), hour('2026-11-24T12:00', 'drizzle', 5)];
const outlook = ['fair', 'rain', 'rain'].map((sky, index) => ({ time: hours[index]?.time, sky, isLikely: false }));

/** A weather service that counts requests, and a clock set by hand. */
function setUp(answer: () => Promise<void>, ageSeconds = 0) {
  const now = { ms: Date.parse('2026-11-24T07:00:00Z') };
  let calls = 0;
  const client = stubClient(async () => {
    calls += 1;
    await answer();
    return { hours, ageSeconds };
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
  it('maps hours to what they are like outside', async () => {
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
