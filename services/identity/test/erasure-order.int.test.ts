import { randomUUID } from 'node:crypto';
import { mailQueue } from '@city-genie/contracts/internal/job';
import { userDataServices } from '@city-genie/contracts/internal/user-data';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { erasureModel } from '../src/deletion/erasure-model.js';
import { type Identity, startIdentity } from './identity-fixture.js';
import { otherServices } from './other-services.js';

const userId = '64b0000000000000000000ee';
/** Messages about the user that were left whenever the other services were asked to erase. */
const leftWhenAsked: number[] = [];
let identity: Identity;

async function messagesLeft(): Promise<number> {
  const jobs = await identity.queues[mailQueue].getJobs(['wait']);
  return (
    jobs.filter(({ data }) => data.subjectId === userId).length +
    (await identity.outbox.rows.countDocuments({ 'payload.subjectId': userId }))
  );
}

beforeAll(async () => {
  const { clients } = otherServices();
  const erase: typeof clients.erase = async (service, users) => {
    leftWhenAsked.push(await messagesLeft());
    return clients.erase(service, users);
  };
  identity = await startIdentity({ otherServices: { ...clients, erase } });
});
afterAll(() => identity.close());

it('a deleted user’s messages are gone before the other services are asked, so that none is worked on afterwards', async () => {
  const [id, deletedAt] = [randomUUID(), new Date(identity.clock.nowMs() - 10_000)];
  const payload = { type: 'account.signed-in', id, subjectId: userId };
  await identity.outbox.rows.create({
    _id: id,
    queue: mailQueue,
    name: payload.type,
    payload,
    createdAt: deletedAt,
    enqueuedAt: deletedAt,
  });
  await identity.queues[mailQueue].add(payload.type, payload, { jobId: id });
  await erasureModel(identity.connection).create({
    _id: userId,
    farewell: randomUUID(),
    username: 'ada',
    email: 'ada@example.net',
    isEmailVerified: true,
    deletedAt,
  });
  expect(await messagesLeft()).toBe(2);
  await identity.eraseRest();
  expect(leftWhenAsked).toEqual(userDataServices.map(() => 0));
  expect(await erasureModel(identity.connection).findById(userId).lean()).toBeNull();
});

it('an invitation that was mailed to a deleted user goes with the account, handed over or waiting; those of others stay', async () => {
  const at = new Date(identity.clock.nowMs());
  const invited = async (to: string, enqueuedAt: Date | null) => {
    const id = randomUUID();
    const payload = { type: 'account.invited', id, subjectId: `entry of ${to}`, to };
    const nextAttemptAt = new Date(at.getTime() + 3_600_000);
    await identity.outbox.rows.create({ _id: id, queue: mailQueue, name: payload.type, payload, createdAt: at, enqueuedAt, nextAttemptAt });
    await identity.queues[mailQueue].add(payload.type, payload, { jobId: id });
  };
  await invited('Grace@example.net', at);
  await invited('grace@example.net', null);
  await invited('hopper@example.net', null);
  await invited('victim@example.net', null);
  const deleted = async (_id: string, email: string, isEmailVerified: boolean) => {
    const user = { farewell: randomUUID(), username: 'grace', email, isEmailVerified, deletedAt: at };
    await erasureModel(identity.connection).create({ _id, ...user });
  };
  await deleted('64b0000000000000000000ef', 'GRACE@example.net', true);
  // Somebody had registered with the address of another person.
  await deleted('64b0000000000000000000ed', 'victim@example.net', false);
  const waiting = () => erasureModel(identity.connection).countDocuments();
  await vi.waitFor(async () => {
    identity.clock.advanceMs(60_000);
    await identity.eraseRest();
    expect(await waiting()).toBe(0);
  });
  const rows = await identity.outbox.rows.find({ name: 'account.invited' }).lean();
  const jobs = await identity.queues[mailQueue].getJobs(['wait']);
  const ofOthers = ['entry of hopper@example.net', 'entry of victim@example.net'];
  expect(rows.map(({ payload }) => payload.subjectId).sort()).toEqual(ofOthers);
  expect(jobs.flatMap(({ data }) => (data.type === 'account.invited' ? data.subjectId : [])).sort()).toEqual(ofOthers);
});
