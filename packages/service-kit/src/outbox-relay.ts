import type { Queue } from 'bullmq';
import type { Model } from 'mongoose';
import type { Clock } from './clock.js';
import type { Logger } from './logger.js';
import type { OutboxRow } from './outbox.js';

const batchSize = 100;

export type OutboxRelay = {
  /** Call it after a commit: moves what is pending to the queue now. Never rejects; the sweep comes again. */
  kick(): void;
  start(): void;
  /** Stops sweeping and waits for the round that is running. */
  close(): Promise<void>;
};

/**
 * Moves messages from the outbox to their queues: at once after a commit, and by a sweep that picks up what an outage or a
 * crash left behind. The outbox id is the job id, so that a message that was moved twice is one job.
 */
export function createOutboxRelay(options: {
  outbox: Model<OutboxRow>;
  queues: Readonly<Record<string, Queue>>;
  clock: Clock;
  logger: Logger;
  sweepMs?: number;
}): OutboxRelay {
  const { outbox, queues, clock, logger, sweepMs = 2000 } = options;
  let running: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  async function moveBatch(): Promise<number> {
    const rows = await outbox.find({ enqueuedAt: null }).sort({ createdAt: 1 }).limit(batchSize).lean();
    for (const row of rows) {
      const queue = queues[row.queue];
      if (!queue) {
        throw new Error(`no queue named ${row.queue}`);
      }
      await queue.add(row.name, row.payload, { jobId: row._id });
      await outbox.updateOne({ _id: row._id }, { $set: { enqueuedAt: new Date(clock.nowMs()) } });
    }
    return rows.length;
  }

  async function round(): Promise<void> {
    do {
      again = false;
      try {
        while ((await moveBatch()) === batchSize) {
          // A full batch: there may be more.
        }
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
