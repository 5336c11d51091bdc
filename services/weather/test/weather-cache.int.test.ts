import { randomUUID } from 'node:crypto';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { cuttableProxy } from '@city-genie/service-kit/testing/cuttable-proxy';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { startFakeWeather } from '@city-genie/stand-ins/weather/server';
import { testRedisUrl } from '@city-genie/test-kit/test-names';
import { emptyRedis } from '@city-genie/test-kit/test-stores';
import { afterAll, afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createSharedStore } from '../src/cache/shared-store.js';
import { cacheTiming } from '../src/cache/timing.js';
import { type Replica, type Reply, startReplica } from './replica.js';

const start = '2026-07-15T10:20:00Z';
const minuteMs = 60_000;
const clock = fixedClock(start);
const fake = await startFakeWeather({ now: () => new Date(clock.nowMs()), slowMs: 300 });
const replicas: Replica[] = [];

async function replica(options: Partial<Parameters<typeof startReplica>[0]> = {}): Promise<Replica> {
  const started = await startReplica({ provider: fake, clock, ...options });
  replicas.push(started);
  return started;
}

function statuses(replies: ReadonlyArray<{ status: number }>): number[] {
  return [...new Set(replies.map((reply) => reply.status))];
}

/** Lets the event loop turn until it is so, or for long enough to be sure that it won't be; no clock is looked at. */
async function turnsUntil(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1000 && !isSo(); turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

beforeEach(async () => {
  fake.reset();
  clock.set(start);
  await emptyRedis();
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(replicas.splice(0).map((each) => each.close()));
});
afterAll(() => fake.close());

describe('one call for all', () => {
  it('200 first requests at once ask the provider once', async () => {
    const one = await replica();
    const replies = await Promise.all(Array.from({ length: 200 }, () => one.get()));
    expect(statuses(replies)).toEqual([200]);
    expect(fake.calls()).toBe(1);
  });

  it('two replicas ask it once each at most', async () => {
    fake.set('slow');
    const both = [await replica(), await replica()];
    const replies = await Promise.all(Array.from({ length: 100 }, (_, index) => both[index % 2]?.get() ?? expect.unreachable()));
    expect(statuses(replies)).toEqual([200]);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(fake.calls()).toBeLessThanOrEqual(2);
  });

  it('a replica that starts later doesn’t ask', async () => {
    await (await replica()).get();
    clock.advanceMs(5 * minuteMs);
    expect((await (await replica()).get()).body.weather).toMatchObject({ stale: false, ageSeconds: 300 });
    expect(fake.calls()).toBe(1);
  });

  it('a replica takes what another one fetched later', async () => {
    const [one, other] = [await replica(), await replica()];
    await one.get();
    await other.get();
    clock.advanceMs(10 * minuteMs);
    await other.get();
    clock.advanceMs(minuteMs);
    expect((await one.get()).body.weather).toMatchObject({ stale: false, ageSeconds: 60 });
    expect(fake.calls()).toBe(2);
  });

  it('leaves a forecast in Redis for half an hour', async () => {
    const one = await replica();
    await one.get();
    const keptMs = await one.redis.pttl('weather:1:forecast:paris');
    expect(keptMs).toBeLessThanOrEqual(30 * minuteMs);
    expect(keptMs).toBeGreaterThan(29 * minuteMs);
  });

  it('shares it with replicas of the version before: under the same key, in the same form', async () => {
    const one = await replica();
    await one.get();
    const text = (await one.redis.get('weather:1:forecast:paris')) ?? '';
    const { fetchedAtMs, forecast, ...more } = JSON.parse(text);
    expect([fetchedAtMs, Object.keys(forecast).sort(), more]).toEqual([clock.nowMs(), ['forecast', 'hourly'], {}]);
    const city = `pinned-${randomUUID()}`;
    await createSharedStore(one.redis, createLogger('test', 'silent')).write(city, { fetchedAtMs, forecast });
    expect(await one.redis.getdel(`weather:1:forecast:${city}`)).toBe(text);
  });

  it('ignores what is in Redis but no forecast', async () => {
    const one = await replica();
    await one.redis.set('weather:1:forecast:paris', '{"fetchedAtMs":1,"forecast":{}}');
    await one.redis.set('weather:1:forecast:rome', 'not JSON');
    expect(statuses([await one.get('paris'), await one.get('rome')])).toEqual([200]);
    expect(fake.calls()).toBe(2);
  });
});

describe('when the provider is away', () => {
  it('the last forecast is shown as stale for thirty minutes, then 503, then the new one', async () => {
    const one = await replica({ loading: { openMs: 0 } });
    await one.get();
    fake.set('status-500');
    clock.advanceMs(11 * minuteMs);
    expect((await one.get()).body.weather).toMatchObject({ stale: true, ageSeconds: 660, forecast: { length: 3 } });
    clock.advanceMs(19 * minuteMs);
    expect((await one.get()).body.weather).toMatchObject({ stale: true, ageSeconds: 1800 });
    clock.advanceMs(1000);
    expect(await one.get()).toMatchObject({ status: 503, body: { success: false, code: 'weather_unavailable' } });
    fake.set('rain');
    await vi.waitFor(async () => expect((await one.get()).body.weather).toMatchObject({ stale: false, ageSeconds: 0 }), 2000);
  });

  it('a hanging one costs nobody more than the short wait while there is something to show', async () => {
    const one = await replica({ cache: { staleWaitMs: 50 }, loading: { loadBudgetMs: 300 } });
    await one.get();
    fake.set('hang');
    clock.advanceMs(12 * minuteMs);
    const replies = await Promise.all(Array.from({ length: 20 }, () => one.get()));
    expect(statuses(replies)).toEqual([200]);
    expect(replies.every(({ body }) => body.weather.stale)).toBe(true);
    expect(fake.calls()).toBe(2);
  });

  it('an open breaker asks it nothing, for any city', async () => {
    const one = await replica({ loading: { openMs: 3600_000 } });
    fake.set('status-500');
    for (let request = 0; request < 20; request += 1) {
      expect((await one.get()).status).toBe(503);
    }
    expect(fake.calls()).toBe(5);
    fake.set('clear');
    expect(statuses(await Promise.all(['paris', 'rome', 'tokyo'].map((city) => one.get(city))))).toEqual([503]);
    expect(fake.calls()).toBe(5);
  });

  it('a stale forecast of Redis serves a replica that has none', async () => {
    await (await replica()).get();
    fake.set('html-502');
    clock.advanceMs(20 * minuteMs);
    expect((await (await replica()).get()).body.weather).toMatchObject({ stale: true, ageSeconds: 1200 });
  });
});

describe('when Redis is away', () => {
  async function behindProxy(options: Partial<Parameters<typeof startReplica>[0]> = {}) {
    const target = new URL(testRedisUrl(inject('redisUrl')));
    const proxy = await cuttableProxy(Number(target.port), target.hostname);
    const redisUrl = new URL(target);
    redisUrl.host = `127.0.0.1:${proxy.port}`;
    return { proxy, one: await replica({ ...options, redisUrl: redisUrl.href }) };
  }

  it.each(['cut', 'stall'] as const)('weather is still fetched, kept and shown (%s)', async (how) => {
    const { proxy, one } = await behindProxy();
    await proxy[how]();
    expect((await one.get()).body.weather).toMatchObject({ stale: false, ageSeconds: 0 });
    clock.advanceMs(5 * minuteMs);
    expect((await one.get()).body.weather).toMatchObject({ stale: false, ageSeconds: 300 });
    expect(fake.calls()).toBe(1);
    fake.set('status-500');
    clock.advanceMs(6 * minuteMs);
    expect((await one.get()).body.weather).toMatchObject({ stale: true, ageSeconds: 660 });
    await proxy.close();
  });

  it('a caller is answered within two seconds, although Redis stalls and the provider hangs', async () => {
    // One of its own, which ends what hangs when it is closed.
    const hanging = await startFakeWeather();
    hanging.set('hang');
    const { proxy, one } = await behindProxy({
      provider: hanging,
      cache: { callerWaitMs: cacheTiming.callerWaitMs },
      loading: { loadBudgetMs: 3600_000 },
    });
    proxy.stall();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let answered: Reply | undefined;
    const answering = one.get().then((reply) => {
      answered = reply;
    });
    await turnsUntil(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(1999);
    await turnsUntil(() => answered !== undefined);
    const inTime = answered;
    // What still waits for these timers would wait for ever.
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await hanging.close();
    await answering;
    await proxy.close();
    expect(inTime).toMatchObject({ status: 503, body: { code: 'weather_unavailable' } });
  });

  it('it is used again when it is back', async () => {
    const { proxy, one } = await behindProxy();
    await proxy.cut();
    await one.get();
    await proxy.restore();
    await vi.waitFor(() => expect(one.redis.status).toBe('ready'), 5000);
    expect(await one.redis.exists('weather:1:forecast:paris')).toBe(0);
    clock.advanceMs(11 * minuteMs);
    expect((await one.get()).body.weather).toMatchObject({ stale: false, ageSeconds: 0 });
    expect(await one.redis.exists('weather:1:forecast:paris')).toBe(1);
    await proxy.close();
  });
});
