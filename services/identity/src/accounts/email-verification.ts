import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { Connection } from 'mongoose';
import { visitor } from '../audit/actors.js';
import { aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import type { LinkRow } from '../links/link-model.js';
import type { Links } from '../links/links.js';
import type { UserRow } from '../users/user-model.js';
import type { UserRepository } from '../users/user-repository.js';

/**
 * What became of a verification link. `done`: the address is verified now; it is unknown where developers made the link for nobody.
 * `done_before`: by this very link, perhaps because a mail scanner opened it first. `verified_otherwise`: the address is verified, but
 * not by this link. `invalid`: everything else.
 */
export type Verification = { outcome: 'done'; email?: string } | { outcome: 'done_before' | 'verified_otherwise' | 'invalid' };

type Deps = {
  connection: Connection;
  links: Pick<Links, 'find' | 'isUsable' | 'use'>;
  users: Pick<UserRepository, 'findById' | 'markVerified'>;
  audit: Pick<IdentityAudit, 'append'>;
};

/** @returns verifies the address of a token's user (docs/rules/accounts.md#verification-links) */
export function createEmailVerification({ connection, links, users, audit }: Deps) {
  /** @returns false when the link, or its user, is gone by now */
  function use(link: LinkRow, user: UserRow | null, requestId: string): Promise<boolean> {
    return inTransaction(connection, async (session) => {
      if (!(await links.use(session, link))) {
        return false;
      }
      if (user === null) {
        return true;
      }
      const userId = String(user._id);
      if (!(await users.markVerified(session, userId))) {
        return false;
      }
      const entry = { action: 'user.email_verified', target: aboutUser(userId), details: { means: 'link' } } as const;
      await audit.append(session, { ...visitor(requestId), ...entry });
      return true;
    });
  }

  return async function verify(token: string, requestId: string): Promise<Verification> {
    const link = await links.find(token, 'verify_email');
    const user = link?.userId === undefined ? null : await users.findById(link.userId);
    if (link === null || (link.userId !== undefined && user === null)) {
      return { outcome: 'invalid' };
    }
    if (links.isUsable(link) && !user?.emailVerified) {
      const isDone = await use(link, user, requestId);
      // Otherwise the same link was followed twice at once, or a newer one was asked for: looking again tells.
      return isDone ? { outcome: 'done', ...(user && { email: user.email }) } : verify(token, requestId);
    }
    if (user !== null && !user.emailVerified) {
      return { outcome: 'invalid' };
    }
    // The link once more, since it was read before its user: in between, another click may have used it.
    const { usedAt } = (await links.find(token, 'verify_email')) ?? link;
    return { outcome: usedAt === undefined ? 'verified_otherwise' : 'done_before' };
  };
}
