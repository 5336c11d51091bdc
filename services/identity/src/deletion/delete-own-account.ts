import { accountPageMessages } from '@city-genie/contracts/account/endpoints';
import { AppError, fieldFault } from '@city-genie/service-kit/errors';
import { notSignedIn } from '@city-genie/service-kit/trust/caller';
import type { ClientSession } from 'mongoose';
import { byUser } from '../audit/actors.js';
import type { PasswordProof } from '../passwords/password-proof.js';
import type { AccountRepository } from '../users/account-repository.js';
import type { UserRow } from '../users/user-model.js';
import { usernameKey } from '../users/user-repository.js';
import type { DeleteUser } from './delete-user.js';

export type OwnDeletion = { password: string; typedName: string; requestId: string };

type Deps = { accounts: Pick<AccountRepository, 'touchOtherAdmin'>; provePassword: PasswordProof; deleteUser: DeleteUser };

/**
 * @returns deletes a user who asks for it
 * @throws 401 when there is no such user; 400 for another name or a wrong password; 409 for the only administrator; else as `deleteUser`
 */
export function createDeleteOwnAccount({ accounts, provePassword, deleteUser }: Deps) {
  /** Of two administrators who leave at once, each writes the other's row, so one is told that they are the last. */
  async function check(txn: ClientSession, { isAdmin, _id }: UserRow): Promise<void> {
    if (isAdmin && !(await accounts.touchOtherAdmin(txn, String(_id)))) {
      throw new AppError('conflict', accountPageMessages.lastAdmin);
    }
  }

  async function checkProof(user: UserRow, { password, typedName }: OwnDeletion): Promise<void> {
    if (usernameKey(typedName.trim()) !== user.usernameKey) {
      throw fieldFault('username', accountPageMessages.typedName);
    }
    await provePassword(user, password);
  }

  return async (userId: string, user: UserRow | null, deletion: OwnDeletion): Promise<void> => {
    if (user !== null) {
      await checkProof(user, deletion);
    }
    // Without a user this may be the repeat of a call that was answered with a 503.
    const username = await deleteUser({ userId, by: byUser(userId, deletion.requestId), cause: 'user', check });
    if (username === undefined) {
      throw notSignedIn();
    }
  };
}
