import { AppError } from '@city-genie/service-kit/errors';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { testCallerKey } from '@city-genie/service-kit/testing/signed-caller';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createGuestLimit } from '../src/limits/guest-limit.js';

const redis = new Redis(inject('redisUrl'));
afterAll(() => redis.disconnect());

const logger = pino({ level: 'silent' });
const limit = 10;
let clock = fixedClock('2026-11-24T23:00:00Z');
let client = 0;
/** The dates of refusals. */
let refusals: string[] = [];
beforeEach(() => {
  refusals = [];
  clock = fixedClock('2026-11-24T23:00:00Z');
  client += 1;
});

const guestLimit = (store = redis) =>
  createGuestLimit({ redis: store, key: testCallerKey, limit, changeLimit: 3, clock, logger, onRefusal: (date) => refusals.push(date) });
const address = (host = 0) => `198.51.${client}.${host}`;
const search = (seed?: string) => ({
  city: 'paris',
  body: { mood: 'romantic-dreamy', seed },
  hasSeed: seed !== undefined,
  isChange: false,
});
const outcome = (take: Promise<{ counted: boolean }>) =>
  take.then(
    ({ counted }) => (counted ? 'counted' : 'free'),
    (error: unknown) => (error instanceof AppError ? error.code : 'fault'),
  );

describe('guest limit', () => {
  it('accepts exactly the limit out of 100 parallel searches over two replicas', async () => {
    const replicas = [guestLimit(), guestLimit()];
    const takes = Array.from({ length: 100 }, (_, index) =>
      outcome((replicas[index % 2] ?? guestLimit()).take(address(), search(`s${index}`))),
    );
    const outcomes = await Promise.all(takes);
    expect(outcomes.filter((text) => text === 'counted')).toHaveLength(limit);
    expect(outcomes.filter((text) => text === 'guest_limit_reached')).toHaveLength(90);
    expect(refusals).toEqual(Array(90).fill('2026-11-24'));
  });

  it('sends Retry-After until midnight UTC, then counts again', async () => {
    const guests = guestLimit();
    for (let used = 0; used < limit; used += 1) {
      await guests.take(address(), search());
    }
    await expect(guests.take(address(), search())).rejects.toMatchObject({ status: 429, details: { retryAfterSeconds: 3600 } });
    clock.advanceMs(3_600_000);
    expect(await outcome(guests.take(address(), search()))).toBe('counted');
  });

  it.each(['with Redis', 'without it'])('counts changes of plans apart, %s', async (store) => {
    const guests = guestLimit(
      store === 'with Redis' ? redis : new Redis({ lazyConnect: true, enableOfflineQueue: false, port: 1, retryStrategy: () => null }),
    );
    const changes = Array.from({ length: 5 }, (_, index) => ({ ...search(`c${index}`), isChange: true }));
    const outcomes: string[] = [];
    for (const change of [...changes, changes[0] ?? search()]) {
      outcomes.push(await outcome(guests.take(address(), change)));
    }
    expect(outcomes).toEqual(['counted', 'counted', 'counted', 'rate_limited', 'rate_limited', 'free']);
    expect(await outcome(guests.take(address(), search('s')))).toBe('counted');
    expect(refusals).toEqual([]);
  });

  it('counts the searches of all cities together', async () => {
    const guests = guestLimit();
    for (let used = 0; used < limit; used += 1) {
      await guests.take(address(), { ...search(), city: used % 2 ? 'paris' : 'rome' });
    }
    expect(await outcome(guests.take(address(), { ...search(), city: 'london' }))).toBe('guest_limit_reached');
  });

  it('does not count the same body with an explicit seed, even when none is left', async () => {
    const guests = guestLimit();
    expect(await outcome(guests.take(address(), search('shared')))).toBe('counted');
    for (let used = 1; used < limit; used += 1) {
      await guests.take(address(), search());
    }
    expect(await outcome(guests.take(address(), search('shared')))).toBe('free');
    expect(await outcome(guests.take(address(), search('another')))).toBe('guest_limit_reached');
    expect(await outcome(guests.take(address(1), search('shared')))).toBe('counted');
  });

  it('counts a repeat without a seed', async () => {
    const guests = guestLimit();
    expect(await outcome(guests.take(address(), search()))).toBe('counted');
    expect(await outcome(guests.take(address(), search()))).toBe('counted');
  });

  it('returns refunded searches', async () => {
    const guests = guestLimit();
    for (let round = 0; round < limit + 5; round += 1) {
      await (await guests.take(address(), search(`r${round}`))).refund();
    }
    expect(await outcome(guests.take(address(), search('r0')))).toBe('counted');
  });

  it('counts the IPv6 addresses of one /64 as one guest', async () => {
    const guests = guestLimit();
    for (let host = 0; host < limit; host += 1) {
      await guests.take(`2001:db8:${client}:1::${host}`, search());
    }
    expect(await outcome(guests.take(`2001:db8:${client}:1:ffff::1`, search()))).toBe('guest_limit_reached');
    expect(await outcome(guests.take(`2001:db8:${client}:2::1`, search()))).toBe('counted');
  });

  it('uses the keys of earlier versions', async () => {
    const guest = 'Hfod7qLXq60rY2PWNA1lew';
    const key = `guest:{${guest}}:2026-11-24`;
    await redis.del(key);
    expect(await guestLimit().take('192.0.2.1', search())).toMatchObject({ guest, counted: true });
    expect(await redis.get(key)).toBe('1');
  });

  it('stores no address in Redis', async () => {
    await guestLimit().take(address(77), search());
    const keys = await redis.keys('guest:*');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => key.includes(address(77)))).toEqual([]);
  });

  it('counts per process while Redis is away', async () => {
    const away = new Redis('redis://127.0.0.1:1', { enableOfflineQueue: false, maxRetriesPerRequest: 0, retryStrategy: () => null });
    away.on('error', () => undefined);
    const guests = guestLimit(away);
    const outcomes = await Promise.all(Array.from({ length: 30 }, (_, index) => outcome(guests.take(address(), search(`a${index}`)))));
    away.disconnect();
    expect(outcomes.filter((text) => text === 'counted')).toHaveLength(limit);
    expect(refusals).toHaveLength(20);
  });
});
