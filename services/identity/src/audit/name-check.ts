import { AppError } from '@city-genie/service-kit/errors';
import { usernameKey } from '../users/user-repository.js';
import { byUser } from './actors.js';
import { aboutUser } from './targets.js';
import type { IdentityAudit, identityAudit } from './vocabulary.js';

type Actor = { userId: string; username: string; requestId: string };

/**
 * A body may name the acting user, who is always the session's.
 *
 * @param action what was tried
 * @param message of the 403
 * @returns refuses whoever names somebody else, and writes it down
 */
export function createNameCheck(
  audit: Pick<IdentityAudit, 'record'>,
  action: (typeof identityAudit.actions)[number],
  message: string,
): (actor: Actor, named: string | undefined) => Promise<void> {
  return async ({ userId, username, requestId }, named) => {
    if (named === undefined || usernameKey(named) === usernameKey(username)) {
      return;
    }
    const refused = { outcome: 'refused', details: { reason: 'other_user_named' } } as const;
    await audit.record({ ...byUser(userId, requestId), action, target: aboutUser(userId), ...refused });
    throw new AppError('forbidden', message);
  };
}
