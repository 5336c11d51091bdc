import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import type { Clock } from '@city-genie/service-kit/clock';
import { appendToOutbox } from '@city-genie/service-kit/jobs/outbox';
import type { MailPause } from '@city-genie/service-kit/mailbox/mail-pause';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { Connection } from 'mongoose';
import { visitor } from '../audit/actors.js';
import { aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import type { Links } from '../links/links.js';
import type { SessionStore } from '../sessions/session-store.js';
import type { UserRow } from '../users/user-model.js';
import type { NewUser, UserRepository } from '../users/user-repository.js';
import { type Admission, registrationClosed } from './admission.js';

/** A registered user, and the value of the cookie of their pending session. */
export type Registered = { user: UserRow; sid: string };

export type NewAccountDeps = {
  connection: Connection;
  users: Pick<UserRepository, 'create'>;
  links: Pick<Links, 'create' | 'use'>;
  sessions: Pick<SessionStore, 'create'>;
  outbox: Pick<Outbox, 'rows' | 'kick'>;
  audit: Pick<IdentityAudit, 'append'>;
  /** Of mails that ask for a verification. */
  mailPause: MailPause;
  clock: Clock;
};

/**
 * @returns stores a new user with all that belongs to it in one transaction: the use of the invitation, the verification link and its
 * mail, the pending session, the audit entry.
 * @throws a duplicate key when somebody has the name or the address; 403 when the invitation was used in the meantime
 */
export function createNewAccount(deps: NewAccountDeps) {
  const { connection, users, links, sessions, outbox, audit, mailPause, clock } = deps;
  return async (newUser: Omit<NewUser, 'createdAt'>, { invitation, may }: Admission, requestId: string): Promise<Registered> => {
    const createdAt = new Date(clock.nowMs());
    const registered = await inTransaction(connection, async (session) => {
      // First, so that equal registrations at once fail here, at the unique indexes.
      const user = await users.create(session, { ...newUser, createdAt });
      const userId = String(user._id);
      const isUsedUp = invitation !== undefined && !(await links.use(session, invitation));
      if (isUsedUp && may === 'invited') {
        throw registrationClosed();
      }
      if (await mailPause.begin(user.emailKey, createdAt, session)) {
        const link = await links.create(session, 'verify_email', { userId });
        const mail = { to: user.email, firstName: user.firstName, ...link };
        await appendToOutbox(outbox.rows, session, mailJobs.accountVerify, mail, { createdAt, subjectId: userId });
      }
      await audit.append(session, { ...visitor(requestId), action: 'user.registered', target: aboutUser(userId) });
      return { user, sid: await sessions.create(userId, { purpose: 'subscription' }, session) };
    });
    outbox.kick();
    return registered;
  };
}
