import { randomUUID } from 'node:crypto';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createDeadLetterCleaning } from '../src/jobs/dead-letters.js';
import { fixedClock } from '../src/testing/fixed-clock.js';

const dayMs = 24 * 3_600_000;
let redis: Redis;
let queue: Queue;

beforeEach(() => {
  redis = new Redis(inject('redisUrl'));
  queue = new Queue(`{test-${randomUUID()}}`, { connection: redis });
});
afterEach(async () => {
  await queue.obliterate({ force: true });
  redis.disconnect();
});

/** A job that failed this many days ago. */
async function giveUp(id: string, daysAgo: number): Promise<void> {
  await queue.add('thing', {}, { jobId: id });
  const finishedOn = Date.now() - daysAgo * dayMs;
  await redis.multi().lrem(queue.toKey('wait'), 1, id).zadd(queue.toKey('failed'), finishedOn, id).exec();
  await redis.hset(queue.toKey(id), { finishedOn, failedReason: 'no' });
}

const left = async () => (await queue.getFailed()).map(({ id }) => id).sort();

it('failed jobs are removed after 30 days, by an hourly check', async () => {
  const clock = fixedClock('2026-03-01T10:00:00Z');
  const clean = createDeadLetterCleaning([queue], clock);
  await giveUp('old', 31);
  await giveUp('young', 29);
  await clean();
  expect(await left()).toEqual(['young']);
  await giveUp('older', 32);
  clock.advanceMs(3_599_999);
  await clean();
  expect(await left()).toEqual(['older', 'young']);
  clock.advanceMs(1);
  await clean();
  expect(await left()).toEqual(['young']);
});
