import { type Processor, Queue, Worker, type WorkerOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from '../observability/logger.js';

/** Enough for a mail server that is down over a weekend. */
const attempts = 1000;
/** Failed jobs are kept this long, so that they can be inspected and retried. */
export const keepFailedSeconds = 30 * 24 * 3600;
const firstDelaysMs = 1000;
const earlyCapMs = 5000;
const lateCapMs = 300_000;
const earlyAttempts = 30;

/** Doubles from one second to five, so that a short outage causes only a short delay; after half an hour every five minutes. */
export function retryDelayMs(attemptsMade: number): number {
  const doubled = firstDelaysMs * 2 ** Math.min(attemptsMade - 1, 10);
  return Math.min(doubled, attemptsMade <= earlyAttempts ? earlyCapMs : lateCapMs);
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
