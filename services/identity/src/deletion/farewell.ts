import { mailQueue } from '@city-genie/contracts/internal/job';
import type { Clock } from '@city-genie/service-kit/clock';
import { eraseMessages, type MessageStores } from '@city-genie/service-kit/jobs/erase-messages';
import mongoose from 'mongoose';
import type { Eraser } from './erasure-batch.js';
import type { ErasureRow } from './erasure-model.js';

/** A mail that can't be sent for so long isn't worth keeping somebody's address for. */
const longestWaitMs = 3_600_000;

type Deps = MessageStores & { mails: MessageStores['queues'][number]; clock: Clock };

/** Erases the messages that tell deleted users so, each once it was sent, or after an hour. */
export function createFarewellEraser({ outbox, queues, mails, clock }: Deps): Eraser {
  /** Those of these messages that are still to be sent. */
  async function unsentOf(farewells: readonly string[]): Promise<ReadonlySet<string | undefined>> {
    const rows = await outbox.find({ 'payload.subjectId': mongoose.trusted({ $in: farewells }) }).lean();
    const unsent = rows.map(async ({ _id, queue, enqueuedAt, payload }) => {
      const isUnsent = enqueuedAt === null || (queue === mailQueue && (await mails.getJob(_id)) !== undefined);
      return isUnsent ? [payload.subjectId] : [];
    });
    return new Set((await Promise.all(unsent)).flat());
  }

  const canWait = ({ deletedAt }: ErasureRow) => clock.nowMs() - deletedAt.getTime() < longestWaitMs;

  return async (users) => {
    const unsent = await unsentOf(users.filter(canWait).map(({ farewell }) => farewell));
    const due = users.filter(({ farewell }) => !unsent.has(farewell));
    const left = await eraseMessages({ outbox, queues }, new Set(due.map(({ farewell }) => farewell)));
    return new Set(due.filter(({ farewell }) => !left.has(farewell)).map(({ _id }) => _id));
  };
}
