import { identityJobs } from '@city-genie/contracts/internal/identity-jobs';
import type { Actor } from '@city-genie/service-kit/audit/acting-admin';
import { auditId } from '@city-genie/service-kit/audit/audit-entry';
import type { Clock } from '@city-genie/service-kit/clock';
import { appendToOutbox } from '@city-genie/service-kit/jobs/outbox';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import mongoose, { type ClientSession, type Connection } from 'mongoose';
import type { WaitlistAudit } from '../audit/vocabulary.js';
import { linkFields } from './entry-links.js';
import { type EntryRow, entryModel } from './entry-model.js';

/** Nobody is invited again sooner, so that a repeated or doubled press mails nothing twice. */
const againAfterMs = 24 * 3_600_000;

const dayBefore = (now: Date): Date => new Date(now.getTime() - againAfterMs);

/**
 * Whether an entry can be invited: it waits for no confirmation, since its address may be a stranger's, and wasn't invited within the last
 * day. Entries of before there were confirmations wait for none.
 */
export function canBeInvited({ status, removeAt, invitedAt }: Pick<EntryRow, 'status' | 'removeAt' | 'invitedAt'>, now: Date): boolean {
  const isWaiting = status === 'pending' && removeAt !== undefined;
  return !isWaiting && (invitedAt === undefined || invitedAt <= dayBefore(now));
}

export type Invited = { invited: string[]; skipped: string[] };

/** @returns invites the people of those entries that can be; identity makes the invitations and has them mailed */
export type Invite = (ids: readonly string[], by: Actor) => Promise<Invited>;

type Deps = { connection: Connection; outbox: Outbox; audit: Pick<WaitlistAudit, 'append'>; clock: Clock };

/** Whoever is on the list for several cities is one person, and gets one invitation. */
export function createInvitations({ connection, outbox, audit, clock }: Deps): Invite {
  const entries = entryModel(connection);

  /** The entries of these ids that can be invited, one for each address of which none was invited within the last day. */
  async function invitable(session: ClientSession, ids: readonly string[], now: Date): Promise<EntryRow[]> {
    // Without a link only for the moment after a replica of an earlier version stored it.
    const those = { _id: mongoose.trusted({ $in: ids }), linkId: mongoose.trusted({ $exists: true }) };
    const found = (await entries.find(those, null, { session }).lean()).filter((entry) => canBeInvited(entry, now));
    const emailKeys = found.map(({ emailKey }) => emailKey);
    const lately = { emailKey: mongoose.trusted({ $in: emailKeys }), invitedAt: mongoose.trusted({ $gt: dayBefore(now) }) };
    const known = new Set(await entries.distinct('emailKey', lately, { session }));
    return [...new Map(found.filter(({ emailKey }) => !known.has(emailKey)).map((entry) => [entry.emailKey, entry])).values()];
  }

  async function inviteOne(session: ClientSession, entry: EntryRow, now: Date, by: Actor): Promise<void> {
    const { email, name, emailKey } = entry;
    const subjectId = String(entry._id);
    await entries.updateMany({ emailKey }, { $set: { invitedAt: now } }, { session });
    const invitation = { email, name, leave: linkFields(entry, 'leave_waitlist') };
    await appendToOutbox(outbox.rows, session, identityJobs.invitationRequested, invitation, { createdAt: now, subjectId });
    await audit.append(session, { ...by, action: 'waitlist.invited', target: { kind: 'entry', id: auditId.parse(subjectId) } });
  }

  return async (ids, by) => {
    const now = new Date(clock.nowMs());
    const invited = await inTransaction(connection, async (session) => {
      const people = await invitable(session, ids, now);
      for (const entry of people) {
        await inviteOne(session, entry, now, by);
      }
      return people.map(({ _id }) => String(_id));
    });
    outbox.kick();
    return { invited, skipped: ids.filter((id) => !invited.includes(id)) };
  };
}
