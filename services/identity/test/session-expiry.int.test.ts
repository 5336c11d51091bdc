import { sessionCacheKey } from '@city-genie/contracts/internal/caller';
import { hashSessionId } from '@city-genie/service-kit/trust/session-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionModel } from '../src/sessions/session-model.js';
import { type Identity, startIdentity } from './identity-fixture.js';
import { startOfTests as start } from './start-of-tests.js';

const dayMs = 24 * 3_600_000;
/** Far in the future, since MongoDB removes expired rows by its own clock. */

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(() => identity.clock.set(start));
afterAll(() => identity.close());

const newSession = async (options?: { purpose: 'subscription' }) => hashSessionId(await identity.sessions.create(identity.userId, options));
const kindOf = async (sidHash: string) => (await identity.sessions.resolve(sidHash))?.kind;
const storedExpiry = async (sidHash: string) => (await sessionModel(identity.connection).findById(sidHash).lean())?.expire.getTime();

describe('a session', () => {
  it('that is used goes on beyond thirty days, and ends thirty days after its last use', async () => {
    const sidHash = await newSession();
    for (const _month of [1, 2, 3]) {
      identity.clock.advanceMs(29 * dayMs);
      expect(await kindOf(sidHash)).toBe('user');
    }
    identity.clock.advanceMs(30 * dayMs - 1);
    expect(await kindOf(sidHash)).toBe('user');
    identity.clock.advanceMs(30 * dayMs);
    expect(await kindOf(sidHash)).toBeUndefined();
  });

  it('ends 180 days after its start, however much it is used', async () => {
    const sidHash = await newSession();
    for (let day = 0; day < 160; day += 20) {
      identity.clock.advanceMs(20 * dayMs);
      expect(await kindOf(sidHash)).toBe('user');
    }
    identity.clock.advanceMs(20 * dayMs - 1);
    expect(await kindOf(sidHash)).toBe('user');
    identity.clock.advanceMs(1);
    expect(await kindOf(sidHash)).toBeUndefined();
  });

  it('is written again once a day', async () => {
    const sidHash = await newSession();
    const first = await storedExpiry(sidHash);
    identity.clock.advanceMs(dayMs - 1);
    await kindOf(sidHash);
    expect(await storedExpiry(sidHash)).toBe(first);
    identity.clock.advanceMs(1);
    await kindOf(sidHash);
    expect(await storedExpiry(sidHash)).toBe((first ?? 0) + dayMs);
  });

  it('that is pending is never prolonged', async () => {
    const sidHash = await newSession({ purpose: 'subscription' });
    identity.clock.advanceMs(3_599_000);
    expect(await kindOf(sidHash)).toBe('pending');
    identity.clock.advanceMs(1000);
    expect(await kindOf(sidHash)).toBeUndefined();
  });
});

describe('a read that prolongs a session', () => {
  it.each([
    ['has been marked as ended', (sidHash: string) => sessionModel(identity.connection).updateOne({ _id: sidHash }, { isEnded: true })],
    ['has been removed', (sidHash: string) => sessionModel(identity.connection).deleteOne({ _id: sidHash })],
  ])('doesn’t bring one back that meanwhile %s', async (_name, end) => {
    const sidHash = await newSession();
    identity.clock.advanceMs(2 * dayMs);
    const endWhileReading = vi.fn(async (id: string) => {
      const user = await identity.users.findById(id);
      await end(sidHash);
      // As `SessionStore.end` does.
      await identity.redis.del(`session-fill:{${sidHash}}`);
      return user;
    });
    await identity.sessionsWith({ ...identity.users, findById: endWhileReading }).resolve(sidHash);
    expect(endWhileReading).toHaveBeenCalledOnce();
    expect([await kindOf(sidHash), await identity.direct.exists(sessionCacheKey(sidHash))]).toEqual([undefined, 0]);
    const row = await sessionModel(identity.connection).findById(sidHash).lean();
    expect(row === null || row.expire.getTime() === Date.parse(start) + 30 * dayMs).toBe(true);
  });
});
