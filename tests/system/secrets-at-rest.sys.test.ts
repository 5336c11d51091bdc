import { joinTestStack, type TestStack } from '@city-genie/test-kit/test-stack';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkInMail, newAccount, openBrowser, registerAndVerify } from './visitor.js';

let stack: TestStack;
let stop: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  ({ stop, ...stack } = await joinTestStack());
});
afterAll(() => stop());

/** Everything that MongoDB holds, as JSON. */
async function dumpOfMongo(): Promise<string> {
  const connection = await mongoose.createConnection(stack.mongodbUri).asPromise();
  const parts: string[] = [];
  const { databases } = await connection.getClient().db().admin().listDatabases();
  for (const { name } of databases.filter((database) => !['admin', 'config', 'local'].includes(database.name))) {
    const db = connection.getClient().db(name);
    for (const collection of await db.collections()) {
      parts.push(JSON.stringify(await collection.find().toArray()));
    }
  }
  await connection.close();
  return parts.join('\n');
}

const readers: Readonly<Record<string, (redis: Redis, key: string) => Promise<unknown>>> = {
  string: (redis, key) => redis.get(key),
  hash: (redis, key) => redis.hgetall(key),
  list: (redis, key) => redis.lrange(key, '0', '-1'),
  set: (redis, key) => redis.smembers(key),
  zset: (redis, key) => redis.zrange(key, '0', '-1'),
  stream: (redis, key) => redis.xrange(key, '-', '+'),
};

/** Every key of Redis with its value. A key may expire while it is read. */
async function dumpOfRedis(): Promise<string> {
  const redis = new Redis(stack.redisUrl);
  const parts: string[] = [];
  for (const key of await redis.keys('*')) {
    const value = await readers[await redis.type(key)]?.(redis, key);
    parts.push(key, JSON.stringify(value ?? null));
  }
  redis.disconnect();
  return parts.join('\n');
}

it('no store holds a password, a cookie or the token of a mailed link, used or not', async () => {
  const account = newAccount('secrets');
  const browser = await registerAndVerify(stack, account);
  await browser.post('/api/auth/login', account);
  await browser.post('/api/auth/forgot-password', { email: account.email });
  const tokens = await Promise.all([/confirm your email/i, /new password/i].map((subject) => linkInMail(stack, account.email, subject)));
  const pending = openBrowser(stack);
  await pending.post('/api/auth/register', newAccount('secrets'));
  await browser.get('/api/auth/user');

  const cookies = [...browser.cookies, ...pending.cookies].filter(([name]) => name !== 'signed_in').map(([, value]) => value);
  expect(cookies.length).toBeGreaterThanOrEqual(3);
  const secrets = [account.password, ...cookies, ...tokens.map((link) => new URL(link).searchParams.get('token') ?? '')];
  const dump = `${await dumpOfMongo()}\n${await dumpOfRedis()}`;
  expect(dump).toContain(account.email);
  expect(dump).toContain('$argon2id$');
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(8);
    expect(dump.includes(secret)).toBe(false);
  }
});
