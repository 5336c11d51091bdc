import { accountPageMessages } from '@city-genie/contracts/account/endpoints';
import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import type { Clock } from '@city-genie/service-kit/clock';
import { AppError } from '@city-genie/service-kit/errors';
import { appendToOutbox } from '@city-genie/service-kit/jobs/outbox';
import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { duplicateKeyOf, inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { ClientSession, Connection } from 'mongoose';
import { byUser } from '../audit/actors.js';
import { aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import type { LinkRow } from '../links/link-model.js';
import type { Links } from '../links/links.js';
import type { AccountRepository } from '../users/account-repository.js';
import { addresseeOf } from '../users/addressee.js';
import { type UserRow, uniqueEmail } from '../users/user-model.js';

type Deps = {
  connection: Connection;
  accounts: Pick<AccountRepository, 'changeEmail'>;
  links: Pick<Links, 'find' | 'isUsable' | 'use' | 'revoke'>;
  outbox: Pick<Outbox, 'rows' | 'kick'>;
  audit: Pick<IdentityAudit, 'append'>;
  clock: Clock;
};

const invalidLink = () => new AppError('invalid_token', accountPageMessages.invalidEmailLink);

/**
 * @returns makes the address of a mailed link the user's, and tells both mailboxes. The user has to be signed in: whoever got the link by a
 * slip of the pen can't take the account.
 * @throws 400 `invalid_token` for a link that isn't this user's, or doesn't work any more; 409 when somebody has the address by now
 */
export function createEmailConfirmation({ connection, accounts, links, outbox, audit, clock }: Deps) {
  async function change(session: ClientSession, link: LinkRow, before: UserRow, email: string, requestId: string): Promise<void> {
    const userId = String(before._id);
    const createdAt = new Date(clock.nowMs());
    // Behind an address that they never verified may be somebody else's data.
    const formerEmailKey = before.emailVerified ? before.emailKey : undefined;
    const after = (await links.use(session, link, formerEmailKey)) ? await accounts.changeEmail(session, before, email) : null;
    if (after === null) {
      throw invalidLink();
    }
    // They were mailed to the former address.
    await links.revoke(session, userId, 'reset_password');
    await links.revoke(session, userId, 'verify_email');
    for (const [user, isFormer] of [[before, true] as const, [after, false] as const]) {
      const mail = { ...addresseeOf(user), isFormer };
      await appendToOutbox(outbox.rows, session, mailJobs.accountEmailChanged, mail, { createdAt, subjectId: userId });
    }
    await audit.append(session, { ...byUser(userId, requestId), action: 'user.email_changed', target: aboutUser(userId) });
  }

  return async function confirm(user: UserRow, token: string, requestId: string): Promise<void> {
    const link = await links.find(token, 'change_email');
    if (link === null || link.userId !== String(user._id)) {
      throw invalidLink();
    }
    const { pendingEmail } = user;
    // The reply to the call that used it may have been lost.
    if (link.usedAt !== undefined) {
      return;
    }
    if (pendingEmail === undefined || emailKey(pendingEmail.email) !== link.emailKey || !links.isUsable(link)) {
      throw invalidLink();
    }
    try {
      await inTransaction(connection, (session) => change(session, link, user, pendingEmail.email, requestId));
    } catch (error) {
      if ((await links.find(token, 'change_email'))?.usedAt !== undefined) {
        // The same call at the same time was faster.
        return;
      }
      if (duplicateKeyOf(error) === uniqueEmail) {
        throw new AppError('conflict', accountPageMessages.emailUnavailable);
      }
      throw error;
    }
    outbox.kick();
  };
}
