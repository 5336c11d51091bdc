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
import { turnsUntil } from './turns-until.js';

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

describe('calls to the provider', () => {
  it('are one for 200 first requests at once', async () => {
    const one = await replica();
    const replies = await Promise.all(Array.from({ length: 200 }, () => one.get()));
    expect(statuses(replies)).toEqual([200]);
    expect(fake.calls()).toBe(1);
  });

  it('are at most one for each of two replicas', async () => {
    fake.set('slow');
    const both = [await replica(), await replica()];
    const replies = await Promise.all(Array.from({ length: 100 }, (_, index) => both[index % 2]?.get() ?? expect.unreachable()));
    expect(statuses(replies)).toEqual([200]);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(fake.calls()).toBeLessThanOrEqual(2);
  });

  it('are none for a replica that starts later', async () => {
    await (await replica()).get();
    clock.advanceMs(5 * minuteMs);
    expect((await (await replica()).get()).body.weather).toMatchObject({ stale: false, ageSeconds: 300 });
    expect(fake.calls()).toBe(1);
  });

  it('are none when another replica has fetched since', async () => {
    const [one, other] = [await replica(), await replica()];
    await one.get();
    await other.get();
    clock.advanceMs(10 * minuteMs);
    await other.get();
    clock.advanceMs(minuteMs);
    expect((await one.get()).body.weather).toMatchObject({ stale: false, ageSeconds: 60 });
    expect(fake.calls()).toBe(2);
  });

  it('leave the forecast in Redis for half an hour', async () => {
    const one = await replica();
    await one.get();
    const keptMs = await one.redis.pttl('weather:2:forecast:paris');
    expect(keptMs).toBeLessThanOrEqual(30 * minuteMs);
    expect(keptMs).toBeGreaterThan(29 * minuteMs);
  });

  it('share it with replicas of the same version: same key, same form', async () => {
    const one = await replica();
    await one.get();
    const text = (await one.redis.get('weather:2:forecast:paris')) ?? '';
    const { fetchedAtMs, source, forecast, ...more } = JSON.parse(text);
    expect([fetchedAtMs, source.name, more]).toEqual([clock.nowMs(), 'open-meteo', {}]);
    expect(Object.keys(forecast).sort()).toEqual(['forecast', 'hourly', 'hours', 'outlook']);
    const city = `pinned-${randomUUID()}`;
    await createSharedStore(one.redis, createLogger('test', 'silent')).write(city, { fetchedAtMs, source, forecast });
    expect(await one.redis.getdel(`weather:2:forecast:${city}`)).toBe(text);
  });

  it('leave alone what replicas of the version before share, which has another form', async () => {
    const one = await replica();
    const before = JSON.stringify({ fetchedAtMs: clock.nowMs(), forecast: { forecast: [], hourly: [] } });
    await one.redis.set('weather:1:forecast:paris', before);
    expect((await one.get()).body.weather).toMatchObject({ ageSeconds: 0, forecast: { length: 3 } });
    expect(fake.calls()).toBe(1);
    expect(await one.redis.get('weather:1:forecast:paris')).toBe(before);
  });

  it('show a forecast of a provider that only the other replicas know', async () => {
    const one = await replica();
    await one.get();
    const entry = JSON.parse((await one.redis.get('weather:2:forecast:paris')) ?? '');
    const attribution = { text: 'Weather data by Somebody', url: 'https://somebody.test/', licence: { text: 'L', url: 'https://l.test/' } };
    await one.redis.set('weather:2:forecast:paris', JSON.stringify({ ...entry, source: { name: 'somebody', attribution } }));
    expect((await (await replica()).get()).body.weather).toMatchObject({ attribution, stale: false });
    expect(fake.calls()).toBe(1);
  });

  it('are one for the page and for plans', async () => {
    const one = await replica();
    const [page, plan] = [await one.get(), await one.hours()];
    expect([page.status, plan.status, plan.body.hours.length]).toEqual([200, 200, 360]);
    expect(fake.calls()).toBe(1);
  });

  it('ignore an invalid entry in Redis', async () => {
    const one = await replica();
    await one.redis.set('weather:2:forecast:paris', '{"fetchedAtMs":1,"forecast":{}}');
    await one.redis.set('weather:2:forecast:rome', 'not JSON');
    expect(statuses([await one.get('paris'), await one.get('rome')])).toEqual([200]);
    expect(fake.calls()).toBe(2);
  });
});

describe('when the provider is away', () => {
  it('the last forecast is stale for thirty minutes, then 503, then the new one', async () => {
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

  it('a hanging provider delays replies only by the short wait, while there is a forecast to show', async () => {
    const hanging = await startFakeWeather({ now: () => new Date(clock.nowMs()) });
    // Replies that waited for the load, or for the caller's own limit, would come after the end of the test.
    const patience = { loading: { loadBudgetMs: 60_000, retryPausesMs: [] }, cache: { callerWaitMs: 60_000, staleWaitMs: 50 } };
    const one = await replica({ provider: hanging, ...patience });
    await one.get();
    // Its copy is shown before Redis has it; who asks now would join the load that is over.
    await one.drain();
    hanging.set('hang');
    clock.advanceMs(12 * minuteMs);
    const replies = await Promise.all(Array.from({ length: 20 }, () => one.get()));
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.weather.stale}`))).toEqual(new Set(['200 true']));
    await vi.waitFor(() => expect(hanging.calls()).toBe(2), 10_000);
    await hanging.close();
    await one.drain();
  });

  it('an open breaker makes no calls, for any city', async () => {
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

  it('a replica without a forecast shows a stale one from Redis', async () => {
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

  it('callers are answered within two seconds, although Redis stalls and the provider hangs', async () => {
    // A provider of its own, which ends the hanging calls when it is closed.
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
    // Timers that are still pending would never fire afterwards.
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await hanging.close();
    await answering;
    await proxy.close();
    expect(inTime).toMatchObject({ status: 503, body: { code: 'weather_unavailable' } });
  });

  it('Redis is used again when it is back', async () => {
    const { proxy, one } = await behindProxy();
    await proxy.cut();
    await one.get();
    await proxy.restore();
    await vi.waitFor(() => expect(one.redis.status).toBe('ready'), 5000);
    expect(await one.redis.exists('weather:2:forecast:paris')).toBe(0);
    clock.advanceMs(11 * minuteMs);
    expect((await one.get()).body.weather).toMatchObject({ stale: false, ageSeconds: 0 });
    expect(await one.redis.exists('weather:2:forecast:paris')).toBe(1);
    await proxy.close();
  });
});
