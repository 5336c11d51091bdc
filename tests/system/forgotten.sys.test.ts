import { randomBytes } from 'node:crypto';
import { joinTestStack, type TestStack } from '@city-genie/test-kit/test-stack';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parisSearch } from './call.js';
import { type Account, linkInMail, mailsTo, newAccount, openBrowser, registerAndVerify, type Visitor } from './visitor.js';

let stop: () => Promise<void> = async () => undefined;
let stack: TestStack;

beforeAll(async () => {
  const joined = await joinTestStack();
  stop = joined.stop;
  stack = joined;
});
afterAll(() => stop());

/** The collections of all databases that hold any of these texts, as `database.collection`. */
async function collectionsWith(texts: readonly string[]): Promise<string[]> {
  const connection = await mongoose.createConnection(stack.mongodbUri).asPromise();
  const { databases } = await connection.getClient().db('admin').admin().listDatabases();
  const found: string[] = [];
  for (const { name } of databases.filter(({ name: database }) => !['admin', 'config', 'local'].includes(database))) {
    const db = connection.getClient().db(name);
    for (const { name: collection } of await db.listCollections({ type: 'collection' }).toArray()) {
      for await (const row of db.collection(collection).find()) {
        const text = JSON.stringify(row).toLowerCase();
        if (texts.some((wanted) => text.includes(wanted.toLowerCase()))) {
          found.push(`${name}.${collection}`);
        }
      }
    }
  }
  await connection.close();
  return [...new Set(found)].sort();
}

async function readKey(redis: Redis, key: string): Promise<unknown> {
  const readers: Record<string, () => Promise<unknown>> = {
    string: () => redis.get(key),
    hash: () => redis.hgetall(key),
    list: () => redis.lrange(key, '0', '-1'),
    set: () => redis.smembers(key),
    zset: () => redis.zrange(key, '0', '-1'),
    stream: () => redis.xrange(key, '-', '+'),
  };
  return readers[await redis.type(key)]?.();
}

/** The keys of Redis that hold any of these texts, in their name or their value. */
async function keysWith(texts: readonly string[]): Promise<string[]> {
  const redis = new Redis(stack.redisUrl);
  const found: string[] = [];
  for (const key of await redis.keys('*')) {
    const text = JSON.stringify([key, await readKey(redis, key)]).toLowerCase();
    if (texts.some((wanted) => text.includes(wanted.toLowerCase()))) {
      found.push(key);
    }
  }
  redis.disconnect();
  return found;
}

/** Gives a user another address, as they do it. */
async function changeEmail(visitor: Visitor, { password }: Account, newEmail: string): Promise<void> {
  expect((await visitor.post('/api/account/email', { newEmail, currentPassword: password })).status).toBe(200);
  const token = new URL(await linkInMail(stack, newEmail, /confirm/i)).searchParams.get('token');
  expect((await visitor.post('/api/account/email/confirm', { token })).status).toBe(200);
}

it('a deleted user is forgotten in every store, and the audit log still says that there was one', async () => {
  const account = {
    ...newAccount('forgotten'),
    firstName: `Ada${randomBytes(6).toString('hex')}`,
    lastName: `Byron${randomBytes(6).toString('hex')}`,
  };
  const { username, password, email: formerEmail } = account;
  const visitor = await registerAndVerify(stack, account);
  await visitor.post('/api/auth/login', { username, password: 'wrong' });
  expect((await visitor.post('/api/auth/login', { username, password })).status).toBe(200);
  const { id } = JSON.parse((await visitor.get('/api/auth/user')).text);
  // Whatever leaves a trace, also under the address that the user had before.
  const email = `next-${randomBytes(6).toString('hex')}@example.org`;
  await openBrowser(stack).post('/api/auth/register', { ...newAccount('stranger'), email: formerEmail });
  await changeEmail(visitor, account, email);
  for (const address of [formerEmail, email]) {
    await visitor.post('/api/auth/forgot-password', { email: address });
    await visitor.post('/api/auth/login', { username: address, password: 'wrong' });
  }
  await visitor.post('/api/waitlist', { name: account.firstName, email, city: 'Lisbon' });
  await visitor.post('/api/account/email', { newEmail: `other-${randomBytes(6).toString('hex')}@example.org`, currentPassword: password });
  await visitor.send('PATCH', '/api/account/preferences', { newsCities: ['rome'] });
  const search = parisSearch();
  await visitor.post(search.path, JSON.parse(search.body ?? '{}'));
  await visitor.post('/api/places/louvre/report', { reason: 'closed' });
  const traces = [id, username, formerEmail, email, account.firstName, account.lastName];
  expect(await collectionsWith([formerEmail])).toEqual(
    expect.arrayContaining(['identity.mail_links', 'identity.mail_pauses', 'identity.outbox']),
  );
  expect(await collectionsWith(traces)).toEqual(
    expect.arrayContaining(['identity.users', 'identity.sessions', 'identity.audit_log', 'waitlist.entries']),
  );
  const exported = await visitor.get('/api/account/export');
  expect([exported.status, exported.text.includes(email), exported.text.includes('Lisbon')]).toEqual([200, true, true]);

  const deleted = await visitor.send('DELETE', '/api/account', { username, password });
  expect([deleted.status, visitor.cookies.has('sid')]).toEqual([200, false]);

  await vi.waitFor(
    async () => {
      expect(await collectionsWith(traces)).toEqual(['identity.audit_log']);
      expect(await keysWith(traces)).toEqual([]);
    },
    { timeout: 45_000, interval: 1000 },
  );
  expect(await collectionsWith([username, formerEmail, email, account.firstName, account.lastName])).toEqual([]);
  expect((await mailsTo(stack, email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/account (is|was) deleted|account/i),
  );
  // The name is free again, and nobody is left behind it.
  expect((await visitor.post('/api/auth/login', { username, password })).status).toBe(401);
});
