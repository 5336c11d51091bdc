import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { expect, inject, it } from 'vitest';
import { testDatabaseName, testRedisUrl } from '../src/test-names.js';

it('gives every test file a replica set with transactions', async () => {
  const client = new mongoose.mongo.MongoClient(inject('mongodbUri'));
  const rows = client.db(testDatabaseName()).collection('rows');
  try {
    await client.withSession((session) =>
      session.withTransaction(async () => {
        await rows.insertOne({ row: 1 }, { session });
        await rows.insertOne({ row: 2 }, { session });
      }),
    );
    expect(await rows.countDocuments()).toBe(2);
    await rows.drop();
  } finally {
    await client.close();
  }
});

it('gives a Redis that a queue can use, and the same addresses in the environment', async () => {
  expect([process.env.MONGODB_URI, process.env.REDIS_URL]).toEqual([inject('mongodbUri'), inject('redisUrl')]);
  const redis = new Redis(testRedisUrl(inject('redisUrl')), { maxRetriesPerRequest: 1 });
  await redis.set('key', 'value');
  expect(await redis.get('key')).toBe('value');
  expect(await redis.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction']);
  await redis.quit();
});
