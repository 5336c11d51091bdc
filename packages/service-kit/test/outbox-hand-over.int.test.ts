import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { eraseFromOutbox, outboxModel } from '../src/jobs/outbox.js';
import { handOver, removeErased } from '../src/jobs/outbox-hand-over.js';
import { createLogger } from '../src/observability/logger.js';
import { createMongo, openMongo } from '../src/stores/mongo.js';
import { fixedClock } from '../src/testing/fixed-clock.js';

const quiet = createLogger('test', 'silent');
const clock = fixedClock('2126-03-01T10:00:00Z');
let connection = createMongo(quiet);
let outbox = outboxModel(connection);
let redis: Redis;
let queue: Queue;

beforeEach(async () => {
  connection = createMongo(quiet);
  outbox = outboxModel(connection);
  await openMongo(connection, inject('mongodbUri'), `test_${randomUUID()}`);
  redis = new Redis(inject('redisUrl'));
  queue = new Queue(`{test-${randomUUID()}}`, { connection: redis });
});
afterEach(async () => {
  await queue.obliterate({ force: true });
  redis.disconnect();
  await connection.dropDatabase();
  await connection.close();
});

/** Hands over rows about these people, and runs `interfere` just before the queue gets them, `afterwards` right behind. */
async function handOverWhile(subjects: readonly string[], interfere: () => Promise<unknown>, afterwards = async () => {}): Promise<void> {
  const createdAt = new Date(clock.nowMs());
  const rows = subjects.map((subjectId) => {
    const id = randomUUID();
    const payload = { type: 'thing', id, subjectId };
    return { _id: id, queue: queue.name, name: 'thing', payload, createdAt, enqueuedAt: null };
  });
  await outbox.create(rows);
  const addBulk = queue.addBulk.bind(queue);
  queue.addBulk = async (jobs) => {
    await interfere();
    const added = await addBulk(jobs);
    await afterwards();
    return added;
  };
  await handOver(deps(), queue, rows);
}

const erased = new Map<string, Set<string>>();
const deps = () => ({ outbox, queues: {}, clock, logger: quiet, onStuck: () => expect.unreachable(), erased });

const jobs = async () => (await queue.getJobs(['wait'], 0, -1, true)).map((job) => job.data.subjectId);
const pending = () => outbox.countDocuments({ enqueuedAt: null });

describe('a message that is being handed over', () => {
  it('is removed from the queue when it is erased at that moment', async () => {
    await handOverWhile(['kept', 'erased', 'kept too'], () => eraseFromOutbox(outbox, new Set(['erased'])));
    expect([await jobs(), await pending()]).toEqual([['kept', 'kept too'], 0]);
  });

  it('stays in the queue when another replica hands it over, too', async () => {
    await handOverWhile(['kept'], () => outbox.updateMany({}, { $set: { enqueuedAt: new Date(clock.nowMs()) } }));
    expect([await jobs(), await pending()]).toEqual([['kept'], 0]);
  });

  it('is removed as soon as its worker is done with it, when a worker has it already', async () => {
    let end: () => void = () => undefined;
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    const work = () => over.then(() => Promise.reject(new Error('no')));
    const blocking = new Redis(inject('redisUrl'), { maxRetriesPerRequest: null });
    const worker = new Worker(queue.name, work, { connection: blocking });
    const started = once(worker, 'active');
    await handOverWhile(
      ['erased'],
      async () => undefined,
      async () => {
        await started;
        await eraseFromOutbox(outbox, new Set(['erased']));
      },
    );
    await removeErased(deps(), queue);
    expect(await queue.getActiveCount()).toBe(1);
    const failed = once(worker, 'failed');
    end();
    await failed;
    expect(await queue.getFailedCount()).toBe(1);
    await removeErased(deps(), queue);
    expect([await queue.getFailedCount(), erased.get(queue.name)?.size]).toEqual([0, 0]);
    await worker.close();
    blocking.disconnect();
  });
});
