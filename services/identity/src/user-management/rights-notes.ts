import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import type { AuditId } from '@city-genie/service-kit/audit/audit-entry';
import { type Clock, epochSeconds } from '@city-genie/service-kit/clock';
import { appendToOutbox, type OutboxRow } from '@city-genie/service-kit/jobs/outbox';
import type { ClientSession, Model } from 'mongoose';
import { aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import { addresseeOf } from '../users/addressee.js';
import type { UserRow } from '../users/user-model.js';

type Actor = { actor: { kind: 'user' | 'process'; id: AuditId }; requestId: AuditId };

/**
 * Writes down that a user has become an administrator, or is none any more, and asks for the mail that tells them, in the transaction of the
 * change.
 *
 * @param means where it was done
 */
export type NoteRights = (txn: ClientSession, user: UserRow, isAdmin: boolean, means: 'form' | 'command', by: Actor) => Promise<void>;

type Deps = { outboxRows: Model<OutboxRow>; audit: Pick<IdentityAudit, 'append'>; clock: Clock };

export function createRightsNotes({ outboxRows, audit, clock }: Deps): NoteRights {
  return async (txn, user, isAdmin, means, by) => {
    const userId = String(user._id);
    const action = isAdmin ? 'user.admin_granted' : 'user.admin_removed';
    await audit.append(txn, { ...by, action, target: aboutUser(userId), details: { means } });
    const payload = { ...addresseeOf(user), isAdmin, at: epochSeconds(clock) };
    await appendToOutbox(outboxRows, txn, mailJobs.accountRights, payload, { createdAt: new Date(clock.nowMs()), subjectId: userId });
  };
}
