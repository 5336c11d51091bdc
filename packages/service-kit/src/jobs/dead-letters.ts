import type { Queue } from 'bullmq';
import type { Clock } from '../clock.js';
import { keepFailedSeconds } from './queue.js';

const cleanEveryMs = 3_600_000;
const batchSize = 1000;

/**
 * @returns what removes jobs from the queues that were given up 30 days ago, once an hour at most. A queue does so by itself only when another
 * of its jobs is given up, and these hold names and addresses.
 */
export function createDeadLetterCleaning(queues: readonly Queue[], clock: Clock): () => Promise<void> {
  let nextMs = 0;
  return async () => {
    if (clock.nowMs() < nextMs) {
      return;
    }
    // Also when it fails: nothing is lost by an hour, and an outage isn't to be told of at every turn.
    nextMs = clock.nowMs() + cleanEveryMs;
    await Promise.all(queues.map((queue) => queue.clean(keepFailedSeconds * 1000, batchSize, 'failed')));
  };
}
