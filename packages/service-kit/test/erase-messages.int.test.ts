import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { eraseMessages } from '../src/jobs/erase-messages.js';
import { outboxModel } from '../src/jobs/outbox.js';
import { createLogger } from '../src/observability/logger.js';
import { createMongo, openMongo } from '../src/stores/mongo.js';

const createdAt = new Date('2126-03-01T10:00:00Z');
let connection = createMongo(createLogger('test', 'silent'));
let outbox = outboxModel(connection);
let redis: Redis;
let mails: Queue;
let others: Queue;

beforeEach(async () => {
  connection = createMongo(createLogger('test', 'silent'));
  outbox = outboxModel(connection);
  await openMongo(connection, inject('mongodbUri'), `test_${randomUUID()}`);
  redis = new Redis(inject('redisUrl'), { maxRetriesPerRequest: null });
  [mails, others] = [
    new Queue(`{test-${randomUUID()}}`, { connection: redis }),
    new Queue(`{test-${randomUUID()}}`, { connection: redis }),
  ];
});
afterEach(async () => {
  await Promise.all([mails, others].map((queue) => queue.obliterate({ force: true })));
  redis.disconnect();
  await connection.dropDatabase();
  await connection.close();
});

async function write(subjectId: string, enqueuedAt: Date | null): Promise<void> {
  const id = randomUUID();
  await outbox.create({ _id: id, queue: mails.name, name: 'thing', payload: { type: 'thing', id, subjectId }, createdAt, enqueuedAt });
}

const add = (queue: Queue, subjectId: string, delay = 0) => queue.add('thing', { subjectId }, { delay, attempts: 1 });
/** @returns those who aren't done */
const erase = async (...subjectIds: string[]) => [...(await eraseMessages({ outbox, queues: [mails, others] }, new Set(subjectIds)))];

/** Whom the messages that are left are about, in the outbox and in the two queues. */
async function left(): Promise<unknown[]> {
  const ofQueue = async (queue: Queue) => (await queue.getJobs(['wait', 'delayed', 'active', 'failed'])).map((job) => job.data.subjectId);
  return [(await outbox.find().lean()).map(({ payload }) => payload.subjectId), await ofQueue(mails), await ofQueue(others)];
}

describe('eraseMessages', () => {
  it('removes those of one person from the outbox and from every queue', async () => {
    await write('ada', createdAt);
    await write('grace', null);
    await add(mails, 'ada');
    await add(mails, 'grace');
    await add(others, 'ada', 60_000);
    expect(await erase('ada')).toEqual([]);
    expect(await left()).toEqual([['grace'], ['grace'], []]);
  });

  it('removes those of many people, and tells who of them isn’t done', async () => {
    await write('ada', null);
    await write('grace', createdAt);
    await write('kept', null);
    await add(mails, 'ada');
    await add(others, 'grace');
    expect(await erase('ada', 'grace', 'nobody')).toEqual(['ada']);
    expect([await erase('ada', 'grace'), await left()]).toEqual([[], [['kept'], [], []]]);
  });

  it('is done at once where there is nothing, also twice', async () => {
    expect([await erase('nobody'), await erase('nobody')]).toEqual([[], []]);
  });

  it('isn’t done while a worker has one, in whichever queue', async () => {
    let end: () => void = () => undefined;
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    await add(others, 'ada');
    await add(mails, 'ada');
    const worker = new Worker(others.name, () => over.then(() => Promise.reject(new Error('no'))), { connection: redis });
    await once(worker, 'active');
    expect([await erase('ada'), await erase('ada'), await left()]).toEqual([['ada'], ['ada'], [[], [], ['ada']]]);
    const failed = once(worker, 'failed');
    end();
    await failed;
    expect([await erase('ada'), await left()]).toEqual([[], [[], [], []]]);
    await worker.close();
  });

  it('finds one whose relay died between the queue and the outbox', async () => {
    await write('ada', null);
    expect(await erase('ada')).toEqual(['ada']);
    await add(mails, 'ada');
    expect([await erase('ada'), await left()]).toEqual([[], [[], [], []]]);
  });
});
