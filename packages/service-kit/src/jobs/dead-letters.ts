import type { Queue } from 'bullmq';
import type { Clock } from '../clock.js';
import { keepFailedSeconds } from './queue.js';

const cleanEveryMs = 3_600_000;
const batchSize = 1000;

/**
 * @returns a function that removes jobs that failed for good 30 days ago, at most once an hour. BullMQ itself removes them only when
 * another job of the queue fails, and these jobs hold names and addresses.
 */
export function createDeadLetterCleaning(queues: readonly Queue[], clock: Clock): () => Promise<void> {
  let nextMs = 0;
  return async () => {
    if (clock.nowMs() < nextMs) {
      return;
    }
    // Also after a failure: an hour's delay is harmless, and an outage would otherwise be logged on every sweep.
    nextMs = clock.nowMs() + cleanEveryMs;
    await Promise.all(queues.map((queue) => queue.clean(keepFailedSeconds * 1000, batchSize, 'failed')));
  };
}
