import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { emailCorrectionSeconds, identityJobs } from '@city-genie/contracts/internal/identity-jobs';
import type { Clock } from '@city-genie/service-kit/clock';
import { AppError } from '@city-genie/service-kit/errors';
import { appendToOutbox } from '@city-genie/service-kit/jobs/outbox';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { Connection } from 'mongoose';
import { byUser } from '../audit/actors.js';
import { aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import type { ProvedUser } from '../passwords/prove-user.js';
import type { AccountRepository } from '../users/account-repository.js';

type Deps = {
  connection: Connection;
  accounts: Pick<AccountRepository, 'askForCorrection'>;
  outbox: Pick<Outbox, 'rows' | 'kick'>;
  audit: Pick<IdentityAudit, 'append'>;
  clock: Clock;
};

const { emailCorrectionRequested } = identityJobs;

/**
 * @returns notes that the user of a proved password corrects an address that nobody has verified. Whether somebody has the new one is looked
 * up by a job, so that the call does the same for every address (docs/rules/accounts.md#a-mistyped-e-mail-address). The last one asked for
 * counts.
 * @throws 409 when the address was verified in the meantime
 */
export function createEmailCorrection({ connection, accounts, outbox, audit, clock }: Deps) {
  return async (user: ProvedUser, email: string, requestId: string): Promise<void> => {
    const userId = String(user._id);
    const createdAt = new Date(clock.nowMs());
    const until = new Date(createdAt.getTime() + emailCorrectionSeconds * 1000);
    await inTransaction(connection, async (session) => {
      if (!(await accounts.askForCorrection(session, userId, { email, until }))) {
        throw new AppError('conflict', accountMessages.correctElsewhere);
      }
      await appendToOutbox(outbox.rows, session, emailCorrectionRequested, { userId, email }, { createdAt, subjectId: userId });
      await audit.append(session, { ...byUser(userId, requestId), action: 'user.email_change_asked', target: aboutUser(userId) });
    });
    outbox.kick();
  };
}
