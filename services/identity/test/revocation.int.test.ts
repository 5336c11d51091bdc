import { sessionCacheKey } from '@city-genie/contracts/internal/caller';
import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { openSessionCopy } from '@city-genie/service-kit/trust/session-copy';
import { hashSessionId } from '@city-genie/service-kit/trust/session-id';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessionModel } from '../src/sessions/session-model.js';
import { userModel } from '../src/users/user-model.js';
import type { UserRepository } from '../src/users/user-repository.js';
import { accountCalls } from './account-calls.js';
import { type Identity, startIdentity } from './identity-fixture.js';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterEach(() => identity.proxy.restore());
afterAll(() => identity.close());

const keys = () => testKeys.purposeKeys('sessionCopy');

async function backInRedis(): Promise<void> {
  await identity.proxy.restore();
  await vi.waitFor(() => identity.redis.ping(), { timeout: 10_000 });
}

/** A session, and a read of it that is paused after it read the old state from MongoDB. */
async function pausedResolve() {
  const sidHash = hashSessionId(await identity.sessions.create(identity.userId));
  let goOn: () => void = () => undefined;
  let seen: () => void = () => undefined;
  const mayGoOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const hasRead = new Promise<void>((resolve) => {
    seen = resolve;
  });
  const slowUsers: UserRepository = {
    ...identity.users,
    async findById(id) {
      const user = await identity.users.findById(id);
      seen();
      await mayGoOn;
      return user;
    },
  };
  const resolving = identity.sessionsWith(slowUsers).resolve(sidHash);
  await hasRead;
  const finish = () => {
    goOn();
    return resolving;
  };
  return { sidHash, finish };
}

const revocations = [
  ['the session ends', (sidHash: string) => identity.sessions.end(sidHash)],
  ['all sessions of the user end', () => identity.endAllOf(identity.userId)],
  ['the user’s rights change', () => identity.sessions.rightsChanged(identity.userId)],
] as const;

describe.each(revocations)('%s', (_name, revoke) => {
  it('leaves no copy behind a read in flight that began before', async () => {
    const { sidHash, finish } = await pausedResolve();
    await revoke(sidHash);
    await finish();
    expect(await identity.direct.get(sessionCacheKey(sidHash))).toBeNull();
  });

  it('removes the copy in Redis', async () => {
    const sidHash = hashSessionId(await identity.sessions.create(identity.userId));
    await identity.sessions.resolve(sidHash);
    expect(await identity.direct.exists(sessionCacheKey(sidHash))).toBe(1);
    await revoke(sidHash);
    expect(await identity.direct.exists(sessionCacheKey(sidHash))).toBe(0);
  });

  it('fails while Redis is away, and completes when it is repeated', async () => {
    const sidHash = hashSessionId(await identity.sessions.create(identity.userId));
    await identity.sessions.resolve(sidHash);
    await identity.proxy.cut();
    await expect(revoke(sidHash)).rejects.toThrow();
    expect(await identity.direct.exists(sessionCacheKey(sidHash))).toBe(1);
    await backInRedis();
    await revoke(sidHash);
    expect(await identity.direct.exists(sessionCacheKey(sidHash))).toBe(0);
  });

  it('fails when the DEL fails', async () => {
    const sidHash = hashSessionId(await identity.sessions.create(identity.userId));
    const del = vi.spyOn(identity.redis, 'del').mockRejectedValue(new Error('READONLY'));
    await expect(revoke(sidHash)).rejects.toThrow('READONLY');
    del.mockRestore();
    await revoke(sidHash);
  });
});

/** Reads a session again and again, eight at a time, until it is told to stop. */
function readUnderLoad(sidHash: string) {
  let isOver = false;
  let reads = 0;
  const readers = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      await identity.sessions.resolve(sidHash);
      reads += 1;
    }
  });
  return {
    isBusy: () => vi.waitFor(() => expect(reads).toBeGreaterThan(20), { timeout: 10_000 }),
    stop: async () => {
      isOver = true;
      await Promise.all(readers);
    },
  };
}

describe('under load', () => {
  const readTwenty = (sidHash: string) => Promise.all(Array.from({ length: 20 }, () => identity.sessions.resolve(sidHash)));

  it.each(revocations.slice(0, 2))('no read finds a session after this, and no copy is left: %s', async (_name, revoke) => {
    for (let round = 0; round < 2; round += 1) {
      const sidHash = hashSessionId(await identity.sessions.create(identity.userId));
      const load = readUnderLoad(sidHash);
      await load.isBusy();
      await revoke(sidHash);
      const copies = await identity.direct.exists(sessionCacheKey(sidHash));
      const found = await readTwenty(sidHash);
      await load.stop();
      expect([copies, new Set(found), await identity.direct.exists(sessionCacheKey(sidHash))]).toEqual([0, new Set([null]), 0]);
    }
  });

  it('every read after a change of rights finds the new ones, in the copy, too', async () => {
    const { users, newUser } = accountCalls(identity);
    const { id } = await newUser();
    const sidHash = hashSessionId(await identity.sessions.create(id));
    for (const isAdmin of [true, false]) {
      const load = readUnderLoad(sidHash);
      await load.isBusy();
      await users.updateOne({ _id: id }, { $set: { isAdmin }, $inc: { version: 1 } });
      await identity.sessions.rightsChanged(id);
      const copies = await Promise.all(Array.from({ length: 20 }, () => identity.direct.get(sessionCacheKey(sidHash))));
      const found = await readTwenty(sidHash);
      await load.stop();
      const last = await identity.direct.get(sessionCacheKey(sidHash));
      const opened = [...copies, last].flatMap((text) => (text === null ? [] : openSessionCopy(sidHash, text, keys(), identity.clock)));
      expect([...found, ...opened].filter((session) => session?.kind !== 'user' || session.isAdmin !== isAdmin)).toEqual([]);
    }
  });
});

describe('a read after a revocation', () => {
  it('finds nothing when the session has ended', async () => {
    const sidHash = hashSessionId(await identity.sessions.create(identity.userId));
    await identity.sessions.end(sidHash);
    expect(await identity.sessions.resolve(sidHash)).toBeNull();
    const others = hashSessionId(await identity.sessions.create(identity.userId));
    await identity.endAllOf(identity.userId);
    expect(await identity.sessions.resolve(others)).toBeNull();
    expect(await sessionModel(identity.connection).countDocuments({ 'sess.userId': identity.userId })).toBe(0);
  });

  it('finds nothing even before the end has reached Redis', async () => {
    const sidHash = hashSessionId(await identity.sessions.create(identity.userId));
    await identity.proxy.cut();
    await expect(identity.endAllOf(identity.userId)).rejects.toThrow();
    expect(await identity.sessions.resolve(sidHash)).toBeNull();
    await backInRedis();
  });

  it('finds the new rights, with Redis and without', async () => {
    const sidHash = hashSessionId(await identity.sessions.create(identity.userId));
    await identity.sessions.resolve(sidHash);
    await userModel(identity.connection).updateOne({ _id: identity.userId }, { $set: { isAdmin: true }, $inc: { version: 1 } });
    await identity.sessions.rightsChanged(identity.userId);
    expect(await identity.sessions.resolve(sidHash)).toMatchObject({ isAdmin: true, version: 2 });
    await identity.proxy.cut();
    expect(await identity.sessions.resolve(sidHash)).toMatchObject({ isAdmin: true, version: 2 });
    await backInRedis();
  });
});

it('leaves a copy when two reads run at once', async () => {
  const sidHash = hashSessionId(await identity.sessions.create(identity.userId));
  await Promise.all([identity.sessions.resolve(sidHash), identity.sessions.resolve(sidHash)]);
  expect(await identity.direct.exists(sessionCacheKey(sidHash))).toBe(1);
});
