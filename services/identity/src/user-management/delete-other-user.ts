import { adminMessages } from '@city-genie/contracts/admin/endpoints';
import { AppError } from '@city-genie/service-kit/errors';
import { noAdmin } from '@city-genie/service-kit/trust/caller';
import { byUser } from '../audit/actors.js';
import type { DeleteUser } from '../deletion/delete-user.js';
import type { AccountRepository } from '../users/account-repository.js';
import { isUserId } from '../users/user-id.js';
import { unknownUser } from './set-admin.js';

/**
 * Deletes another user.
 *
 * @returns their username
 * @throws 409 for oneself; 403 for somebody who is no administrator any more; 404 for an unknown user; else as `DeleteUser`
 */
export type DeleteOtherUser = (deletion: { actorId: string; userId: string; requestId: string }) => Promise<string>;

type Deps = { accounts: Pick<AccountRepository, 'touchAdmin'>; deleteUser: DeleteUser };

export function createDeleteOtherUser({ accounts, deleteUser }: Deps): DeleteOtherUser {
  return async ({ actorId, userId, requestId }) => {
    if (!isUserId(userId)) {
      throw unknownUser();
    }
    if (actorId === userId) {
      throw new AppError('conflict', adminMessages.ownAccount);
    }
    const username = await deleteUser({
      userId,
      by: byUser(actorId, requestId),
      cause: 'admin',
      async check(txn) {
        if (!(await accounts.touchAdmin(txn, actorId))) {
          throw noAdmin();
        }
      },
    });
    if (username === undefined) {
      throw unknownUser();
    }
    return username;
  };
}
