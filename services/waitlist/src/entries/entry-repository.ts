import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import type { Clock } from '@city-genie/service-kit/clock';
import { appendToOutbox, type OutboxRow } from '@city-genie/service-kit/jobs/outbox';
import type { MailPause } from '@city-genie/service-kit/mailbox/mail-pause';
import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import { createSingleFlight } from '@city-genie/service-kit/single-flight';
import { duplicateKeyOf, inTransaction } from '@city-genie/service-kit/stores/mongo';
import { type Connection, type Model, Types } from 'mongoose';
import { normaliseCity } from './entry-key.js';
import { type EntryRow, entryModel, uniqueEntryIndex } from './entry-model.js';

/** A validated sign-up. */
export type SignUp = { name: string; email: string; city: string };

export type JoinOutcome = 'joined' | 'known';

export type EntryRepository = {
  /**
   * Stores a sign-up and its mail in one transaction.
   * @returns `known` when this address is already on the list for this city; nothing was changed then.
   */
  join(signUp: SignUp): Promise<JoinOutcome>;
};

type EntryKeys = Pick<EntryRow, 'emailKey' | 'cityKey'>;

function keysOf({ email, city }: SignUp): EntryKeys {
  return { emailKey: emailKey(email), cityKey: normaliseCity(city).cityKey };
}

/** Equal for sign-ups that make one entry. */
export function entryId(signUp: SignUp): string {
  return JSON.stringify(keysOf(signUp));
}

export function createEntryRepository(deps: {
  connection: Connection;
  outbox: Model<OutboxRow>;
  mailPause: MailPause;
  clock: Clock;
}): EntryRepository {
  const { connection, outbox, mailPause, clock } = deps;
  const entries = entryModel(connection);
  // Of equal sign-ups at once only one goes to MongoDB, where they would only conflict.
  const joins = createSingleFlight<JoinOutcome>();

  async function insert({ name, email, city: typedCity }: SignUp): Promise<void> {
    const createdAt = new Date(clock.nowMs());
    const { city, cityKey } = normaliseCity(typedCity);
    const key = emailKey(email);
    const _id = new Types.ObjectId();
    await inTransaction(connection, async (session) => {
      // First, so that equal sign-ups at once fail here, at the unique index.
      await entries.create([{ _id, name, email, emailKey: key, city, cityKey, status: 'pending', createdAt }], { session });
      if (await mailPause.begin(key, createdAt, session)) {
        const about = { createdAt, subjectId: _id.toHexString() };
        await appendToOutbox(outbox, session, mailJobs.waitlistJoined, { to: email, name, city }, about);
      }
    });
  }

  async function joinOnce(signUp: SignUp): Promise<JoinOutcome> {
    if (await entries.exists(keysOf(signUp))) {
      return 'known';
    }
    try {
      await insert(signUp);
      return 'joined';
    } catch (error) {
      // Another replica was faster. A duplicate key of another collection would be a fault.
      if (duplicateKeyOf(error) === uniqueEntryIndex) {
        return 'known';
      }
      throw error;
    }
  }

  return {
    join(signUp) {
      return joins.run(entryId(signUp), () => joinOnce(signUp));
    },
  };
}
