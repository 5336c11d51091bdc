import { type Processor, Queue, Worker, type WorkerOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from '../observability/logger.js';

const firstDelaysMs = 1000;
const earlyCapMs = 5000;
const lateDelayMs = 300_000;
/** Half an hour of early delays, when an attempt itself takes no time. */
const earlyAttempts = 362;
/** More than three days of late delays: enough for a mail server that is down over a weekend. */
export const attempts = earlyAttempts + 960;
/** Failed jobs are kept this long, so that they can be inspected and retried. */
export const keepFailedSeconds = 30 * 24 * 3600;

/** Doubles from one second to five, so that a short outage causes only a short delay; after half an hour every five minutes. */
export function retryDelayMs(attemptsMade: number): number {
  if (attemptsMade > earlyAttempts) {
    return lateDelayMs;
  }
  return Math.min(firstDelaysMs * 2 ** Math.min(attemptsMade - 1, 10), earlyCapMs);
}

/** A producer. On a `request` connection it fails fast instead of hanging while Redis is away. */
export function createQueue(name: string, connection: Redis, logger: Logger): Queue {
  const queue = new Queue(name, {
    connection,
    skipWaitingForReady: true,
    // The check asks Redis once, when the queue is created: if Redis isn't up yet, the queue would stay broken.
    skipVersionCheck: true,
    defaultJobOptions: { attempts, backoff: { type: 'custom' }, removeOnComplete: true, removeOnFail: { age: keepFailedSeconds } },
  });
  queue.on('error', (error) => logger.debug({ err: error }, 'queue'));
  return queue;
}

/** A consumer; jobs of a worker that died are taken over when their lock expires. */
export function createWorker<T>(
  name: string,
  process: Processor<T>,
  connection: Redis,
  logger: Logger,
  options: Partial<WorkerOptions> = {},
): Worker<T> {
  const worker = new Worker<T>(name, process, {
    connection,
    concurrency: 5,
    lockDuration: 15_000,
    stalledInterval: 5_000,
    maxStalledCount: 3,
    settings: { backoffStrategy: (attemptsMade) => retryDelayMs(attemptsMade) },
    ...options,
  });
  worker.on('error', (error) => logger.debug({ err: error }, 'worker'));
  worker.on('stalled', (jobId) => logger.warn({ jobId }, 'job taken over from a worker that stopped answering'));
  return worker;
}
