import type { Queue } from 'bullmq';
import type { Clock } from '../clock.js';
import type { Metrics, Reading } from '../observability/metrics.js';
import { storedReadings } from '../observability/stored-readings.js';

const states = ['wait', 'active', 'delayed', 'failed'] as const;

/** Counts what became of each job of a queue in this process. */
export type JobCounts = { done(): void; retried(): void; failed(): void; expired(): void };

async function readQueue(queue: Queue): Promise<Reading<'queue' | 'state'>[]> {
  const counts = await queue.getJobCounts(...states);
  return states.map((state) => ({ labels: { queue: queue.name, state }, value: counts[state] ?? 0 }));
}

/**
 * The figures of a process with workers: the number of jobs per queue and state, which all replicas report alike, and what this process
 * made of its jobs. A queue that is away has no numbers, the others have theirs.
 *
 * @returns adds a queue; it is on a `request` connection, since a worker's connection waits forever while Redis is away
 */
export function createJobFigures(metrics: Metrics, clock: Clock): (queue: Queue) => JobCounts {
  const labels = ['queue'] as const;
  const counters = {
    done: metrics.counter('jobs_done_total', 'Jobs that are done', labels),
    retried: metrics.counter('jobs_retried_total', 'Failed attempts that will be retried', labels),
    failed: metrics.counter('jobs_failed_total', 'Jobs that were given up', labels),
    expired: metrics.counter('jobs_expired_total', 'Jobs that were dropped, because they came too late', labels),
  };
  const reads: (() => Promise<readonly Reading<'queue' | 'state'>[]>)[] = [];
  const help = 'Jobs by state: `delayed` are retried later, `failed` were given up';
  metrics.gauge('queue_jobs', help, ['queue', 'state'], async () => (await Promise.all(reads.map((read) => read()))).flat());

  return (queue) => {
    reads.push(storedReadings(() => readQueue(queue), clock));
    const label = { queue: queue.name };
    for (const counter of Object.values(counters)) {
      counter.inc(label, 0);
    }
    return {
      done: () => counters.done.inc(label),
      retried: () => counters.retried.inc(label),
      failed: () => counters.failed.inc(label),
      expired: () => counters.expired.inc(label),
    };
  };
}
