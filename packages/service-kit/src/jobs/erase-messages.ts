import type { Queue } from 'bullmq';
import type { Model } from 'mongoose';
import { eraseFromQueue } from './erase-from-queue.js';
import { eraseFromOutbox, type OutboxRow } from './outbox.js';

/** Where a service's messages are: its outbox, and the queues that they go to. */
export type MessageStores = { outbox: Model<OutboxRow>; queues: readonly Queue[] };

/**
 * Removes every message about these people (docs/rules/data.md#messages-about-somebody): first from the outbox, from which nothing can get
 * into a queue afterwards, then from the queues, each of which is looked through once.
 *
 * @returns those of them who aren't done: ask again. A worker has one of their messages, or one was waiting in the outbox, which a relay may
 * be handing over at this moment, and if the relay dies with it, only the next call finds it in its queue.
 * @throws when a store is away; call it again then, too
 */
export async function eraseMessages({ outbox, queues }: MessageStores, subjectIds: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  if (subjectIds.size === 0) {
    return subjectIds;
  }
  const waiting = await eraseFromOutbox(outbox, subjectIds);
  const inQueues = await Promise.all(queues.map((queue) => eraseFromQueue(queue, subjectIds)));
  return new Set([waiting, ...inQueues.map(({ running }) => running)].flatMap((left) => [...left]));
}
