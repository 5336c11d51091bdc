import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import type { Clock } from '@city-genie/service-kit/clock';
import { appendToOutbox, type OutboxRow } from '@city-genie/service-kit/jobs/outbox';
import type { MailPause } from '@city-genie/service-kit/mailbox/mail-pause';
import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import { createSingleFlight } from '@city-genie/service-kit/single-flight';
import { duplicateKeyOf, inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { Connection, Model } from 'mongoose';
import { normaliseCity } from './entry-key.js';
import { type EntryRow, entryModel, uniqueEntryIndex } from './entry-model.js';

/** A validated sign-up. */
export type SignUp = { name: string; email: string; city: string };

export type JoinOutcome = 'joined' | 'known';

export type EntryRepository = {
  /**
   * Stores a sign-up and its mail in one transaction.
   * @returns `known` when this address is already on the list for this city; neither entry nor mail came of it then. MongoDB is asked for
   * the same either way, so that the time of the reply doesn't tell.
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

  async function upsert(signUp: SignUp): Promise<JoinOutcome> {
    const { name, email, city: typedCity } = signUp;
    const createdAt = new Date(clock.nowMs());
    const { city } = normaliseCity(typedCity);
    const keys = keysOf(signUp);
    const entry = { name, email, city, status: 'pending', createdAt } as const;
    return inTransaction(connection, async (session) => {
      // First, so that equal sign-ups at once fail here, at the unique index.
      const { upsertedId } = await entries.updateOne(keys, { $setOnInsert: entry }, { upsert: true, session });
      const isWanted = await mailPause.begin(keys.emailKey, createdAt, session, upsertedId !== null);
      const about = { createdAt, subjectId: upsertedId?.toHexString() ?? null, isWanted };
      await appendToOutbox(outbox, session, mailJobs.waitlistJoined, { to: email, name, city }, about);
      return upsertedId === null ? 'known' : 'joined';
    });
  }

  async function joinOnce(signUp: SignUp): Promise<JoinOutcome> {
    try {
      return await upsert(signUp);
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
