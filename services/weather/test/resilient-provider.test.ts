import { berlin } from '@city-genie/city-data/cities/berlin';
import { paris } from '@city-genie/city-data/cities/paris';
import type { City } from '@city-genie/city-data/city';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { isBrokenCircuitError } from 'cockatiel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Forecast } from '../src/forecast/forecast.js';
import { ProviderError } from '../src/provider/provider-error.js';
import { createResilientProvider, providerTiming } from '../src/provider/resilient-provider.js';
import type { WeatherProvider } from '../src/provider/weather-provider.js';
import { attribution, forecast, now } from './forecast-fixture.js';

const providerThat = (ask: WeatherProvider['ask']): WeatherProvider => ({ name: 'somebody', attribution, ask });

const down = () => new ProviderError('unavailable', 'down', { isRetryable: true });
const busy = (retryAfterMs?: number) =>
  new ProviderError('unavailable', 'busy', retryAfterMs === undefined ? {} : { retryAfterMs, isRetryable: true });
const rubbish = () => new ProviderError('unusable', 'rubbish');

/** A provider that answers at once as `answer` says; the times of its calls are recorded. */
function setUp(answer: (city: City) => Forecast | Error, random = 0.5, timing = providerTiming) {
  const asked: string[] = [];
  const askedAtMs: number[] = [];
  const provider = createResilientProvider({
    provider: providerThat(async (city) => {
      asked.push(city.key);
      askedAtMs.push(Date.now());
      const result = answer(city);
      if (result instanceof Error) {
        throw result;
      }
      return result;
    }),
    logger: createLogger('test', 'silent'),
    random: () => random,
    timing,
  });
  return {
    provider,
    asked,
    /** Pauses between calls. */
    pausesMs: () => askedAtMs.slice(1).map((ms, index) => ms - (askedAtMs[index] ?? 0)),
    /** Sets the clock this long after the last call. */
    setSinceLastMs: (ms: number) => vi.setSystemTime((askedAtMs.at(-1) ?? 0) + ms),
  };
}

/** The outcome of a load, with its pauses skipped. */
async function outcome(work: Promise<unknown>): Promise<string> {
  const ending = work.then(
    () => 'loaded',
    (error: unknown) => (isBrokenCircuitError(error) ? 'not asked' : String(error)),
  );
  await vi.runAllTimersAsync();
  return ending;
}

// Breakers use the system's clock, pauses and the budget its timers.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse(now) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('retries', () => {
  it('stop after the first success', async () => {
    const answers = [down(), down(), forecast];
    const { provider, asked, pausesMs } = setUp(() => answers.shift() ?? down());
    const [loaded] = await Promise.all([provider.load(paris), vi.runAllTimersAsync()]);
    expect(loaded).toBe(forecast);
    expect(asked).toHaveLength(3);
    expect(pausesMs()).toEqual([250, 450]);
  });

  it.each([
    [0, [100, 100]],
    [1, [400, 800]],
  ])('pause with full jitter (random %d)', async (random, expectedMs) => {
    const { provider, asked, pausesMs } = setUp(down, random);
    expect(await outcome(provider.load(paris))).toContain('down');
    expect(asked).toHaveLength(3);
    expect(pausesMs()).toEqual(expectedMs);
  });

  it.each([
    ['without a time', undefined, 1, []],
    ['for a minute', 60_000, 1, []],
    ['for a second', 1000, 3, [1000, 1000]],
  ])('obey a provider’s Retry-After %s', async (_, retryAfterMs, calls, expectedMs) => {
    const { provider, asked, pausesMs } = setUp(() => busy(retryAfterMs));
    expect(await outcome(provider.load(paris))).toContain('busy');
    expect(asked).toHaveLength(calls);
    expect(pausesMs()).toEqual(expectedMs);
  });

  it('are not made for unusable answers', async () => {
    const { provider, asked } = setUp(rubbish);
    expect(await outcome(provider.load(paris))).toContain('rubbish');
    expect(asked).toHaveLength(1);
  });

  it('stop when the budget ends', async () => {
    const asked: AbortSignal[] = [];
    const provider = createResilientProvider({
      provider: providerThat(
        (_, signal) =>
          new Promise((_resolve, reject) => {
            asked.push(signal);
            signal.addEventListener('abort', () => reject(down()));
          }),
      ),
      logger: createLogger('test', 'silent'),
    });
    expect(await outcome(provider.load(paris))).toContain('down');
    expect(asked).toHaveLength(1);
    expect(Date.now() - Date.parse(now)).toBe(providerTiming.loadBudgetMs);
  });

  it('stop when a pause exceeds the budget, which doesn’t count as the provider’s failure', async () => {
    const { provider, asked } = setUp(() => busy(2000), 0.5, { ...providerTiming, loadBudgetMs: 1999, failuresToOpen: 2 });
    expect(await outcome(provider.load(paris))).toContain('no time was left');
    expect(asked).toHaveLength(1);
    expect(await outcome(provider.load(paris))).toContain('no time was left');
    expect(asked).toHaveLength(2);
    expect(await outcome(provider.load(paris))).toBe('not asked');
  });
});

describe('the provider’s breaker', () => {
  it('opens after five failures in a row, for every city, and asks nothing while open', async () => {
    const { provider, asked, setSinceLastMs } = setUp(down);
    await outcome(provider.load(paris));
    expect(await outcome(provider.load(paris))).toBe('not asked');
    expect(asked).toHaveLength(5);
    setSinceLastMs(providerTiming.openMs - 1);
    expect(await outcome(provider.load(paris))).toBe('not asked');
    expect(await outcome(provider.load(berlin))).toBe('not asked');
    expect(asked).toHaveLength(5);
  });

  it('counts only failures in a row', async () => {
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

  it('lets one probe through after the pause, and opens again if that fails', async () => {
    const { provider, asked, setSinceLastMs } = setUp(down);
    await outcome(provider.load(paris));
    await outcome(provider.load(paris));
    setSinceLastMs(providerTiming.openMs);
    const outcomes = await Promise.all([outcome(provider.load(paris)), outcome(provider.load(berlin)), outcome(provider.load(berlin))]);
    expect(outcomes).toEqual(['not asked', 'not asked', 'not asked']);
    expect(asked).toHaveLength(6);
    setSinceLastMs(providerTiming.openMs - 1);
    expect(await outcome(provider.load(paris))).toBe('not asked');
    expect(asked).toHaveLength(6);
  });

  it('closes after the first success', async () => {
    let isUp = false;
    const { provider, asked, setSinceLastMs } = setUp(() => (isUp ? forecast : down()));
    await outcome(provider.load(paris));
    await outcome(provider.load(paris));
    isUp = true;
    setSinceLastMs(providerTiming.openMs);
    expect(await outcome(provider.load(paris))).toBe('loaded');
    expect(await outcome(provider.load(berlin))).toBe('loaded');
    expect(asked).toHaveLength(7);
  });
});

describe('a city’s breaker', () => {
  it('opens for one city’s bad data only', async () => {
    const { provider, asked, setSinceLastMs } = setUp((city) => (city.key === 'paris' ? rubbish() : forecast));
    expect(await outcome(provider.load(paris))).toContain('rubbish');
    expect(await outcome(provider.load(paris))).toBe('not asked');
    expect(await outcome(provider.load(berlin))).toBe('loaded');
    expect(asked).toEqual(['paris', 'berlin']);
    setSinceLastMs(providerTiming.openMs);
    expect(await outcome(provider.load(paris))).toContain('rubbish');
    expect(asked).toEqual(['paris', 'berlin', 'paris']);
  });
});
