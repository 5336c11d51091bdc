import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import type { Clock } from '@city-genie/service-kit/clock';
import { AppError } from '@city-genie/service-kit/errors';
import { appendToOutbox } from '@city-genie/service-kit/jobs/outbox';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { Connection } from 'mongoose';
import { visitor } from '../audit/actors.js';
import { aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import type { LinkRow } from '../links/link-model.js';
import type { Links } from '../links/links.js';
import type { PasswordPolicy } from '../passwords/common-passwords.js';
import type { PasswordGuess } from '../passwords/password-guess.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import type { SessionStore } from '../sessions/session-store.js';
import { addresseeOf } from '../users/addressee.js';
import type { UserRow } from '../users/user-model.js';
import type { UserRepository } from '../users/user-repository.js';

type Deps = {
  connection: Connection;
  links: Pick<Links, 'find' | 'isUsable' | 'use' | 'revoke'>;
  users: Pick<UserRepository, 'findById' | 'setPassword'>;
  policy: PasswordPolicy;
  hasher: Pick<PasswordHasher, 'hash'>;
  isPasswordOf: PasswordGuess;
  sessions: Pick<SessionStore, 'markAllEnded' | 'finishEnding'>;
  outbox: Pick<Outbox, 'rows' | 'kick'>;
  audit: Pick<IdentityAudit, 'append'>;
  clock: Clock;
};

function invalidLink(): AppError {
  return new AppError('invalid_token', accountMessages.invalidResetLink);
}

/**
 * @returns sets a new password by the token of a mailed link, once, and ends all sessions of the user
 * (docs/rules/accounts.md#resetting-a-password).
 * @throws 400 `invalid_token`; 400 for a common password, after which the link still works; 503 when the sessions couldn't be ended
 * everywhere, after which the call can be repeated
 */
export function createPasswordReset(deps: Deps) {
  const { connection, links, users, policy, hasher, isPasswordOf, sessions, outbox, audit, clock } = deps;

  async function change(link: LinkRow, user: UserRow, newPassword: string, requestId: string): Promise<void> {
    const userId = String(user._id);
    await policy.refuseCommon('newPassword', newPassword, user);
    const passwordHash = await hasher.hash(newPassword);
    const now = new Date(clock.nowMs());
    await inTransaction(connection, async (session) => {
      if (!(await links.use(session, link))) {
        throw invalidLink();
      }
      const changed = await users.setPassword(session, userId, { passwordHash, passwordChangedAt: now, emailVerified: true });
      if (changed === null) {
        throw invalidLink();
      }
      await links.revoke(session, userId, 'reset_password');
      await links.revoke(session, userId, 'change_email');
      await sessions.markAllEnded(userId, session);
      await audit.append(session, {
        ...visitor(requestId),
        action: 'password.reset',
        target: aboutUser(userId),
        details: { means: 'link' },
      });
      const mail = { ...addresseeOf(changed), means: 'reset' as const };
      await appendToOutbox(outbox.rows, session, mailJobs.accountPasswordChanged, mail, { createdAt: now, subjectId: userId });
    });
    outbox.kick();
  }

  /** Whether this repeats the call that used the link: the password is still the one that it set, and the same. */
  async function isRepeat({ usedAt, expiresAt }: LinkRow, user: UserRow, newPassword: string): Promise<boolean> {
    const isTheirs = usedAt !== undefined && user.passwordChangedAt !== undefined && user.passwordChangedAt <= usedAt;
    return isTheirs && expiresAt.getTime() > clock.nowMs() && (await isPasswordOf(user, newPassword));
  }

  return async (token: string, newPassword: string, requestId: string): Promise<void> => {
    const link = await links.find(token, 'reset_password');
    const user = link?.userId === undefined ? null : await users.findById(link.userId);
    if (link === null || user === null) {
      throw invalidLink();
    }
    if (links.isUsable(link)) {
      await change(link, user, newPassword, requestId);
    } else if (!(await isRepeat(link, user, newPassword))) {
      throw invalidLink();
    }
    await sessions.finishEnding(String(user._id));
  };
}
