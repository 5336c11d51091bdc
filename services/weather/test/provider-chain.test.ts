import { paris } from '@city-genie/city-data/cities/paris';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { BrokenCircuitError } from 'cockatiel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheTiming } from '../src/cache/timing.js';
import type { Forecast } from '../src/forecast/forecast.js';
import { createProviderChain, headStartMs } from '../src/provider/provider-chain.js';
import { ProviderError } from '../src/provider/provider-error.js';
import { attribution, forecast, forecastSource } from './forecast-fixture.js';

type Load = () => Promise<Forecast>;

const answers: Load = async () => forecast;
const fails =
  (message: string): Load =>
  async () => {
    throw new ProviderError('unavailable', message);
  };
const isOpen: Load = async () => {
  throw new BrokenCircuitError();
};
const hangs: Load = () => new Promise(() => undefined);
const answersAfter =
  (ms: number): Load =>
  () =>
    new Promise((resolve) => setTimeout(resolve, ms, forecast));
const failsAfter =
  (ms: number, message: string): Load =>
  () =>
    new Promise((_, reject) => setTimeout(reject, ms, new ProviderError('unavailable', message)));

/** A chain of `first`, `second`, `third`, … and what it wrote into the log. */
function setUp(...loads: [Load, ...Load[]]) {
  const lines: { level: string; msg: string; provider: string; err?: { message: string } }[] = [];
  const logger = createLogger('test', 'debug', { write: (line: string) => lines.push(JSON.parse(line)) });
  const names = ['first', 'second', 'third'];
  const asked = loads.map((load) => vi.fn(load));
  const [first, ...others] = asked.map((load, rank) => ({ name: names[rank] ?? 'another', attribution, load }));
  if (!first) {
    throw new Error('no provider');
  }
  const chain = createProviderChain({ providers: [first, ...others], logger });
  return {
    chain,
    lines,
    calls: () => asked.map((load) => load.mock.calls.length),
    replace: (rank: number, load: Load) => asked[rank]?.mockImplementation(load),
  };
}

/** Whose forecast a load brings, or why there is none, once the timers have run for so long. */
async function outcome(chain: ReturnType<typeof setUp>['chain'], waitMs: number): Promise<string> {
  const ending = chain.load(paris).then(
    ({ source }) => source.name,
    (error: unknown) => String(error),
  );
  return await Promise.race([ending, vi.advanceTimersByTimeAsync(waitMs).then(() => 'nothing yet')]);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a chain of providers', () => {
  it('asks nobody but the first while it is fine', async () => {
    const { chain, calls, lines } = setUp(answersAfter(headStartMs - 1), answers);
    expect(await outcome(chain, headStartMs)).toBe('first');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls()).toEqual([1, 0]);
    expect(lines).toEqual([]);
  });

  it('asks the next at once when one fails, and says why', async () => {
    const { chain, calls, lines } = setUp(fails('down'), answers, answers);
    expect(await outcome(chain, 0)).toBe('second');
    expect(calls()).toEqual([1, 1, 0]);
    expect(lines).toMatchObject([{ level: 'warn', provider: 'first', err: { message: 'down' } }]);
  });

  it('asks the next at once when a breaker is open, which was said before', async () => {
    const { chain, lines } = setUp(isOpen, answers);
    expect(await outcome(chain, 0)).toBe('second');
    expect(lines.map(({ level }) => level)).toEqual(['debug']);
  });

  it('asks the next when one hangs for its head start', async () => {
    const { chain, calls } = setUp(hangs, answersAfter(300));
    expect(await outcome(chain, headStartMs - 1)).toBe('nothing yet');
    expect(calls()).toEqual([1, 0]);
    const slow = setUp(hangs, answersAfter(300));
    expect(await outcome(slow.chain, headStartMs + 300)).toBe('second');
    expect(slow.lines).toMatchObject([{ level: 'info', provider: 'first', next: 'second' }]);
  });

  it('takes whichever answers first once both are asked', async () => {
    expect(await outcome(setUp(answersAfter(headStartMs + 100), answersAfter(200)).chain, 10_000)).toBe('first');
    expect(await outcome(setUp(answersAfter(headStartMs + 300), answersAfter(200)).chain, 10_000)).toBe('second');
    expect(await outcome(setUp(answersAfter(headStartMs + 300), failsAfter(200, 'no')).chain, 10_000)).toBe('first');
  });

  it('tells of a failure that comes after the next one’s answer', async () => {
    const { chain, lines } = setUp(failsAfter(2500, 'too late'), answers);
    expect(await outcome(chain, headStartMs)).toBe('second');
    await vi.advanceTimersByTimeAsync(2500);
    expect(lines.map(({ level, provider }) => [level, provider])).toEqual([
      ['info', 'first'],
      ['warn', 'first'],
    ]);
  });

  it('reaches a third', async () => {
    expect(await outcome(setUp(isOpen, fails('down'), answers).chain, 0)).toBe('third');
    expect(await outcome(setUp(hangs, hangs, answers).chain, 2 * headStartMs)).toBe('third');
  });

  it.each([
    ['the last one’s error', [fails('one'), fails('two')], 'ProviderError: two'],
    ['the first one’s where the last wasn’t asked', [fails('one'), isOpen], 'ProviderError: one'],
    ['that of the one that was asked', [isOpen, fails('two')], 'ProviderError: two'],
    ['the slow one’s', [failsAfter(2500, 'one'), isOpen], 'ProviderError: one'],
    ['the last one’s of three', [fails('one'), failsAfter(900, 'two'), fails('three')], 'ProviderError: three'],
    ['the only one’s', [fails('one')], 'ProviderError: one'],
  ] as const)('throws %s', async (_, [first, ...others], expected) => {
    expect(await outcome(setUp(first, ...others).chain, 10_000)).toBe(expected);
  });

  it('throws that a breaker is open only when all are', async () => {
    await expect(setUp(isOpen, isOpen).chain.load(paris)).rejects.toBeInstanceOf(BrokenCircuitError);
  });

  it('begins with the first again', async () => {
    const { chain, replace } = setUp(fails('down'), answers);
    expect(await outcome(chain, 0)).toBe('second');
    replace(0, answers);
    expect(await outcome(chain, 0)).toBe('first');
  });
});

describe('a caller with nothing to show', () => {
  it('gets the second’s forecast in time although the first hangs', async () => {
    const redisCommandMs = 300;
    const secondMs = cacheTiming.callerWaitMs - redisCommandMs - headStartMs - 1;
    const { chain } = setUp(hangs, answersAfter(secondMs));
    const { source } = forecastSource(() => chain.load(paris));
    const [served] = await Promise.all([source.get(paris), vi.advanceTimersByTimeAsync(cacheTiming.callerWaitMs - redisCommandMs)]);
    expect(served).toMatchObject({ attribution, stale: false, ageSeconds: 0 });
  });
});
