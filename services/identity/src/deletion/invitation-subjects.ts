import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import type { OutboxRow } from '@city-genie/service-kit/jobs/outbox';
import type { Model } from 'mongoose';

type Invited = { subjectId: string; key: string };

/**
 * Whom invitations in the outbox are about: entries of the waitlist, which nobody finds by their id once the entry is erased. An outbox keeps
 * a message a day, and deletions are few, so it is looked through without an index.
 *
 * @param addresses `emailKey`s
 * @returns subjects by address
 */
export async function invitationSubjects(outbox: Model<OutboxRow>, addresses: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const found = await outbox.aggregate<Invited>([
    { $match: { name: mailJobs.accountInvited.name, 'payload.subjectId': { $exists: true } } },
    { $project: { _id: 0, subjectId: '$payload.subjectId', key: { $toLower: '$payload.to' } } },
    { $match: { key: { $in: addresses } } },
  ]);
  const subjects = new Map<string, string[]>();
  for (const { subjectId, key } of found) {
    subjects.set(key, [...(subjects.get(key) ?? []), subjectId]);
  }
  return subjects;
}
