import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Clock } from '../clock.js';
import type { ReadyChecks } from '../observability/health.js';
import type { Logger } from '../observability/logger.js';
import type { Metrics } from '../observability/metrics.js';
import { endByFault } from '../process/run-process.js';
import type { Steps } from '../process/steps.js';
import type { RedisPurpose } from '../stores/redis.js';
import { createJobFigures } from './job-figures.js';
import { createJobWorker, type JobWorkerOptions } from './job-worker.js';

type Deps = {
  steps: Pick<Steps, 'onStart' | 'onStop'>;
  stores: { redis(url: string, purpose?: RedisPurpose): Redis; queue(name: string, connection: Redis): Queue };
  readyChecks: ReadyChecks;
  metrics: Metrics;
  clock: Clock;
  logger: Logger;
};

/** Adds a worker to its process; `ProcessKit.worker` says what that means. */
export type AddWorker = <Result>(url: string, options: JobWorkerOptions<Result>, more?: { isNeeded?: boolean }) => void;

/** The workers of one process, with one set of figures for all of them. */
export function createWorkers({ steps, stores, readyChecks, metrics, clock, logger }: Deps): AddWorker {
  let figures: ReturnType<typeof createJobFigures> | undefined;
  return (url, options, { isNeeded = true } = {}) => {
    // The worker's own connection waits forever, which health checks and metrics must not do.
    const asking = stores.redis(url);
    if (isNeeded) {
      readyChecks[`queue ${options.queue}`] = () => asking.ping();
    }
    // A process without workers has none of their figures.
    figures ??= createJobFigures(metrics, clock);
    const counts = figures(stores.queue(options.queue, asking));
    const worker = createJobWorker(stores.redis(url, 'worker'), logger, options, counts);
    steps.onStart(() => worker.run(endByFault));
    steps.onStop(() => worker.stop());
  };
}
