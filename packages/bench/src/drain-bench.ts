import { randomUUID } from 'node:crypto';
import { createQueue, createWorker } from '@city-genie/service-kit/jobs/queue';
import { createLogger, type Logger } from '@city-genie/service-kit/observability/logger';
import { closeRedis, createRedis } from '@city-genie/service-kit/stores/redis';
import type { Bench } from './bench.js';
import { measures } from './measures.js';
import { measured, type Row } from './row.js';
import { median } from './statistics.js';

export const drainMeasures = [measures.drainRate];

/** One round, in jobs and PINGs per second. */
export type Drained = { jobs: number; pings: number };

const jobsOfARound = 3000;
const jobsAtOnce = 500;
const pingsOfARound = 5000;

/** P12: how fast a worker drains its queue when the jobs themselves are nothing, beside PINGs of the same Redis one at a time. */
export async function benchDrain(bench: Bench): Promise<Row[]> {
  bench.report(`P12: a queue of ${jobsOfARound} jobs`);
  const logger = createLogger('bench', 'warn');
  const rounds: Drained[] = [];
  // The first round warms up.
  for (let round = -1; round < bench.rounds; round += 1) {
    bench.signal.throwIfAborted();
    const drained = { jobs: await drainRate(bench.stack.redisUrl, logger), pings: await pingRate(bench.stack.redisUrl, logger) };
    if (round >= 0) {
      rounds.push(drained);
    }
  }
  return [drainRow(rounds)];
}

async function drainRate(redisUrl: string, logger: Logger): Promise<number> {
  const name = `{bench-${randomUUID()}}`;
  const producer = createRedis(redisUrl, 'worker', logger);
  const consumer = createRedis(redisUrl, 'worker', logger);
  const queue = createQueue(name, producer, logger);
  try {
    for (let added = 0; added < jobsOfARound; added += jobsAtOnce) {
      await queue.addBulk(Array.from({ length: jobsAtOnce }, () => ({ name: 'nothing', data: {} })));
    }
    const startMs = performance.now();
    await workAll(name, consumer, logger);
    return (jobsOfARound * 1000) / (performance.now() - startMs);
  } finally {
    await queue.obliterate({ force: true });
    await queue.close();
    closeRedis(producer);
    closeRedis(consumer);
  }
}

async function workAll(name: string, consumer: Parameters<typeof createWorker>[2], logger: Logger): Promise<void> {
  let done = 0;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const worker = createWorker(name, async () => undefined, consumer, logger);
  worker.on('completed', () => {
    done += 1;
    if (done === jobsOfARound) {
      finish();
    }
  });
  await finished;
  await worker.close();
}

async function pingRate(redisUrl: string, logger: Logger): Promise<number> {
  const redis = createRedis(redisUrl, 'worker', logger);
  try {
    await redis.ping();
    const startMs = performance.now();
    for (let sent = 0; sent < pingsOfARound; sent += 1) {
      await redis.ping();
    }
    return (pingsOfARound * 1000) / (performance.now() - startMs);
  } finally {
    closeRedis(redis);
  }
}

export function drainRow(rounds: readonly Drained[]): Row {
  const middle = (read: (round: Drained) => number): string => median(rounds.map(read)).toFixed(0);
  return measured(
    measures.drainRate,
    rounds.map(({ jobs, pings }) => jobs / pings),
    { remark: `${middle(({ jobs }) => jobs)} jobs/s, ${middle(({ pings }) => pings)} PINGs/s` },
  );
}
