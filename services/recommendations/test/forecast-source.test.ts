import type { Weather } from '@city-genie/contracts/weather/routes';
import type { RouteWithReply } from '@city-genie/service-kit/calls/checked-json';
import type { InternalClient } from '@city-genie/service-kit/calls/internal-client';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'zod/v4/core';
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

/** A weather service that counts, and a clock that is set by hand. */
function setUp(answer: () => Promise<void>, ageSeconds = 0) {
  const now = { ms: Date.parse('2026-11-24T07:00:00Z') };
  let calls = 0;
  const client: InternalClient = {
    call: async <T extends RouteWithReply>({ reply }: T) => {
      calls += 1;
      await answer();
      const day = { date: '2026-11-24', condition: 'cloudy', icon: 'cloud', description: 'Cloudy', humidity: 80, windSpeed: 9 };
      const temperature = { current: 8, min: 5, max: 11 };
      const forecast = [day, day, day].map((each) => ({ ...each, temperature }));
      const attribution = { text: 'Weather', url: 'https://weather.test' };
      return parse<T['reply']>(reply, {
        success: true,
        weather: { city: 'Paris', country: 'France', forecast, hourly, attribution, stale: ageSeconds > 0, ageSeconds },
      });
    },
  };
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

// How long a plan waits is measured with the system's timers.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What a plan gets that has waited for 150 ms if need be. */
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

describe('the forecast of a plan', () => {
  it('says which hours are wet', async () => {
    expect(await setUp(at).source.hoursOf('paris')).toEqual(outlook);
  });

  it('is asked for once by many at once, and not again while it is fresh', async () => {
    const { source, now, calls } = setUp(at);
    await Promise.all(Array.from({ length: 50 }, () => source.hoursOf('paris')));
    now.ms += 4 * 60_000;
    await source.hoursOf('paris');
    expect(calls()).toBe(1);
    now.ms += 60_000;
    await source.hoursOf('paris');
    expect(calls()).toBe(2);
  });

  it('is unknown when the service is away, and nobody asks it again at once', async () => {
    const { source, now, calls } = setUp(away);
    expect([await source.hoursOf('paris'), await source.hoursOf('paris'), calls()]).toEqual([undefined, undefined, 1]);
    now.ms += 10_000;
    await source.hoursOf('paris');
    expect(calls()).toBe(2);
  });

  it('is unknown when it is late, and there for the next plan', async () => {
    const arrival = deferred();
    const { source } = setUp(() => arrival.promise);
    expect(await inTime(source.hoursOf('paris'))).toBeUndefined();
    const waiting = source.hoursOf('paris');
    arrival.resolve();
    await waiting;
    expect(await source.hoursOf('paris')).toEqual(outlook);
  });

  it('never waits for a service that hangs while it knows something', async () => {
    let answer: () => Promise<void> = at;
    const { source, now } = setUp(() => answer());
    await source.hoursOf('paris');
    answer = never;
    now.ms += 29 * 60_000;
    expect(await source.hoursOf('paris')).toEqual(outlook);
    now.ms += 60_000;
    expect(await inTime(source.hoursOf('paris'))).toBeUndefined();
  });

  it('is as old as the weather service says', async () => {
    const { source, now } = setUp(at, 20 * 60);
    expect(await source.hoursOf('paris')).toEqual(outlook);
    now.ms += 11 * 60_000;
    expect(await source.hoursOf('paris')).toEqual(outlook);
  });
});
