import { berlin } from '@city-genie/city-data/cities/berlin';
import { paris } from '@city-genie/city-data/cities/paris';
import type { City } from '@city-genie/city-data/city';
import { createLogger } from '@city-genie/service-kit/logger';
import { isBrokenCircuitError } from 'cockatiel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Forecast } from '../src/forecast/forecast.js';
import { mapForecast } from '../src/forecast/map-forecast.js';
import { parseReply } from '../src/provider/open-meteo-reply.js';
import { ProviderError } from '../src/provider/provider-error.js';
import { createResilientProvider, providerTiming } from '../src/provider/resilient-provider.js';
import { sampleReply } from './sample-reply.js';

const now = '2026-07-15T10:20:00Z';
const { forecast } = mapForecast(parseReply(JSON.stringify(sampleReply(paris, now)), paris.timezone, Date.parse(now)));

const down = () => new ProviderError('unavailable', 'down', { isRetryable: true });
const busy = (retryAfterMs?: number) =>
  new ProviderError('unavailable', 'busy', retryAfterMs === undefined ? {} : { retryAfterMs, isRetryable: true });
const rubbish = () => new ProviderError('unusable', 'rubbish');

/** A provider that answers as `answer` says; pauses take no time and are written down. */
function setUp(answer: (city: City) => Forecast | Error, random = 0.5) {
  const pausesMs: number[] = [];
  const asked: string[] = [];
  const provider = createResilientProvider({
    ask: async (city) => {
      asked.push(city.key);
      const result = answer(city);
      if (result instanceof Error) {
        throw result;
      }
      return result;
    },
    logger: createLogger('test', 'silent'),
    random: () => random,
    wait: async (ms) => pausesMs.push(ms),
  });
  return { provider, asked, pausesMs };
}

async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'loaded';
  } catch (error) {
    return isBrokenCircuitError(error) ? 'not asked' : String(error);
  }
}

// The breakers read the system's clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('retries', () => {
  it('end with the first success', async () => {
    const answers = [down(), down(), forecast];
    const { provider, asked, pausesMs } = setUp(() => answers.shift() ?? down());
    expect(await provider.load(paris)).toBe(forecast);
    expect(asked).toHaveLength(3);
    expect(pausesMs).toEqual([250, 450]);
  });

  it.each([
    [0, [100, 100]],
    [0.999_999, [400, 800]],
  ])('pause with full jitter (random %d)', async (random, expectedMs) => {
    const { provider, asked, pausesMs } = setUp(down, random);
    expect(await outcome(provider.load(paris))).toContain('down');
    expect(asked).toHaveLength(3);
    expect(pausesMs.map(Math.round)).toEqual(expectedMs);
  });

  it.each([
    ['without a word on when', undefined, 1, []],
    ['for a minute', 60_000, 1, []],
    ['for a second', 1000, 3, [1000, 1000]],
  ])('respect a provider that wants to be left alone %s', async (_, retryAfterMs, calls, expectedMs) => {
    const { provider, asked, pausesMs } = setUp(() => busy(retryAfterMs));
    expect(await outcome(provider.load(paris))).toContain('busy');
    expect(asked).toHaveLength(calls);
    expect(pausesMs).toEqual(expectedMs);
  });

  it('are not for answers that can’t be used', async () => {
    const { provider, asked } = setUp(rubbish);
    expect(await outcome(provider.load(paris))).toContain('rubbish');
    expect(asked).toHaveLength(1);
  });

  it('end with the budget', async () => {
    const asked: AbortSignal[] = [];
    const provider = createResilientProvider({
      ask: (_, signal) =>
        new Promise((_resolve, reject) => {
          asked.push(signal);
          signal.addEventListener('abort', () => reject(down()));
        }),
      logger: createLogger('test', 'silent'),
      timing: { ...providerTiming, loadBudgetMs: 20 },
    });
    expect(await outcome(provider.load(paris))).toContain('down');
    expect(asked).toHaveLength(1);
  });
});

describe('the provider’s breaker', () => {
  it('opens after five failures in a row, for every city, and asks nothing while open', async () => {
    const { provider, asked } = setUp(down);
    await outcome(provider.load(paris));
    expect(await outcome(provider.load(paris))).toBe('not asked');
    expect(asked).toHaveLength(5);
    vi.advanceTimersByTime(providerTiming.openMs - 1);
    expect(await outcome(provider.load(paris))).toBe('not asked');
    expect(await outcome(provider.load(berlin))).toBe('not asked');
    expect(asked).toHaveLength(5);
  });

  it('counts failures in a row only', async () => {
    let call = 0;
    const { provider, asked } = setUp(() => {
      call += 1;
      return call % 3 === 0 ? forecast : down();
    });
    for (let load = 0; load < 5; load += 1) {
      expect(await outcome(provider.load(paris))).toBe('loaded');
    }
    expect(asked).toHaveLength(15);
  });

  it('lets one probe through when the pause is over, and opens again if that fails', async () => {
    const { provider, asked } = setUp(down);
    await outcome(provider.load(paris));
    await outcome(provider.load(paris));
    vi.advanceTimersByTime(providerTiming.openMs);
    const outcomes = await Promise.all([outcome(provider.load(paris)), outcome(provider.load(berlin)), outcome(provider.load(berlin))]);
    expect(outcomes).toEqual(['not asked', 'not asked', 'not asked']);
    expect(asked).toHaveLength(6);
    vi.advanceTimersByTime(providerTiming.openMs - 1);
    expect(await outcome(provider.load(paris))).toBe('not asked');
    expect(asked).toHaveLength(6);
  });

  it('closes with the first success', async () => {
    let isUp = false;
    const { provider, asked } = setUp(() => (isUp ? forecast : down()));
    await outcome(provider.load(paris));
    await outcome(provider.load(paris));
    isUp = true;
    vi.advanceTimersByTime(providerTiming.openMs);
    expect(await outcome(provider.load(paris))).toBe('loaded');
    expect(await outcome(provider.load(berlin))).toBe('loaded');
    expect(asked).toHaveLength(7);
  });
});

describe('a city’s breaker', () => {
  it('keeps one city’s bad data from the others and from the provider', async () => {
    const { provider, asked } = setUp((city) => (city.key === 'paris' ? rubbish() : forecast));
    expect(await outcome(provider.load(paris))).toContain('rubbish');
    expect(await outcome(provider.load(paris))).toBe('not asked');
    expect(await outcome(provider.load(berlin))).toBe('loaded');
    expect(asked).toEqual(['paris', 'berlin']);
    vi.advanceTimersByTime(providerTiming.openMs);
    expect(await outcome(provider.load(paris))).toContain('rubbish');
    expect(asked).toEqual(['paris', 'berlin', 'paris']);
  });
});
