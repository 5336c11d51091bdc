import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import type { Clock } from '@city-genie/service-kit/clock';
import { appendToOutbox, type OutboxRow } from '@city-genie/service-kit/jobs/outbox';
import type { MailPause } from '@city-genie/service-kit/mailbox/mail-pause';
import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import { createSingleFlight } from '@city-genie/service-kit/single-flight';
import { duplicateKeyOf, inTransaction } from '@city-genie/service-kit/stores/mongo';
import mongoose, { type ClientSession, type Connection, type Model } from 'mongoose';
import { normaliseCity } from './entry-key.js';
import { confirmableUntil, linkFields, newLink } from './entry-links.js';
import { type EntryRow, entryModel, uniqueEntryIndex } from './entry-model.js';
import { wordsOfEntry } from './entry-words.js';

/** A validated sign-up. */
export type SignUp = { name: string; email: string; city: string };

export type JoinOutcome = 'joined' | 'known';

export type EntryRepository = {
  /**
   * Stores a sign-up and its mail, which asks to confirm it, in one transaction. A repeat brings the mail again while the entry isn't
   * confirmed: the first one may be lost.
   * @returns `known` when this address is already on the list for this city. MongoDB is asked for the same whatever comes of it, so that
   * the time of the reply doesn't tell.
   */
  join(signUp: SignUp): Promise<JoinOutcome>;
};

type EntryKeys = Pick<EntryRow, 'emailKey' | 'cityKey'>;

/** A link that works for less than this is renewed with the next mail. */
const renewedBelowMs = 15 * 86_400_000;

function keysOf({ email, city }: SignUp): EntryKeys {
  return { emailKey: emailKey(email), cityKey: normaliseCity(city).cityKey };
}

/** Equal for sign-ups that make one entry. */
export function entryId(signUp: SignUp): string {
  return JSON.stringify(keysOf(signUp));
}

function newEntry(signUp: SignUp, createdAt: Date): EntryRow {
  const { name, email } = signUp;
  const { city } = normaliseCity(signUp.city);
  const link = newLink(createdAt);
  return {
    _id: new mongoose.Types.ObjectId(),
    ...keysOf(signUp),
    name,
    email,
    city,
    status: 'pending',
    createdAt,
    ...link,
    removeAt: confirmableUntil({ ...link, createdAt }),
    ...wordsOfEntry(signUp),
  };
}

/** The entry with a link that works for a while. One that a replica of an earlier version has just stored has none yet. */
function withLink(entry: EntryRow, now: Date): EntryRow {
  if (entry.linkId === undefined) {
    return { ...entry, ...newLink(now), ...wordsOfEntry(entry) };
  }
  if (entry.status === 'confirmed' || confirmableUntil(entry).getTime() - now.getTime() > renewedBelowMs) {
    return entry;
  }
  // The id stays: the links of earlier mails by which the list is left go on working.
  const renewed = { ...entry, linkAt: newLink(now).linkAt };
  return { ...renewed, ...(entry.removeAt && { removeAt: confirmableUntil(renewed) }) };
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

  /** The entry as it is afterwards. Of equal sign-ups at once the others fail here, at the unique index. */
  async function store(session: ClientSession, signUp: SignUp, now: Date): Promise<{ entry: EntryRow; isNew: boolean }> {
    const keys = keysOf(signUp);
    const before = await entries.findOne(keys).session(session).lean();
    const entry = before === null ? newEntry(signUp, now) : withLink(before, now);
    const { linkId, linkAt, removeAt, searchWords, nameKey } = entry;
    const known = { linkId, linkAt, searchWords, nameKey, ...(removeAt && { removeAt }) };
    const change = before === null ? { $setOnInsert: entry } : { $set: known };
    await entries.updateOne(keys, change, { upsert: before === null, session });
    return { entry, isNew: before === null };
  }

  async function joinInTransaction(signUp: SignUp): Promise<JoinOutcome> {
    const now = new Date(clock.nowMs());
    return inTransaction(connection, async (session) => {
      const { entry, isNew } = await store(session, signUp, now);
      const isWanted = await mailPause.begin(entry.emailKey, now, session, entry.status === 'pending');
      // To the address as it is stored: a repeat in another spelling may reach somebody else.
      const { email: to, name, city } = entry;
      const mail = { to, name, city, confirm: linkFields(entry, 'confirm_entry'), leave: linkFields(entry, 'leave_waitlist') };
      await appendToOutbox(outbox, session, mailJobs.waitlistJoined, mail, { createdAt: now, subjectId: String(entry._id), isWanted });
      return isNew ? 'joined' : 'known';
    });
  }

  async function joinOnce(signUp: SignUp): Promise<JoinOutcome> {
    try {
      return await joinInTransaction(signUp);
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
