import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createJobFigures } from '../src/jobs/job-figures.js';
import { createQueue } from '../src/jobs/queue.js';
import { createLogger } from '../src/observability/logger.js';
import { createMetrics } from '../src/observability/metrics.js';
import { addWorker } from '../src/parts/add-worker.js';
import { createProcessKit } from '../src/process/process-kit.js';
import { closeRedis, createRedis } from '../src/stores/redis.js';
import { type CuttableProxy, proxyStore } from '../src/testing/cuttable-proxy.js';
import { fixedClock } from '../src/testing/fixed-clock.js';
import { testKeys } from '../src/testing/signed-caller.js';

const logger = createLogger('test', 'silent');
const clock = fixedClock('2026-03-01T10:00:00Z');
const soon = { timeout: 10_000 };
let proxies: (CuttableProxy & { uri: string })[];
let queues: Queue[];
let admin: Redis;

beforeEach(async () => {
  admin = new Redis(inject('redisUrl'), { maxRetriesPerRequest: null });
  proxies = [await proxyStore(inject('redisUrl')), await proxyStore(inject('redisUrl'))];
  queues = Array.from({ length: 2 }, () => new Queue(`{test-${randomUUID()}}`, { connection: admin }));
});
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.obliterate({ force: true })));
  admin.disconnect();
  await Promise.all(proxies.map((proxy) => proxy.close()));
});

const figures = async (metrics: ReturnType<typeof createMetrics>, name: string) =>
  (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith(`${name}{`));

/** A process with a worker for each queue, each queue on a Redis of its own. */
async function twoWorkers(isNeeded: boolean) {
  const kit = createProcessKit({ name: 'identity', config: {}, logger, clock, keys: testKeys, points: {} });
  queues.forEach(({ name }, index) => {
    const process = async (job: { name: string }) => (job.name === 'good' ? 'well' : Promise.reject(new Error('no')));
    addWorker(kit, proxies[index]?.uri ?? expect.unreachable(), { queue: name, process }, { isNeeded });
  });
  await Promise.all(kit.redisConnections.map((redis) => once(redis, 'ready')));
  await kit.start();
  const { metrics, service, stop } = kit;
  return { metrics, readyChecks: service.readyChecks ?? {}, stop };
}

describe('two workers of one process', () => {
  it('count their jobs by queue, and are counted by state', async () => {
    const { metrics, stop } = await twoWorkers(true);
    await queues[0]?.add('good', {});
    await queues[1]?.add('bad', {}, { attempts: 2, backoff: { type: 'fixed', delay: 1 } });
    const counted = (outcome: string, counts: number[]) =>
      queues.map(({ name }, index) => `jobs_${outcome}_total{queue="${name}",service="identity"} ${counts[index]}`);
    await expect.poll(() => figures(metrics, 'jobs_done_total'), soon).toEqual(counted('done', [1, 0]));
    await expect.poll(() => figures(metrics, 'jobs_failed_total'), soon).toEqual(counted('failed', [0, 1]));
    expect(await figures(metrics, 'jobs_retried_total')).toEqual(counted('retried', [0, 1]));
    clock.advanceMs(15_000);
    const states = await figures(metrics, 'queue_jobs');
    expect(states).toHaveLength(8);
    expect(states).toContain(`queue_jobs{queue="${queues[1]?.name}",state="failed",service="identity"} 1`);
    await stop();
  });

  it('have a check of readiness each, where the process needs them', async () => {
    const { readyChecks, stop } = await twoWorkers(true);
    expect(Object.keys(readyChecks)).toEqual(queues.map(({ name }) => `queue ${name}`));
    await proxies[1]?.cut();
    const answers = await Promise.allSettled(Object.values(readyChecks).map((check) => check()));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await stop();
  });

  it('have none, where the process works without them', async () => {
    const { readyChecks, stop } = await twoWorkers(false);
    expect(readyChecks).toEqual({});
    await stop();
  });
});

describe('the figures of queues', () => {
  it('tell jobs by state; while the Redis of one queue is away, only the others have readings', async () => {
    const opened = await Promise.all(
      queues.map(async ({ name }, index) => {
        const redis = createRedis(proxies[index]?.uri ?? expect.unreachable(), 'request', logger);
        await once(redis, 'ready');
        return { redis, queue: createQueue(name, redis, logger) };
      }),
    );
    const metrics = createMetrics('test');
    const addQueue = createJobFigures(metrics, clock);
    for (const { queue } of opened) {
      addQueue(queue);
    }
    await queues[0]?.addBulk(Array.from({ length: 3 }, () => ({ name: 'thing', data: {} })));
    await queues[1]?.add('thing', {}, { delay: 60_000 });
    const expected = [
      { wait: 3, active: 0, delayed: 0, failed: 0 },
      { wait: 0, active: 0, delayed: 1, failed: 0 },
    ].map((counts, index) =>
      Object.entries(counts).map(([state, count]) => `queue_jobs{queue="${queues[index]?.name}",state="${state}",service="test"} ${count}`),
    );
    const jobs = () => figures(metrics, 'queue_jobs');
    expect(await jobs()).toEqual(expected.flat());

    await proxies[0]?.cut();
    expect(await jobs()).toEqual(expected.flat());
    clock.advanceMs(15_000);
    expect(await jobs()).toEqual(expected[1]);
    await proxies[0]?.restore();
    const later = () => {
      clock.advanceMs(15_000);
      return jobs();
    };
    await expect.poll(later, soon).toEqual(expected.flat());
    for (const { redis } of opened) {
      closeRedis(redis);
    }
  });
});
