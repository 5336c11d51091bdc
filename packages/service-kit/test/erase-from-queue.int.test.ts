import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { eraseFromQueue } from '../src/jobs/erase-from-queue.js';
import { createQueue } from '../src/jobs/queue.js';
import { createLogger } from '../src/observability/logger.js';
import { closeRedis, createRedis } from '../src/stores/redis.js';
import { type CuttableProxy, proxyStore } from '../src/testing/cuttable-proxy.js';

const quiet = createLogger('test', 'silent');
let proxy: CuttableProxy & { uri: string };
let redis: Redis;
let admin: Redis;
/** On a `request` connection, as in services. */
let queue: Queue;
let worker: Worker | undefined;

beforeEach(async () => {
  proxy = await proxyStore(inject('redisUrl'));
  redis = createRedis(proxy.uri, 'request', quiet);
  await once(redis, 'ready');
  queue = createQueue(`{test-${randomUUID()}}`, redis, quiet);
  admin = new Redis(inject('redisUrl'), { maxRetriesPerRequest: null });
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
  await new Queue(queue.name, { connection: admin }).obliterate({ force: true });
  admin.disconnect();
  closeRedis(redis);
  await proxy.close();
});

async function add(count: number, subjectId: string | undefined, delay = 0): Promise<void> {
  const data = { to: 'ada@example.com', ...(subjectId !== undefined && { subjectId }) };
  await queue.addBulk(Array.from({ length: count }, () => ({ name: 'thing', data, opts: { delay, attempts: 1 } })));
}

/** Lets a worker fail this many jobs; resolves when all have failed. */
async function giveUp(count: number): Promise<void> {
  const failing = new Worker(queue.name, () => Promise.reject(new Error('no')), { connection: admin });
  await expect.poll(() => queue.getFailedCount(), { timeout: 10_000 }).toBe(count);
  await failing.close();
}

const subjects = async () => (await queue.getJobs(['wait', 'delayed', 'failed'])).map((job) => job.data.subjectId);

describe('eraseFromQueue', () => {
  it('removes waiting, delayed and failed jobs about a person, and leaves those of others', async () => {
    await add(130, 'ada');
    await add(120, 'grace');
    await giveUp(250);
    await add(110, 'ada', 60_000);
    await add(1, 'grace', 60_000);
    await add(150, 'ada');
    await add(1, undefined);
    await add(105, 'ada');
    expect(await eraseFromQueue(queue, new Set(['ada']))).toEqual({ erased: 495, running: new Set() });
    expect((await subjects()).sort()).toEqual([...Array(121).fill('grace'), undefined]);
    expect(await eraseFromQueue(queue, new Set(['ada']))).toEqual({ erased: 0, running: new Set() });
  });

  it('looks through the queue once, however many people it is for, and not at all for nobody', async () => {
    for (const subjectId of ['ada', 'grace', 'kept']) {
      await add(10, subjectId);
    }
    const looks = { ranges: 0, jobs: 0 };
    const getRanges = queue.getRanges.bind(queue);
    const getJob = queue.getJob.bind(queue);
    queue.getRanges = (...range) => {
      looks.ranges += 1;
      return getRanges(...range);
    };
    queue.getJob = (jobId) => {
      looks.jobs += 1;
      return getJob(jobId);
    };
    expect(await eraseFromQueue(queue, new Set())).toEqual({ erased: 0, running: new Set() });
    expect(looks).toEqual({ ranges: 0, jobs: 0 });
    expect(await eraseFromQueue(queue, new Set(['ada', 'grace', 'nobody']))).toEqual({ erased: 20, running: new Set() });
    expect(looks).toEqual({ ranges: 1, jobs: 30 });
    expect(new Set(await subjects())).toEqual(new Set(['kept']));
  });

  it('finds a job that changes its state before each look', async () => {
    const { id = expect.unreachable() } = await queue.add('thing', { subjectId: 'ada' });
    const [wait, delayed] = [queue.toKey('wait'), queue.toKey('delayed')];
    const moveTo = (state: 'wait' | 'delayed') =>
      state === 'wait'
        ? admin.multi().zrem(delayed, id).lrem(wait, 0, id).lpush(wait, id).exec()
        : admin.multi().lrem(wait, 0, id).zadd(delayed, 1, id).exec();
    const getJobs = queue.getJobs.bind(queue);
    const getJob = queue.getJob.bind(queue);
    queue.getJobs = async (types, ...range) => {
      await moveTo(types?.includes('wait') ? 'delayed' : 'wait');
      return getJobs(types, ...range);
    };
    queue.getJob = async (jobId) => {
      await moveTo('delayed');
      return getJob(jobId);
    };
    expect(await eraseFromQueue(queue, new Set(['ada']))).toEqual({ erased: 1, running: new Set() });
    expect(await queue.getJobCounts('wait', 'delayed')).toEqual({ wait: 0, delayed: 0 });
  });

  it('reports a running job, and removes it on the next call when it has ended', async () => {
    let end: () => void = () => undefined;
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    await add(1, 'ada');
    worker = new Worker(queue.name, () => over.then(() => Promise.reject(new Error('no'))), { connection: admin });
    await once(worker, 'active');
    expect(await eraseFromQueue(queue, new Set(['ada']))).toEqual({ erased: 0, running: new Set(['ada']) });
    expect(await eraseFromQueue(queue, new Set(['grace']))).toEqual({ erased: 0, running: new Set() });
    const failed = once(worker, 'failed');
    end();
    await failed;
    expect(await eraseFromQueue(queue, new Set(['ada']))).toEqual({ erased: 1, running: new Set() });
  });

  it('rejects while Redis is away, and succeeds on a later call', async () => {
    await add(3, 'ada');
    await proxy.cut();
    await expect(eraseFromQueue(queue, new Set(['ada']))).rejects.toThrow();
    await proxy.restore();
    await expect
      .poll(() => eraseFromQueue(queue, new Set(['ada'])).catch(() => undefined), { timeout: 10_000 })
      .toEqual({ erased: 3, running: new Set() });
  });
});
