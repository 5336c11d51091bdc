import { randomUUID } from 'node:crypto';
import { mailQueue } from '@city-genie/contracts/internal/job';
import { mostErasedAtOnce, userDataServices } from '@city-genie/contracts/internal/user-data';
import mongoose from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ErasureRow, erasureModel } from '../src/deletion/erasure-model.js';
import { type Identity, startIdentity } from './identity-fixture.js';
import { otherServices } from './other-services.js';
import { startOfTests } from './start-of-tests.js';

const others = otherServices();
let identity: Identity;

beforeAll(async () => {
  identity = await startIdentity({ otherServices: others.clients });
});
afterEach(async () => {
  Object.assign(others.answers, { erases: true, left: [], away: [] });
  others.calls.splice(0);
  identity.clock.set(startOfTests);
  await erasureModel(identity.connection).deleteMany({});
});
afterAll(() => identity.close());

/** Users who were deleted so long ago that no call from before is in flight. */
async function deleted(count: number, changed: Partial<ErasureRow> = {}): Promise<string[]> {
  const ids = Array.from({ length: count }, () => String(new mongoose.Types.ObjectId()));
  const deletedAt = new Date(identity.clock.nowMs() - 10_000);
  const rows = ids.map((_id) => ({
    _id,
    username: _id,
    email: `${_id}@example.net`,
    isEmailVerified: true,
    farewell: randomUUID(),
    deletedAt,
  }));
  await erasureModel(identity.connection).insertMany(rows.map((row) => ({ ...row, ...changed })));
  return ids;
}

const waiting = () => erasureModel(identity.connection).find().lean();
/** Who was asked for, by call of this service. */
const callsOf = (service: (typeof userDataServices)[number]) =>
  others.calls.filter((call) => call.service === service).map(({ ids }) => ids);

describe('many deleted users', () => {
  it('are erased in batches, for each of which every place looks once', async () => {
    const count = mostErasedAtOnce + 1;
    const ids = await deleted(count);
    const looks = vi.spyOn(identity.queues[mailQueue], 'getRanges');
    await identity.eraseRest();
    const looked = looks.mock.calls.length;
    looks.mockRestore();
    expect(await waiting()).toEqual([]);
    // For the messages about them, and for those that tell them of it.
    expect(looked).toBe(2 * 2);
    for (const service of userDataServices) {
      expect(callsOf(service).map(({ length }) => length)).toEqual([mostErasedAtOnce, 1]);
      expect(callsOf(service).flat().sort()).toEqual([...ids].sort());
    }
  });

  it('are shared out among processes, so that none does the work of another', async () => {
    const ids = await deleted(mostErasedAtOnce * 2);
    await Promise.all([identity.eraseRest(), identity.eraseRest(), identity.eraseRest()]);
    expect(callsOf('mailer').flat().sort()).toEqual([...ids].sort());
    expect(await waiting()).toEqual([]);
  });

  it('wait for the next start, when the process stops between two batches', async () => {
    await deleted(mostErasedAtOnce + 1);
    const stopping = new AbortController();
    const looks = vi.spyOn(identity.queues[mailQueue], 'getRanges').mockImplementationOnce(async () => {
      stopping.abort();
      return [];
    });
    await identity.eraseRest(stopping.signal);
    looks.mockRestore();
    const left = await waiting();
    expect(left.map(({ claim }) => claim)).toEqual([undefined]);
    await identity.eraseRest();
    expect(await waiting()).toEqual([]);
  });
});

describe('an erasure', () => {
  it('that another process works on is left to it, for a minute', async () => {
    await deleted(1, { claim: 'another', nextTryAt: new Date(identity.clock.nowMs() + 60_000) });
    identity.clock.advanceMs(59_999);
    await identity.eraseRest();
    expect(others.calls).toEqual([]);
    identity.clock.advanceMs(1);
    await identity.eraseRest();
    expect(await waiting()).toEqual([]);
  });

  it('of which something is left is tried again later each time, up to ten minutes', async () => {
    await deleted(1);
    others.answers.left = ['billing'];
    const pauses: number[] = [];
    for (let tries = 0; tries < 9; tries += 1) {
      await identity.eraseRest();
      const [{ nextTryAt } = expect.fail('nothing waits')] = await waiting();
      const pauseMs = Number(nextTryAt) - identity.clock.nowMs();
      pauses.push(pauseMs / 1000);
      const before = others.calls.length;
      identity.clock.advanceMs(pauseMs - 1);
      await identity.eraseRest();
      expect(others.calls.length).toBe(before);
      identity.clock.advanceMs(1);
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600]);
  });

  it('is done everywhere else while one place fails, and what is done isn’t asked for again', async () => {
    const ids = await deleted(2);
    others.answers.away = ['mailer'];
    await identity.eraseRest();
    expect(userDataServices.map((service) => callsOf(service).length)).toEqual([1, 1, 1, 1]);
    const looks = vi.spyOn(identity.queues[mailQueue], 'getRanges');
    identity.clock.advanceMs(600_000);
    await identity.eraseRest();
    others.answers.away = [];
    identity.clock.advanceMs(600_000);
    await identity.eraseRest();
    expect(others.calls.slice(4).map(({ service }) => service)).toEqual(['mailer', 'mailer']);
    expect(callsOf('mailer').map((call) => call.sort())).toEqual([ids, ids, ids]);
    expect([await waiting(), looks.mock.calls.length]).toEqual([[], 0]);
    looks.mockRestore();
  });

  it('asks the mailer again after a message that was still on its way', async () => {
    const [subjectId = expect.unreachable()] = await deleted(1);
    const [id, createdAt] = [randomUUID(), new Date(identity.clock.nowMs())];
    const payload = { type: 'account.signed-in', id, subjectId };
    const nextAttemptAt = new Date(identity.clock.nowMs() + 3_600_000);
    await identity.outbox.rows.create({
      _id: id,
      queue: mailQueue,
      name: payload.type,
      payload,
      createdAt,
      enqueuedAt: null,
      nextAttemptAt,
    });
    await identity.eraseRest();
    expect(await waiting()).toHaveLength(1);
    identity.clock.advanceMs(5000);
    await identity.eraseRest();
    expect([await waiting(), callsOf('mailer').length]).toEqual([[], 2]);
  });
});

it('how many are waiting, and how long the oldest has waited, are figures of every replica', async () => {
  const figures = async () => {
    // What a store has to be asked for is asked again after 15 seconds.
    identity.clock.advanceMs(15_000);
    const text = (await identity.app.inject({ method: 'GET', url: '/metrics' })).payload;
    return [...text.matchAll(/^(erasures_\w+)\{.*\} (\d+)/gm)].map(([, name, value]) => [name, Number(value)]);
  };
  expect(await figures()).toEqual([
    ['erasures_waiting', 0],
    ['erasures_oldest_seconds', 0],
  ]);
  await deleted(2);
  await deleted(1, { deletedAt: new Date(identity.clock.nowMs() - 60_000) });
  expect(await figures()).toEqual([
    ['erasures_waiting', 3],
    ['erasures_oldest_seconds', 75],
  ]);
});
