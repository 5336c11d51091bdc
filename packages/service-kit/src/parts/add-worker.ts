import { createJobFigures } from '../jobs/job-figures.js';
import { createJobWorker, type JobWorkerOptions } from '../jobs/job-worker.js';
import { createQueue } from '../jobs/queue.js';
import type { Metrics } from '../observability/metrics.js';
import type { ProcessKit } from '../process/process-kit.js';
import { endByFault } from '../process/run-process.js';
import { createRedis } from '../stores/redis.js';
import { addRedis } from './add-redis.js';

/** One set of figures for all workers of a process. */
const figuresOf = new WeakMap<Metrics, ReturnType<typeof createJobFigures>>();

/**
 * A worker on a queue, with its figures; a process may have several. It starts in its turn, and on stop waits for the jobs in flight.
 *
 * @param isNeeded false when the process also answers calls, which it can do without the queue; the queue's Redis is then no part of
 * readiness
 */
export function addWorker<Result>(kit: ProcessKit, url: string, options: JobWorkerOptions<Result>, { isNeeded = true } = {}): void {
  const { metrics, clock, logger } = kit;
  // The worker's own connection waits forever, which health checks and metrics must not do.
  const asking = addRedis(kit, url);
  if (isNeeded) {
    kit.readyWhen(`queue ${options.queue}`, () => asking.ping());
  }
  const figures = figuresOf.get(metrics) ?? createJobFigures(metrics, clock);
  figuresOf.set(metrics, figures);
  const queue = createQueue(options.queue, asking, logger);
  kit.onStop(() => queue.close());
  const worker = createJobWorker(createRedis(url, 'worker', logger), logger, options, figures(queue));
  kit.onStart(() => worker.run(endByFault));
  kit.onStop(() => worker.stop());
}
