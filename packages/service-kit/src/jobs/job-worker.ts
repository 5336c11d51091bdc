import { setTimeout as wait } from 'node:timers/promises';
import type { Worker, WorkerOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from '../observability/logger.js';
import { closeRedis } from '../stores/redis.js';
import type { JobCounts } from './job-figures.js';
import { createWorker } from './queue.js';
import { expired, type JobHandle } from './read-job.js';

/** How long the worker waits on stop until the queue has the last outcomes. */
const defaultReportTimeoutMs = 500;

/** Told once per job and outcome, for metrics of the worker's own. */
export type JobOutcomes<Result> = { done(result: Result): void; retried(): void; failed(): void };

export type JobWorker = {
  /** Processes jobs until `stop`. `onFault` is told when the loop itself fails, after which no more jobs are processed. */
  run(onFault: (error: unknown) => void): void;
  /** Takes no more jobs, waits for those in flight, and closes the connection. */
  stop(): Promise<void>;
};

export type JobWorkerOptions<Result> = {
  queue: string;
  /** E.g. a `jobProcessor`. */
  process: (job: JobHandle) => Promise<Result | typeof expired>;
  outcomes?: JobOutcomes<Result> | undefined;
  reportTimeoutMs?: number | undefined;
  /** E.g. concurrency, or for tests a shorter lock. */
  settings?: Partial<WorkerOptions> | undefined;
};

/** Counts and logs the outcome of each job, once and without its payload. */
function report<Result>(worker: Worker<unknown>, outcomes: JobOutcomes<Result> | undefined, counts: JobCounts, logger: Logger): void {
  worker.on('completed', (job, result: Result | typeof expired) => {
    const line = { jobId: job.id, job: job.name, attempt: job.attemptsMade };
    if (result === expired) {
      counts.expired();
      logger.warn(line, 'job expired, nothing was done');
      return;
    }
    counts.done();
    outcomes?.done(result);
    logger.info(line, 'job done');
  });
  worker.on('failed', (job, error) => {
    const line = { jobId: job?.id, job: job?.name, attempt: job?.attemptsMade, reason: error.message };
    if (job === undefined || job.finishedOn !== undefined) {
      counts.failed();
      outcomes?.failed();
      logger.error(line, 'job given up');
      return;
    }
    counts.retried();
    outcomes?.retried();
    // An outage is logged as one warning per job, not per attempt.
    logger[job.attemptsMade === 1 ? 'warn' : 'debug'](line, 'job will be retried');
  });
}

/**
 * A worker on a queue. Jobs of a worker that died are taken over by another one, so a job may run twice
 * (docs/rules/jobs.md#a-job-may-come-twice).
 *
 * @param connection a `worker` connection, used by this worker alone
 */
export function createJobWorker<Result>(
  connection: Redis,
  logger: Logger,
  options: JobWorkerOptions<Result>,
  counts: JobCounts,
): JobWorker {
  const { queue, process, outcomes, reportTimeoutMs = defaultReportTimeoutMs, settings } = options;
  const inFlight = new Set<Promise<Result | typeof expired>>();

  function track(job: JobHandle): Promise<Result | typeof expired> {
    const running = process(job).finally(() => inFlight.delete(running));
    inFlight.add(running);
    return running;
  }

  const worker = createWorker<unknown>(queue, track, connection, logger, { autorun: false, ...settings });
  report(worker, outcomes, counts, logger);
  return {
    run: (onFault) => {
      worker.run().catch(onFault);
    },
    stop: async () => {
      const closed = worker.close();
      do {
        await Promise.allSettled(inFlight);
        await Promise.race([closed, wait(reportTimeoutMs)]);
      } while (inFlight.size > 0);
      // While Redis is away `closed` never resolves. Another worker takes over the last jobs.
      closeRedis(connection);
    },
  };
}
