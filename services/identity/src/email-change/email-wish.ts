import { accountPageMessages } from '@city-genie/contracts/account/endpoints';
import { identityJobs } from '@city-genie/contracts/internal/identity-jobs';
import { mailLinkLifetimes } from '@city-genie/contracts/internal/mail-link';
import type { Clock } from '@city-genie/service-kit/clock';
import { fieldFault } from '@city-genie/service-kit/errors';
import { appendToOutbox } from '@city-genie/service-kit/jobs/outbox';
import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import { notSignedIn } from '@city-genie/service-kit/trust/caller';
import type { Connection } from 'mongoose';
import { byUser } from '../audit/actors.js';
import { aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import type { Links } from '../links/links.js';
import type { PasswordProof } from '../passwords/password-proof.js';
import type { AccountRepository } from '../users/account-repository.js';
import type { UserRow } from '../users/user-model.js';

export type EmailAsked = { newEmail: string; currentPassword: string; requestId: string };

type Deps = {
  connection: Connection;
  accounts: Pick<AccountRepository, 'askForEmail' | 'forgetPendingEmail'>;
  links: Pick<Links, 'revoke'>;
  provePassword: PasswordProof;
  outbox: Pick<Outbox, 'rows' | 'kick'>;
  audit: Pick<IdentityAudit, 'append'>;
  clock: Clock;
};

/** A user's wish for another address, and its withdrawal (docs/rules/accounts.md#another-e-mail-address). */
export function createEmailWish({ connection, accounts, links, provePassword, outbox, audit, clock }: Deps) {
  return {
    /**
     * Notes that a user asks for another address. Whether somebody has it is looked up by a job, so that the call does the same for every
     * address. A repeat is another wish for the same address.
     *
     * @throws 400 for the address that they have, or a wrong password; 401 when they are gone; 429 beyond the limit of wrong passwords; 503
     * when too many wait
     */
    async askForEmail(user: UserRow, { newEmail, currentPassword, requestId }: EmailAsked): Promise<void> {
      const userId = String(user._id);
      if (emailKey(newEmail) === user.emailKey) {
        throw fieldFault('newEmail', accountPageMessages.sameEmail);
      }
      const refused = { action: 'user.email_change_asked', requestId } as const;
      await provePassword(user, currentPassword, { field: 'currentPassword', refused });
      const createdAt = new Date(clock.nowMs());
      const until = new Date(createdAt.getTime() + mailLinkLifetimes.change_email * 1000);
      await inTransaction(connection, async (session) => {
        if (!(await accounts.askForEmail(session, userId, { email: newEmail, until }))) {
          throw notSignedIn();
        }
        // At once: until the job has made the new link, the former one must not confirm what was asked for now.
        await links.revoke(session, userId, 'change_email');
        const wish = { userId, email: newEmail };
        await appendToOutbox(outbox.rows, session, identityJobs.emailChangeRequested, wish, { createdAt, subjectId: userId });
        await audit.append(session, { ...byUser(userId, requestId), action: 'user.email_change_asked', target: aboutUser(userId) });
      });
      outbox.kick();
    },

    /** Withdraws the wish; the link that was mailed ends. */
    async keepEmail(userId: string): Promise<void> {
      await inTransaction(connection, async (session) => {
        await accounts.forgetPendingEmail(session, userId);
        await links.revoke(session, userId, 'change_email');
      });
    },
  };
}

export type EmailWish = ReturnType<typeof createEmailWish>;
