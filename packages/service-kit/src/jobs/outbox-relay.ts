import type { Metrics } from '../observability/metrics.js';
import { createDeadLetterCleaning } from './dead-letters.js';
import { batchSize, createStrayReport, moveBatch } from './outbox-batch.js';
import { outboxFigures } from './outbox-figures.js';
import type { OutboxDeps } from './outbox-hand-over.js';

type RelayOptions = Omit<OutboxDeps, 'onStuck'> & { metrics: Metrics; sweepMs?: number };

export type OutboxRelay = {
  /** Call it after a commit: moves what is pending to the queue now. Never rejects; the sweep comes again. */
  kick(): void;
  start(): void;
  /** Stops sweeping and waits for the round that is running. */
  close(): Promise<void>;
};

/**
 * Moves messages from the outbox to their queues: at once after a commit, and by a sweep that picks up what an outage or a
 * crash left behind. The outbox id is the job id, so that a message that was moved twice is one job. A message that its queue
 * refuses waits by itself, each time longer; an outage ends the round, and the next one goes on where it stopped. It also sees to it that jobs
 * which were given up don't stay in its queues for ever.
 */
export function createOutboxRelay({ sweepMs = 2000, metrics, ...options }: RelayOptions): OutboxRelay {
  const { outbox, queues, clock, logger } = options;
  const deps = { ...options, onStuck: outboxFigures(metrics, outbox, Object.keys(queues), clock) };
  const reportStrays = createStrayReport(deps);
  const cleanDeadLetters = createDeadLetterCleaning(Object.values(queues), clock);
  let running: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  async function round(): Promise<void> {
    do {
      again = false;
      try {
        while ((await moveBatch(deps)) === batchSize) {
          // A full batch: there may be more.
        }
        await reportStrays();
        await cleanDeadLetters();
      } catch (error) {
        logger.warn({ err: error }, 'outbox: will try again');
      }
    } while (again);
  }

  function kick(): void {
    if (running !== undefined) {
      again = true;
      return;
    }
    running = round().finally(() => {
      running = undefined;
    });
  }

  return {
    kick,
    start: () => {
      timer = setInterval(kick, sweepMs);
    },
    close: async () => {
      clearInterval(timer);
      again = false;
      await running;
    },
  };
}
