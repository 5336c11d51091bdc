import { Redis } from 'ioredis';
import type { DumpedKey, DumpedValue } from './dump-format.js';

/** Forecasts are kept for half an hour; a start without them fetches them again. */
const caches = ['weather:'];

/** Everything in Redis except caches of external data, sorted by key. */
export async function readRedis(url: string): Promise<DumpedKey[]> {
  return withRedis(url, async (redis) => {
    const keys = (await redis.keys('*')).filter((key) => !caches.some((prefix) => key.startsWith(prefix))).sort();
    const dumped: DumpedKey[] = [];
    for (const key of keys) {
      const ttlMs = await redis.pttl(key);
      // It expired between listing and reading.
      if (ttlMs !== -2) {
        dumped.push({ key, ttlMs: ttlMs === -1 ? null : ttlMs, ...(await readValue(redis, key)) });
      }
    }
    return dumped;
  });
}

async function readValue(redis: Redis, key: string): Promise<DumpedValue> {
  const type = await redis.type(key);
  switch (type) {
    case 'string':
      return { type, value: (await redis.get(key)) ?? '' };
    case 'hash':
      return { type, value: Object.entries(await redis.hgetall(key)).sort() };
    case 'list':
      return { type, value: await redis.lrange(key, 0, -1) };
    case 'set':
      return { type, value: (await redis.smembers(key)).sort() };
    case 'zset':
      return { type, value: pairs(await redis.zrange(key, 0, '-1', 'WITHSCORES')) };
    case 'stream':
      return { type, value: await redis.xrange(key, '-', '+') };
    default:
      throw new Error(`${key} is a ${type}, which dumps don't know`);
  }
}

/** Writes the result of `readRedis`. @throws when Redis isn't empty. */
export async function restoreRedis(url: string, keys: readonly DumpedKey[]): Promise<void> {
  await withRedis(url, async (redis) => {
    const there = await redis.dbsize();
    if (there > 0) {
      throw new Error(`a dump is restored into an empty Redis only; this one has ${there} keys`);
    }
    for (const dumped of keys) {
      await restoreValue(redis, dumped);
      if (dumped.ttlMs !== null) {
        await redis.pexpire(dumped.key, dumped.ttlMs);
      }
    }
  });
}

async function restoreValue(redis: Redis, dumped: DumpedKey): Promise<unknown> {
  const { key } = dumped;
  switch (dumped.type) {
    case 'string':
      return redis.set(key, dumped.value);
    case 'hash':
      return redis.hset(key, ...dumped.value.flat());
    case 'list':
      return redis.rpush(key, ...dumped.value);
    case 'set':
      return redis.sadd(key, ...dumped.value);
    case 'zset':
      return redis.zadd(key, ...dumped.value.flatMap(([member, score]) => [score, member]));
    case 'stream':
      for (const [id, fields] of dumped.value) {
        await redis.xadd(key, id, ...fields);
      }
      return undefined;
  }
}

function pairs(flat: readonly string[]): [string, string][] {
  return Array.from({ length: flat.length / 2 }, (_, index) => [flat[2 * index] ?? '', flat[2 * index + 1] ?? '']);
}

async function withRedis<T>(url: string, work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url, { maxRetriesPerRequest: 1 });
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}
