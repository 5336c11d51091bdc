import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import type { Clock } from '@city-genie/service-kit/clock';
import { appendToOutbox, type OutboxRow } from '@city-genie/service-kit/jobs/outbox';
import type { MailPause } from '@city-genie/service-kit/mailbox/mail-pause';
import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import { createSingleFlight } from '@city-genie/service-kit/single-flight';
import { duplicateKeyOf, inTransaction } from '@city-genie/service-kit/stores/mongo';
import mongoose, { type Connection, type Model } from 'mongoose';
import { normaliseCity } from './entry-key.js';
import { confirmableUntil, type createEntryLinks, linkFields } from './entry-links.js';
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

function keysOf({ email, city }: SignUp): EntryKeys {
  return { emailKey: emailKey(email), cityKey: normaliseCity(city).cityKey };
}

/** Equal for sign-ups that make one entry. */
export function entryId(signUp: SignUp): string {
  return JSON.stringify(keysOf(signUp));
}

type MakeLinks = ReturnType<typeof createEntryLinks>;

function newEntry(signUp: SignUp, createdAt: Date, makeLinks: MakeLinks): EntryRow {
  const { name, email } = signUp;
  const keys = keysOf(signUp);
  const links = makeLinks(keys.emailKey, createdAt);
  return {
    _id: new mongoose.Types.ObjectId(),
    ...keys,
    name,
    email,
    city: normaliseCity(signUp.city).city,
    status: 'pending',
    createdAt,
    ...links,
    removeAt: confirmableUntil(links),
    ...wordsOfEntry(signUp),
  };
}

/** The entry with its links, which one lacks that a replica of an earlier version has just stored. */
const withLinks = (entry: EntryRow, now: Date, makeLinks: MakeLinks): EntryRow =>
  entry.linkId === undefined ? { ...entry, ...makeLinks(entry.emailKey, now), ...wordsOfEntry(entry) } : entry;

/** The entry after another mail: its link works as long as a new one would, and it is kept as long. */
function renewed(entry: EntryRow, now: Date): EntryRow {
  return { ...entry, linkAt: now, ...(entry.removeAt && { removeAt: confirmableUntil({ linkAt: now }) }) };
}

export function createEntryRepository(deps: {
  connection: Connection;
  outbox: Model<OutboxRow>;
  mailPause: MailPause;
  makeLinks: MakeLinks;
  clock: Clock;
}): EntryRepository {
  const { connection, outbox, mailPause, makeLinks, clock } = deps;
  const entries = entryModel(connection);
  // Of equal sign-ups at once only one goes to MongoDB, where they would only conflict.
  const joins = createSingleFlight<JoinOutcome>();

  async function joinInTransaction(signUp: SignUp): Promise<JoinOutcome> {
    const now = new Date(clock.nowMs());
    const keys = keysOf(signUp);
    return inTransaction(connection, async (session) => {
      const before = await entries.findOne(keys).session(session).lean();
      const entry = before === null ? newEntry(signUp, now, makeLinks) : withLinks(before, now, makeLinks);
      const isMailed = await mailPause.begin(keys.emailKey, now, session, entry.status === 'pending');
      const { linkId, linkAt, leaveId, searchWords, nameKey, removeAt } = before !== null && isMailed ? renewed(entry, now) : entry;
      const known = { linkId, linkAt, leaveId, searchWords, nameKey, ...(removeAt && { removeAt }) };
      await entries.updateOne(keys, before === null ? { $setOnInsert: entry } : { $set: known }, { upsert: before === null, session });
      // To the address as it is stored: a repeat in another spelling may reach somebody else.
      const { email: to, name, city } = entry;
      const mail = { to, name, city, confirm: linkFields(entry, 'confirm_entry'), leave: linkFields(entry, 'leave_waitlist') };
      const about = { createdAt: now, subjectId: String(entry._id), isWanted: isMailed };
      await appendToOutbox(outbox, session, mailJobs.waitlistConfirm, mail, about);
      return before === null ? 'joined' : 'known';
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
