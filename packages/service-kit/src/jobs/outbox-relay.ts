import type { Metrics } from '../observability/metrics.js';
import { createDeadLetterCleaning } from './dead-letters.js';
import { createStrayReport, moveRows } from './outbox-batch.js';
import { outboxFigures } from './outbox-figures.js';
import type { OutboxDeps } from './outbox-hand-over.js';

type SweepOptions = Omit<OutboxDeps, 'onStuck' | 'erased'> & { metrics: Metrics };

/**
 * Moves messages from the outbox to their queues: right after a commit, and by a sweep that picks up what an outage or a crash left behind
 * (docs/rules/jobs.md#outbox). A refused message is delayed, longer each time; an outage ends the sweep of its queue, and the next one
 * continues. A sweep also removes old failed jobs from its queues.
 *
 * @returns one sweep; it rejects when a store is away, after it has done what can be done without it
 */
export function createOutboxSweep({ metrics, ...options }: SweepOptions): () => Promise<void> {
  const { outbox, queues, clock } = options;
  const onStuck = outboxFigures(metrics, outbox, Object.keys(queues), clock);
  const deps = { ...options, onStuck, erased: new Map<string, Set<string>>() };
  const reportStrays = createStrayReport(deps);
  const cleanDeadLetters = createDeadLetterCleaning(Object.values(queues), clock);
  return async () => {
    const moves = Object.entries(queues).map(([name, queue]) =>
      moveRows(deps, name, queue).catch((cause: unknown) => {
        throw new Error(`could not hand over to ${name}`, { cause });
      }),
    );
    const outcomes = await Promise.allSettled([...moves, reportStrays(), cleanDeadLetters()]);
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    if (failures.length > 0) {
      throw new AggregateError(failures, failures.map(String).join('; '));
    }
  };
}
