import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startThrowAwayStores } from '@city-genie/local-stack/stores/throw-away-stores';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDump, writeDump } from './dump-file.js';
import type { Dump } from './dump-format.js';
import { readMongo } from './mongo-part.js';
import { readRedis } from './redis-part.js';
import { restoreDump } from './restore-dump.js';

const { Decimal128, Double, Int32, Long, MongoClient, ObjectId } = mongoose.mongo;
const takenAt = '2026-01-31T22:00:00.000Z';
const cookies = { anonymous: '', pending: '', unpaid: '', subscriber: '', admin: '' };
const nobody = { ip: '', seeds: [] };
const notes: Dump['notes'] = { cookies, signUps: [], guests: { usedUp: nobody, halfway: nobody }, reports: [] };

let stores: Awaited<ReturnType<typeof startThrowAwayStores>>[] = [];
let folder = '';

/** Their own empty stores: a dump reads and fills whole stores. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'city-genie-dump-'));
  stores = await Promise.all([startThrowAwayStores(() => undefined), startThrowAwayStores(() => undefined)]);
});
afterAll(async () => {
  await Promise.all(stores.map((one) => one.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function fillMongo(uri: string): Promise<void> {
  const client = new MongoClient(uri);
  const things = client.db('one').collection<{ _id: unknown; [field: string]: unknown }>('things');
  await things.createIndexes([
    { key: { name: 1, at: -1 }, name: 'both', unique: true, sparse: true },
    { key: { at: 1 }, name: 'expiry', expireAfterSeconds: 3600 },
  ]);
  await things.insertMany([
    {
      _id: new ObjectId(),
      at: new Date('2100-01-01'),
      n: new Int32(3),
      d: new Double(3),
      l: Long.fromString('9007199254740993'),
      name: 'ä',
    },
    { _id: 'text', price: Decimal128.fromString('1.10'), none: null, bytes: Buffer.from([0, 255]), list: [1.5, [true]], name: 'b' },
  ]);
  await client.db('two').createCollection('empty');
  await client.close();
}

async function fillRedis(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.set('text', 'ä "quoted"\n', 'PX', 50_000_000);
  await redis.hset('hash', { b: '2', a: '1' });
  await redis.rpush('list', 'second', 'first');
  await redis.sadd('set', 'x', 'y');
  await redis.zadd('zset', 7_353_661_577_715_712, 'late', 0.5, 'early');
  await redis.xadd('stream', '5-1', 'event', 'added', 'jobId', '1');
  await redis.set('weather:paris', 'a cache');
  redis.disconnect();
}

it('a dump is restored unchanged through its file, and only into empty stores', async () => {
  const [from, to] = stores;
  if (from === undefined || to === undefined) {
    throw new Error('there are two of them');
  }
  await fillMongo(from.mongodbUri);
  await fillRedis(from.redisUrl);
  const parts = { mongodb: await readMongo(from.mongodbUri), redis: await readRedis(from.redisUrl) };
  expect(parts.redis.map(({ key }) => key)).toEqual(['hash', 'list', 'set', 'stream', 'text', 'zset']);
  const file = join(folder, 'x.json.gz');
  writeDump(file, { format: 1, name: 'x', takenAt, ...parts, files: { 'keys.json': '{}' }, notes });
  const dataDir = join(folder, 'data');
  await restoreDump(readDump(file), to, dataDir, Date.parse(takenAt));

  expect(await readMongo(to.mongodbUri)).toEqual(parts.mongodb);
  const withoutTtl = (keys: Dump['redis']) => keys.map(({ ttlMs, ...rest }) => ({ ...rest, expires: ttlMs !== null }));
  expect(withoutTtl(await readRedis(to.redisUrl))).toEqual(withoutTtl(parts.redis));
  expect(readFileSync(join(dataDir, 'keys.json'), 'utf8')).toBe('{}');
  await expect(restoreDump(readDump(file), to, dataDir, Date.parse(takenAt))).rejects.toThrow('into an empty MongoDB only');
});
