import type { Model } from 'mongoose';
import type { Clock } from '../clock.js';
import type { Metrics, Reading } from '../observability/metrics.js';
import { storedReadings } from '../observability/stored-readings.js';
import type { OutboxRow } from './outbox.js';

const timeoutMs = 1000;

type Waiting = { queue: string; messages: number; oldestSeconds: number };

/** What waits for each queue; known queues without waiting messages report zeros. */
async function readWaiting(outbox: Model<OutboxRow>, queues: readonly string[], clock: Clock): Promise<Waiting[]> {
  const rows = await outbox
    .aggregate<{ _id: string; messages: number; oldest: Date }>([
      { $match: { enqueuedAt: null } },
      { $group: { _id: '$queue', messages: { $sum: 1 }, oldest: { $min: '$createdAt' } } },
    ])
    .option({ maxTimeMS: timeoutMs });
  const waiting = rows.map(({ _id, messages, oldest }) => ({
    queue: _id,
    messages,
    oldestSeconds: Math.max(0, clock.nowMs() - oldest.getTime()) / 1000,
  }));
  const empty = queues.filter((name) => rows.every((row) => row._id !== name));
  return [...waiting, ...empty.map((queue) => ({ queue, messages: 0, oldestSeconds: 0 }))];
}

/**
 * The metrics of an outbox, by queue: how many messages wait, for how long, and which are stuck. All replicas of a service report the same
 * outbox.
 * @returns counts a stuck message or queue
 */
export function outboxFigures(
  metrics: Metrics,
  outbox: Model<OutboxRow>,
  queues: readonly string[],
  clock: Clock,
): (queue: string) => void {
  const labels = ['queue'] as const;
  const stuck = metrics.counter('outbox_stuck_total', 'Messages that their queue refused, and queues that are unknown', labels);
  for (const queue of queues) {
    stuck.inc({ queue }, 0);
  }
  const waiting = storedReadings(() => readWaiting(outbox, queues, clock), clock);
  const read = async (value: (row: Waiting) => number): Promise<Reading<'queue'>[]> =>
    (await waiting()).map((row) => ({ labels: { queue: row.queue }, value: value(row) }));
  metrics.gauge('outbox_waiting', 'Messages that their queue has not accepted yet', labels, () => read((row) => row.messages));
  metrics.gauge('outbox_oldest_seconds', 'How long the oldest of them has waited', labels, () => read((row) => row.oldestSeconds));
  return (queue) => stuck.inc({ queue });
}
