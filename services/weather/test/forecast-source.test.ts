import { paris } from '@city-genie/city-data/cities/paris';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheTiming as timing } from '../src/cache/timing.js';
import type { SourcedForecast } from '../src/provider/provider-chain.js';
import { ProviderError } from '../src/provider/provider-error.js';
import { attribution, forecast, forecastSource, now, sourced } from './forecast-fixture.js';

const minuteMs = 60_000;
const never = () => new Promise<SourcedForecast>(() => undefined);
const failure = async () => {
  throw new ProviderError('unavailable', 'down');
};

/** Advances the timers by the wait instead of waiting. */
async function waiting<T>(waitMs: number, answer: Promise<T>): Promise<T> {
  const [value] = await Promise.all([answer, vi.advanceTimersByTimeAsync(waitMs)]);
  return value;
}

// Callers' waits use the system's timers.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a fresh forecast', () => {
  it('is fetched once for all callers, and shared', async () => {
    const { source, provider, entries } = forecastSource();
    const answers = await Promise.all(Array.from({ length: 50 }, () => source.get(paris)));
    expect(provider.load).toHaveBeenCalledTimes(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual({ forecast, attribution, stale: false, ageSeconds: 0 });
    expect(entries.get('paris')).toEqual({ fetchedAtMs: Date.parse(now), ...sourced });
  });

  it('has its age, and is not renewed for eight minutes', async () => {
    const { source, provider, clock, state } = forecastSource();
    await source.get(paris);
    state.isAway = true;
    clock.advanceMs(8 * minuteMs - 1);
    expect(await source.get(paris)).toEqual({ forecast, attribution, stale: false, ageSeconds: 479 });
    expect(provider.load).toHaveBeenCalledTimes(1);
  });

  it('is renewed in the background before its ten minutes are over', async () => {
    const { source, provider, clock } = forecastSource();
    await source.get(paris);
    clock.advanceMs(9 * minuteMs);
    expect(await source.get(paris)).toMatchObject({ stale: false, ageSeconds: 540 });
    await source.drain();
    expect(provider.load).toHaveBeenCalledTimes(2);
    expect(await source.get(paris)).toMatchObject({ stale: false, ageSeconds: 0 });
  });

  it('doesn’t wait for a hanging renewal, and pauses after a failed one', async () => {
    const { source, provider, clock } = forecastSource();
    await source.get(paris);
    clock.advanceMs(9 * minuteMs);
    provider.load.mockImplementation(failure);
    expect(await source.get(paris)).toMatchObject({ stale: false });
    await source.drain();
    expect(await source.get(paris)).toMatchObject({ stale: false });
    await source.drain();
    expect(provider.load).toHaveBeenCalledTimes(2);
    clock.advanceMs(timing.restMs);
    provider.load.mockImplementation(never);
    expect(await source.get(paris)).toMatchObject({ stale: false, ageSeconds: 545 });
    await vi.waitFor(() => expect(provider.load).toHaveBeenCalledTimes(3));
  });

  it('ends at the city’s midnight', async () => {
    const { source, provider, clock } = forecastSource();
    clock.set('2026-07-15T21:58:00Z');
    await source.get(paris);
    clock.set('2026-07-15T22:01:00Z');
    expect(await source.get(paris)).toMatchObject({ stale: false, ageSeconds: 0 });
    expect(provider.load).toHaveBeenCalledTimes(2);
  });
});

describe('an old forecast', () => {
  it('is replaced when the provider answers', async () => {
    const { source, provider, clock } = forecastSource();
    await source.get(paris);
    clock.advanceMs(10 * minuteMs);
    expect(await source.get(paris)).toMatchObject({ stale: false, ageSeconds: 0 });
    expect(provider.load).toHaveBeenCalledTimes(2);
  });

  it('is shown as stale for up to thirty minutes while the provider fails', async () => {
    const { source, provider, clock } = forecastSource();
    await source.get(paris);
    provider.load.mockImplementation(failure);
    clock.advanceMs(10 * minuteMs);
    expect(await source.get(paris)).toEqual({ forecast, attribution, stale: true, ageSeconds: 600 });
    clock.advanceMs(20 * minuteMs);
    expect(await source.get(paris)).toMatchObject({ stale: true, ageSeconds: 1800 });
    clock.advanceMs(1);
    await expect(source.get(paris)).rejects.toMatchObject({ code: 'weather_unavailable', status: 503 });
  });

  it('is shown when the provider takes too long, and the late answer is kept', async () => {
    const { source, provider, clock } = forecastSource();
    await source.get(paris);
    clock.advanceMs(11 * minuteMs);
    let answer: (value: SourcedForecast) => void = () => undefined;
    provider.load.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    expect(await waiting(timing.staleWaitMs, source.get(paris))).toMatchObject({ stale: true, ageSeconds: 660 });
    answer(sourced);
    await source.drain();
    expect(await source.get(paris)).toMatchObject({ stale: false, ageSeconds: 0 });
    expect(provider.load).toHaveBeenCalledTimes(2);
  });

  it('spares callers the wait for the next failure, for five seconds', async () => {
    const { source, provider, clock } = forecastSource();
    await source.get(paris);
    clock.advanceMs(11 * minuteMs);
    provider.load.mockImplementation(failure);
    await source.get(paris);
    expect(await source.get(paris)).toMatchObject({ stale: true });
    expect(provider.load).toHaveBeenCalledTimes(2);
    clock.advanceMs(timing.restMs);
    provider.load.mockImplementation(async () => sourced);
    expect(await source.get(paris)).toMatchObject({ stale: false });
  });

  it('is replaced by another replica’s fresh one', async () => {
    const { source, provider, clock, entries } = forecastSource(failure);
    entries.set('paris', { fetchedAtMs: clock.nowMs() - 29 * minuteMs, ...sourced });
    expect(await source.get(paris)).toMatchObject({ stale: true, ageSeconds: 29 * 60 });
    expect(provider.load).toHaveBeenCalledTimes(1);
  });

  it('of another replica is shown after the same short wait', async () => {
    const { source, clock, entries } = forecastSource(never);
    entries.set('paris', { fetchedAtMs: clock.nowMs() - 29 * minuteMs, ...sourced });
    expect(await waiting(timing.staleWaitMs, source.get(paris))).toMatchObject({ stale: true, ageSeconds: 29 * 60 });
  });
});

describe('without any forecast', () => {
  it.each([
    ['fails', failure],
    ['hangs', never],
  ])('the reply is 503 with Retry-After when the provider %s', async (_, load) => {
    const { source } = forecastSource(load);
    const refused = expect(source.get(paris)).rejects.toMatchObject({
      code: 'weather_unavailable',
      message: 'Weather data not available',
      details: { retryAfterSeconds: 5 },
    });
    await waiting(timing.callerWaitMs, refused);
  });

  it('callers wait longer than the short wait', async () => {
    const { source } = forecastSource(() => new Promise((resolve) => setTimeout(resolve, timing.callerWaitMs - 1, sourced)));
    expect(await waiting(timing.callerWaitMs, source.get(paris))).toMatchObject({ stale: false, ageSeconds: 0 });
  });
});

describe('beside other replicas', () => {
  it('uses another replica’s fresh forecast', async () => {
    const { source, provider, clock, entries } = forecastSource();
    entries.set('paris', { fetchedAtMs: clock.nowMs() - minuteMs, ...sourced });
    expect(await source.get(paris)).toMatchObject({ stale: false, ageSeconds: 60 });
    expect(provider.load).not.toHaveBeenCalled();
  });

  it('ignores one from a clock that is far ahead', async () => {
    const { source, provider, clock, entries } = forecastSource();
    entries.set('paris', { fetchedAtMs: clock.nowMs() + 5 * minuteMs, ...sourced });
    expect(await source.get(paris)).toMatchObject({ stale: false, ageSeconds: 0 });
    expect(provider.load).toHaveBeenCalledTimes(1);
  });

  it('takes another replica’s newer forecast in the background when a renewal is due', async () => {
    const { source, provider, clock, entries } = forecastSource();
    await source.get(paris);
    clock.advanceMs(9 * minuteMs);
    entries.set('paris', { fetchedAtMs: clock.nowMs() - minuteMs, ...sourced });
    expect(await source.get(paris)).toMatchObject({ stale: false, ageSeconds: 540 });
    await source.drain();
    expect(await source.get(paris)).toMatchObject({ stale: false, ageSeconds: 60 });
    expect(provider.load).toHaveBeenCalledTimes(1);
  });

  it('ignores one older than the local copy', async () => {
    const { source, provider, clock, entries } = forecastSource();
    await source.get(paris);
    clock.advanceMs(9 * minuteMs);
    entries.set('paris', { fetchedAtMs: clock.nowMs() - 9.5 * minuteMs, ...sourced });
    await source.get(paris);
    await source.drain();
    expect(provider.load).toHaveBeenCalledTimes(2);
  });

  it('loads for itself while Redis is away', async () => {
    const { source, provider, state, clock } = forecastSource();
    state.isAway = true;
    expect(await source.get(paris)).toMatchObject({ stale: false, ageSeconds: 0 });
    clock.advanceMs(10 * minuteMs);
    expect(await source.get(paris)).toMatchObject({ stale: false, ageSeconds: 0 });
    expect(provider.load).toHaveBeenCalledTimes(2);
  });
});
