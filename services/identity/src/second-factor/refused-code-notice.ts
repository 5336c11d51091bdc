import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import { type Clock, epochSeconds } from '@city-genie/service-kit/clock';
import { appendToOutbox } from '@city-genie/service-kit/jobs/outbox';
import { createMailPause } from '@city-genie/service-kit/mailbox/mail-pause';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { createSingleFlight } from '@city-genie/service-kit/single-flight';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { Connection } from 'mongoose';
import type { Device } from '../sessions/device-kind.js';
import { addresseeOf } from '../users/addressee.js';
import type { UserRow } from '../users/user-model.js';

const hourMs = 3_600_000;
/** Whoever goes on guessing writes to the owner four times a day. */
const pause = { kind: 'code-refused', pauseMs: 6 * hourMs, mailsPerDay: 4 } as const;

/**
 * Tells a user by mail that somebody gave their password and no right code, unless they were told in the last six hours
 * (docs/rules/accounts.md#logging-in-with-a-second-factor).
 */
export type RefusedCodeNotice = (user: UserRow, device: Device) => Promise<void>;

type Deps = { connection: Connection; outbox: Pick<Outbox, 'rows' | 'kick'>; clock: Clock };

export function createRefusedCodeNotice({ connection, outbox, clock }: Deps): RefusedCodeNotice {
  const mailPause = createMailPause(connection, pause);
  // Many guesses at once would only conflict at the pause of one mailbox.
  const notices = createSingleFlight<void>();

  async function tell(user: UserRow, { browser, system }: Device): Promise<void> {
    const createdAt = new Date(clock.nowMs());
    const payload = { ...addresseeOf(user), browser, system, at: epochSeconds(clock) };
    await inTransaction(connection, async (txn) => {
      if (await mailPause.begin(user.emailKey, createdAt, txn)) {
        await appendToOutbox(outbox.rows, txn, mailJobs.accountCodeRefused, payload, { createdAt, subjectId: String(user._id) });
      }
    });
    outbox.kick();
  }

  return (user, device) => notices.run(user.emailKey, () => tell(user, device));
}
