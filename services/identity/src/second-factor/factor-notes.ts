import type { JobInput } from '@city-genie/contracts/internal/job';
import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import type { AuditId } from '@city-genie/service-kit/audit/audit-entry';
import type { Clock } from '@city-genie/service-kit/clock';
import { appendToOutbox, type OutboxRow } from '@city-genie/service-kit/jobs/outbox';
import type { ClientSession, Model } from 'mongoose';
import { aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import { addresseeOf } from '../users/addressee.js';
import type { UserRow } from '../users/user-model.js';

type Change = JobInput<typeof mailJobs.accountSecondFactor>['change'];

type Actor = { actor: { kind: 'user' | 'process'; id: AuditId }; requestId: AuditId };

/** Writes down what became of a user's second factor and asks for the mail that tells them, in the transaction of the change. */
export type NoteFactor = (txn: ClientSession, user: UserRow, change: Change, by: Actor) => Promise<void>;

type Deps = { outboxRows: Model<OutboxRow>; audit: Pick<IdentityAudit, 'append'>; clock: Clock };

export function createFactorNotes({ outboxRows, audit, clock }: Deps): NoteFactor {
  return async (txn, user, change, by) => {
    const userId = String(user._id);
    await audit.append(txn, { ...by, action: `second_factor.${change}`, target: aboutUser(userId) });
    const about = { createdAt: new Date(clock.nowMs()), subjectId: userId };
    await appendToOutbox(outboxRows, txn, mailJobs.accountSecondFactor, { ...addresseeOf(user), change }, about);
  };
}
