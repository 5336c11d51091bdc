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

const limit = (options: { name?: string; secret?: string } = {}) =>
  createRateLimit({ redis: client, name, points: 2, durationSeconds: 60, message: 'Later', secret, ...options });

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
