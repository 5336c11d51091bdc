import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createRateLimit } from '../src/limits/rate-limit.js';
import { createLogger } from '../src/observability/logger.js';
import { closeRedis, createRedis } from '../src/stores/redis.js';

const address = '203.0.113.7';
const secret = 'a-secret-for-hashes-0123456789abcdef';
const name = `test-${randomUUID()}`;
const client = createRedis(inject('redisUrl'), 'request', createLogger('test', 'silent'));
const redis = new Redis(inject('redisUrl'));

type Changed = Partial<Parameters<typeof createRateLimit>[0]>;

const limit = (options: Changed = {}) =>
  createRateLimit({ redis: client, name, points: 2, durationSeconds: 60, message: 'Later', secret, ...options });

/** How many of these calls a limit lets through. */
async function passing(calls: number, call: () => Promise<unknown>): Promise<number> {
  const answers: unknown[] = [];
  for (let made = 0; made < calls; made += 1) {
    answers.push(await call().catch(() => false));
  }
  return answers.filter((answer) => answer !== false).length;
}

beforeAll(async () => {
  // Before that, the limiter counts in memory.
  await vi.waitFor(() => expect(client.status).toBe('ready'), { timeout: 10_000 });
});
afterAll(() => {
  closeRedis(client);
  redis.disconnect();
});

describe('a rate limit', () => {
  it('counts a key across replicas, and refunds', async () => {
    const [one, other] = [limit(), limit()];
    await one.consume('counted');
    await other.consume('counted');
    await expect(one.consume('counted')).rejects.toMatchObject({ code: 'rate_limited', message: 'Later' });
    await expect(other.consume('somebody else')).resolves.toBeUndefined();
    await one.refund('counted');
    await one.refund('counted');
    await expect(other.consume('counted')).resolves.toBeUndefined();
  });

  it('counts beyond its points, says so, and refuses nothing', async () => {
    const [one, other] = [limit(), limit()];
    expect([await one.count('told'), await other.count('told'), await one.count('told'), await other.count('told')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    await expect(one.consume('told')).rejects.toMatchObject({ code: 'rate_limited' });
    for (let given = 0; given < 4; given += 1) {
      await other.refund('told');
    }
    expect(await one.count('told')).toBe(true);
  });

  it.each([
    ['all', undefined, 5],
    ['half, rounded up', 'half', 3],
  ] as const)('without Redis counts for itself, with %s of its points', async (_case, withoutRedis, points) => {
    const away = createRedis('redis://127.0.0.1:1', 'request', createLogger('test', 'silent'));
    const alone = limit({ redis: away, points: 5, name: randomUUID(), ...(withoutRedis && { withoutRedis }) });
    expect(await passing(8, () => alone.consume('consumed'))).toBe(points);
    expect(await passing(8, () => alone.count('counted'))).toBe(points);
    closeRedis(away);
  });

  it('has all its points while Redis is there', async () => {
    const there = limit({ points: 5, name: randomUUID(), withoutRedis: 'half' });
    expect(await passing(8, () => there.count('counted'))).toBe(5);
  });

  it('reads the count without counting', async () => {
    const asked = limit();
    expect([await asked.hasCounted('asked'), await asked.hasCounted('asked'), await asked.hasCounted('asked')]).toEqual([
      false,
      false,
      false,
    ]);
    await asked.consume('asked');
    expect([await asked.hasCounted('asked'), await limit().hasCounted('asked')]).toEqual([true, true]);
    await asked.refund('asked');
    expect(await asked.hasCounted('asked')).toBe(false);
  });

  it('forgets a key for all replicas, and no other key', async () => {
    const [one, other] = [limit(), limit()];
    for (const key of ['forgotten', 'remembered']) {
      await one.count(key);
    }
    await other.forget('forgotten');
    await other.forget('forgotten');
    expect([await one.hasCounted('forgotten'), await one.hasCounted('remembered')]).toEqual([false, true]);
  });

  it('forgets what a process has counted for itself, and says that Redis doesn’t know of it yet', async () => {
    const away = createRedis('redis://127.0.0.1:1', 'request', createLogger('test', 'silent'));
    const alone = limit({ redis: away, name: randomUUID() });
    await alone.count('counted');
    expect(await alone.hasCounted('counted')).toBe(true);
    await expect(alone.forget('counted')).rejects.toThrow();
    expect(await alone.hasCounted('counted')).toBe(false);
    closeRedis(away);
  });

  it('stores no address in Redis', async () => {
    await limit().consume(address);
    await limit().refund(address);
    await limit().consume(address);
    const keys = await redis.keys(`limit:${name}:*`);
    expect(keys).toContainEqual(expect.stringMatching(/:[\w-]{22}$/));
    expect(keys.filter((key) => key.includes(address))).toEqual([]);
  });

  it('uses the counts of earlier versions', async () => {
    await redis.del('limit:pinned:L5vdvG3b4_J6KK9rpybVMu');
    await limit({ name: 'pinned' }).consume(address);
    expect(await redis.get('limit:pinned:L5vdvG3b4_J6KK9rpybVMu')).toBe('1');
  });

  it('hashes keys with its secret and name, so that addresses can’t be found by trying all', async () => {
    const keysOf = async (options: { name: string; secret?: string }) => {
      await limit(options).consume(address);
      return redis.keys(`limit:${options.name}:*`);
    };
    const names = [randomUUID(), randomUUID()] as const;
    const [first = ''] = await keysOf({ name: names[0] });
    const [second = ''] = await keysOf({ name: names[1] });
    expect(first.split(':').at(-1)).not.toBe(second.split(':').at(-1));
    expect(await keysOf({ name: names[0], secret: 'another-secret-0123456789abcdefghij' })).toHaveLength(2);
  });
});
