import type { Queue } from 'bullmq';
import type { Clock } from '../clock.js';
import type { Metrics, Reading } from '../observability/metrics.js';
import { storedReadings } from '../observability/stored-readings.js';

const states = ['wait', 'active', 'delayed', 'failed'] as const;

async function readQueue(queue: Queue): Promise<Reading<'queue' | 'state'>[]> {
  const counts = await queue.getJobCounts(...states);
  return states.map((state) => ({ labels: { queue: queue.name, state }, value: counts[state] ?? 0 }));
}

/**
 * The number of jobs per queue and state, for a process with workers. All replicas report the same queues.
 * @param queues on a `request` connection, since a worker's connection waits forever while Redis is away
 */
export function queueFigures(metrics: Metrics, queues: readonly Queue[], clock: Clock): void {
  const read = storedReadings(async () => (await Promise.all(queues.map(readQueue))).flat(), clock);
  metrics.gauge('queue_jobs', 'Jobs by state: `delayed` are retried later, `failed` were given up', ['queue', 'state'], read);
}
