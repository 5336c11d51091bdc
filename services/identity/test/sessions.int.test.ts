import { randomUUID } from 'node:crypto';
import { currentUserReply } from '@city-genie/contracts/auth';
import { resolvePath, sessionCacheKey } from '@city-genie/contracts/caller';
import { migrate } from '@city-genie/service-kit/migrations';
import { createMongo, openMongo } from '@city-genie/service-kit/mongo';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { signedHeaders, testCallerKey, testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../src/app.js';
import { identityMigrations } from '../src/migrations.js';
import { sessionModel } from '../src/sessions/session-model.js';
import { createSessionStore, hashSid } from '../src/sessions/session-store.js';
import { userModel } from '../src/users/user-model.js';
import { createUserRepository } from '../src/users/user-repository.js';

const logger = pino({ level: 'silent' });
const connection = createMongo(logger);
const redis = new Redis(inject('redisUrl'));
const users = createUserRepository(connection);
let clock = fixedClock('2026-11-24T10:00:00Z');
let userId = '';

beforeAll(async () => {
  await openMongo(connection, inject('mongodbUri'), `test_${randomUUID()}`);
  await migrate(connection, identityMigrations, logger);
  const user = await userModel(connection).create({
    username: 'Ada',
    usernameKey: 'ada',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.org',
    emailKey: 'ada@example.org',
    country: 'United Kingdom',
    entitledUntil: 1_900_000_000,
  });
  userId = String(user._id);
});
beforeEach(() => {
  clock = fixedClock('2026-11-24T10:00:00Z');
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
  redis.disconnect();
});

const store = (client = redis) => createSessionStore({ connection, redis: client, users, clock, logger });
const app = () => buildApp({ service: { logger, callerKeys: [testCallerKey], clock }, users, sessions: store() });

describe('sessions', () => {
  it('are resolved from MongoDB and copied to Redis for at most a minute', async () => {
    const sid = await store().create(userId);
    expect(sid).toMatch(/^[\w-]{43}$/);
    const known = { userId, username: 'Ada', isAdmin: false, entitledUntil: 1_900_000_000, version: 1 };
    expect(await store().resolve(hashSid(sid))).toEqual(known);
    const key = sessionCacheKey(hashSid(sid));
    expect(JSON.parse((await redis.get(key)) ?? 'null')).toEqual(known);
    expect(await redis.ttl(key)).toBeLessThanOrEqual(60);
  });

  it('are stored as a hash only', async () => {
    const sid = await store().create(userId);
    expect(JSON.stringify(await sessionModel(connection).find().lean())).not.toContain(sid);
    expect((await redis.keys('*')).some((key) => key.includes(sid))).toBe(false);
  });

  it('end after thirty days, with their user, or were never there', async () => {
    const sid = await store().create(userId);
    const orphan = await store().create('64b000000000000000000009');
    expect(await store().resolve(hashSid(orphan))).toBeNull();
    expect(await store().resolve(hashSid('made-up'))).toBeNull();
    clock.advanceMs(30 * 86_400_000);
    expect(await store().resolve(hashSid(sid))).toBeNull();
  });

  it('are resolved while Redis is away', async () => {
    const away = new Redis('redis://127.0.0.1:1', { enableOfflineQueue: false, maxRetriesPerRequest: 0, retryStrategy: () => null });
    away.on('error', () => undefined);
    const sid = await store().create(userId);
    expect(await store(away).resolve(hashSid(sid))).toMatchObject({ userId });
    away.disconnect();
  });
});

describe('calls', () => {
  it('GET /api/auth/user gives the bare user, and nothing secret', async () => {
    const headers = signedHeaders('identity', 'GET', '/api/auth/user', { clock, session: { ...testCallers.unpaid, userId } });
    const reply = await app().inject({ url: '/api/auth/user', headers });
    expect(reply.statusCode).toBe(200);
    expect(Object.keys(reply.json()).sort()).toEqual(Object.keys(currentUserReply.shape).sort());
  });

  it('GET /api/auth/user is 401 for the anonymous and for a user who is gone', async () => {
    const anonymous = await app().inject({ url: '/api/auth/user', headers: signedHeaders('identity', 'GET', '/api/auth/user', { clock }) });
    const gone = signedHeaders('identity', 'GET', '/api/auth/user', {
      clock,
      session: { ...testCallers.admin, userId: '64b000000000000000000009' },
    });
    expect([anonymous.statusCode, (await app().inject({ url: '/api/auth/user', headers: gone })).statusCode]).toEqual([401, 401]);
  });

  it('the internal resolve answers the gateway and nobody else', async () => {
    const sid = await store().create(userId);
    const payload = { sidHash: hashSid(sid) };
    const signed = signedHeaders('identity', 'POST', resolvePath, { clock });
    const reply = await app().inject({ method: 'POST', url: resolvePath, payload, headers: signed });
    expect(reply.json()).toMatchObject({ session: { userId } });
    expect((await app().inject({ method: 'POST', url: resolvePath, payload })).statusCode).toBe(401);
    const bad = await app().inject({ method: 'POST', url: resolvePath, payload: { sidHash: { $ne: null } }, headers: signed });
    expect(bad.statusCode).toBe(400);
  });
});
