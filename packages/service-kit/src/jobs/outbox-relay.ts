import type { Metrics } from '../observability/metrics.js';
import { createDeadLetterCleaning } from './dead-letters.js';
import { batchSize, createStrayReport, moveBatch } from './outbox-batch.js';
import { outboxFigures } from './outbox-figures.js';
import type { OutboxDeps } from './outbox-hand-over.js';

type RelayOptions = Omit<OutboxDeps, 'onStuck'> & { metrics: Metrics; sweepMs?: number };

export type OutboxRelay = {
  /** Call it after a commit: moves pending messages to the queue now. Never rejects; the next sweep retries. */
  kick(): void;
  start(): void;
  /** Stops sweeping and waits for the running sweep. */
  close(): Promise<void>;
};

/**
 * Moves messages from the outbox to their queues: right after a commit, and by a sweep that picks up what an outage or a crash left behind
 * (docs/rules/waitlist-and-mails.md#outbox). The outbox id is the job id, so a message that is moved twice is one job. A refused message is
 * delayed, longer each time; an outage ends the sweep, and the next one continues. The relay also removes old failed jobs from its queues.
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
          // The batch was full, so there may be more.
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
