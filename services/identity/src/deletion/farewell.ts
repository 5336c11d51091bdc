import { mailQueue } from '@city-genie/contracts/internal/job';
import type { Clock } from '@city-genie/service-kit/clock';
import { eraseMessages, type MessageStores } from '@city-genie/service-kit/jobs/erase-messages';
import type { OutboxRow } from '@city-genie/service-kit/jobs/outbox';
import type { Eraser } from './erasures.js';

/** A mail that can't be sent for so long isn't worth keeping somebody's address for. */
const longestWaitMs = 3_600_000;

type Deps = MessageStores & { mails: MessageStores['queues'][number]; clock: Clock };

/** Erases the message that tells a deleted user so, once it was sent, or after an hour. */
export function createFarewellEraser({ outbox, queues, mails, clock }: Deps): Eraser {
  const isUnsent = async ({ _id, queue, enqueuedAt }: OutboxRow) =>
    enqueuedAt === null || (queue === mailQueue && (await mails.getJob(_id)) !== undefined);

  return async ({ farewell: subjectId, deletedAt }) => {
    if (clock.nowMs() - deletedAt.getTime() < longestWaitMs) {
      const rows = await outbox.find({ 'payload.subjectId': subjectId }).lean();
      if ((await Promise.all(rows.map(isUnsent))).includes(true)) {
        return false;
      }
    }
    return eraseMessages({ outbox, queues }, subjectId);
  };
}
