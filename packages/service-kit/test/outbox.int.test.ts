import { randomUUID } from 'node:crypto';
import { defineJob, mailQueue } from '@city-genie/contracts/internal/job';
import { afterEach, beforeEach, describe, expect, expectTypeOf, inject, it } from 'vitest';
import { z } from 'zod';
import { appendToOutbox, createOutboxIndexes, eraseFromOutbox, outboxModel } from '../src/jobs/outbox.js';
import { outboxFigures } from '../src/jobs/outbox-figures.js';
import { createLogger } from '../src/observability/logger.js';
import { createMetrics } from '../src/observability/metrics.js';
import { createMongo, inTransaction, openMongo } from '../src/stores/mongo.js';
import { type CuttableProxy, proxyStore } from '../src/testing/cuttable-proxy.js';
import { fixedClock } from '../src/testing/fixed-clock.js';

const quiet = createLogger('test', 'silent');
const thing = defineJob({ queue: mailQueue, name: 'thing.done', payload: z.object({ to: z.string() }) });
const createdAt = new Date('2126-03-01T10:00:00Z');
let proxy: CuttableProxy & { uri: string };
let database: string;
let connection = createMongo(quiet);
let outbox = outboxModel(connection);

beforeEach(async () => {
  proxy = await proxyStore(inject('mongodbUri'));
  database = `test_${randomUUID()}`;
  connection = createMongo(quiet);
  outbox = outboxModel(connection);
  await openMongo(connection, proxy.uri, database);
});
afterEach(async () => {
  await connection.close();
  await proxy.close();
  const direct = createMongo(quiet);
  await openMongo(direct, inject('mongodbUri'), database);
  await direct.dropDatabase();
  await direct.close();
});

const db = () => connection.db ?? expect.unreachable();
const rows = () => outbox.find().sort({ createdAt: 1 }).lean();

function append(to: string, about: { createdAt?: Date; subjectId?: string; isWanted?: boolean } = {}): Promise<string> {
  const all = { createdAt, subjectId: null, ...about };
  return inTransaction(connection, (session) => appendToOutbox(outbox, session, thing, { to }, all));
}

describe('appendToOutbox and eraseFromOutbox', () => {
  it('stores the message with its name, id and subject', async () => {
    const id = await append('ada@example.com', { subjectId: 'user-1' });
    const payload = { to: 'ada@example.com', type: 'thing.done', id, subjectId: 'user-1' };
    expect(await rows()).toEqual([{ _id: id, queue: mailQueue, name: 'thing.done', payload, createdAt, enqueuedAt: null }]);
  });

  it('asks for a subject, be it null', () => {
    type About = Parameters<typeof appendToOutbox>[4];
    expectTypeOf<{ createdAt: Date; subjectId: null }>().toExtend<About>();
    expectTypeOf<{ createdAt: Date }>().not.toExtend<About>();
  });

  it('stores when the message expires, counted from its cause', async () => {
    const urgent = defineJob({ queue: mailQueue, name: 'thing.urgent', payload: z.object({}), expiresAfterSeconds: 600 });
    await inTransaction(connection, (session) => appendToOutbox(outbox, session, urgent, {}, { createdAt, subjectId: null }));
    expect((await rows())[0]?.payload.expiresAt).toBe(Date.parse('2126-03-01T10:10:00Z') / 1000);
  });

  it('leaves out the subject when there is none', async () => {
    const id = await append('ada@example.com');
    expect((await rows())[0]?.payload).toEqual({ to: 'ada@example.com', type: 'thing.done', id });
  });

  it('stores nothing where no message is wanted', async () => {
    await append('ada@example.com', { isWanted: false });
    const id = await append('grace@example.com', { isWanted: true });
    expect(await rows()).toMatchObject([{ _id: id }]);
  });

  it('erases by subject, both waiting and handed over', async () => {
    const handedOver = await append('ada@example.com', { subjectId: 'user-1' });
    await outbox.updateOne({ _id: handedOver }, { $set: { enqueuedAt: createdAt } });
    await append('ada@example.com', { subjectId: 'user-1' });
    const others = [await append('grace@example.com', { subjectId: 'user-2' }), await append('nobody@example.com')];
    const handedOverToo = await append('tim@example.com', { subjectId: 'user-3' });
    await outbox.updateOne({ _id: handedOverToo }, { $set: { enqueuedAt: createdAt } });
    expect(await eraseFromOutbox(outbox, new Set(['user-1', 'user-3', 'nobody']))).toEqual(new Set(['user-1']));
    expect((await rows()).map(({ _id }) => _id).sort()).toEqual(others.sort());
  });

  it('erases within a transaction', async () => {
    await append('ada@example.com', { subjectId: 'user-1' });
    const work = inTransaction(connection, async (session) => {
      await eraseFromOutbox(outbox, new Set(['user-1']), session);
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await rows()).toHaveLength(1);
  });
});

describe('the indexes of the outbox', () => {
  const expirySeconds = async () =>
    (await outbox.collection.indexes()).filter(({ name }) => name === 'expiry').map(({ expireAfterSeconds }) => expireAfterSeconds);

  it('expire a row a day after its hand-over', async () => {
    await createOutboxIndexes(db());
    await createOutboxIndexes(db());
    expect(await expirySeconds()).toEqual([86_400]);
  });

  it('of an earlier version, which kept rows for two weeks, are converted', async () => {
    await outbox.collection.createIndexes([
      { key: { enqueuedAt: 1, createdAt: 1 }, name: 'pending' },
      { key: { enqueuedAt: 1 }, name: 'expiry', expireAfterSeconds: 14 * 24 * 3600 },
    ]);
    await createOutboxIndexes(db());
    expect(await expirySeconds()).toEqual([86_400]);
  });

  it('support the search by subject', async () => {
    await createOutboxIndexes(db());
    const plan = await outbox.find({ 'payload.subjectId': 'user-1' }).explain('queryPlanner');
    expect(JSON.stringify(plan)).toContain('"indexName":"subject"');
  });
});

describe('outboxFigures', () => {
  it('report how many messages wait for each queue and how long; the gauges have no readings while MongoDB is away', async () => {
    const clock = fixedClock('2126-03-01T10:01:00Z');
    const metrics = createMetrics('test');
    const figures = async (name: string) => (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith(name));
    const count = outboxFigures(metrics, outbox, [mailQueue, 'idle'], clock);
    await append('ada@example.com');
    await append('ada@example.com', { createdAt: new Date('2126-03-01T10:00:30Z') });
    await outbox.updateOne({ _id: await append('grace@example.com') }, { $set: { enqueuedAt: createdAt } });
    const newer = { queue: 'newer', name: 'thing.new', payload: {}, createdAt, enqueuedAt: null };
    await connection.collection<{ _id: string }>('outbox').insertOne({ _id: 'x', ...newer });
    count('newer');
    const byQueue = (name: string, values: Record<string, number>) =>
      Object.entries(values).map(([queue, value]) => `${name}{queue="${queue}",service="test"} ${value}`);
    const waiting = byQueue('outbox_waiting', { [mailQueue]: 2, newer: 1, idle: 0 });
    const stuck = byQueue('outbox_stuck_total', { [mailQueue]: 0, idle: 0, newer: 1 });
    expect((await figures('outbox_waiting')).sort()).toEqual(waiting.sort());
    const oldest = byQueue('outbox_oldest_seconds', { [mailQueue]: 60, newer: 60, idle: 0 });
    expect((await figures('outbox_oldest_seconds')).sort()).toEqual(oldest.sort());
    expect((await figures('outbox_stuck_total')).sort()).toEqual(stuck.sort());

    await proxy.cut();
    expect(await figures('outbox_waiting')).toHaveLength(3);
    clock.advanceMs(15_000);
    expect([await figures('outbox_waiting'), (await figures('outbox_stuck_total')).sort()]).toEqual([[], stuck.sort()]);
    await proxy.restore();
    await expect
      .poll(
        () => {
          clock.advanceMs(15_000);
          return figures('outbox_waiting');
        },
        { timeout: 10_000 },
      )
      .toHaveLength(3);
  });
});
