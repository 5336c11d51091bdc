import { adminMessages } from '@city-genie/contracts/admin/endpoints';
import { AppError } from '@city-genie/service-kit/errors';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import { noAdmin } from '@city-genie/service-kit/trust/caller';
import type { Connection } from 'mongoose';
import { byUser } from '../audit/actors.js';
import type { SessionStore } from '../sessions/session-store.js';
import type { AccountRepository } from '../users/account-repository.js';
import { isUserId } from '../users/user-id.js';
import type { NoteRights } from './rights-notes.js';

/** Who does it to whom. */
export type RightsChange = { actorId: string; userId: string; isAdmin: boolean; requestId: string };

type Deps = {
  connection: Connection;
  accounts: Pick<AccountRepository, 'touchAdmin' | 'setAdmin'>;
  sessions: Pick<SessionStore, 'rightsChanged'>;
  noteRights: NoteRights;
  outbox: Pick<Outbox, 'kick'>;
};

export const unknownUser = () => new AppError('not_found', adminMessages.unknownUser);

/**
 * @returns gives another user the rights of an administrator, or takes them, from their next request on, and tells them. Safe to repeat.
 * @throws 409 for oneself; 403 for somebody who is no administrator any more; 404 for an unknown user; 503 when the former rights may stay in
 * copies of sessions for a minute
 */
export function createSetAdmin({ connection, accounts, sessions, noteRights, outbox }: Deps) {
  return async ({ actorId, userId, isAdmin, requestId }: RightsChange): Promise<void> => {
    if (!isUserId(userId)) {
      throw unknownUser();
    }
    // Whoever acts is an administrator and stays one, so there is always one left.
    if (actorId === userId) {
      throw new AppError('conflict', adminMessages.ownRights);
    }
    await inTransaction(connection, async (txn) => {
      // Both write their own rows, so of two administrators who act on each other at once, one is told.
      if (!(await accounts.touchAdmin(txn, actorId))) {
        throw noAdmin();
      }
      const before = await accounts.setAdmin(txn, userId, isAdmin);
      if (before === null) {
        throw unknownUser();
      }
      if (before.isAdmin !== isAdmin) {
        await noteRights(txn, before, isAdmin, 'form', byUser(actorId, requestId));
      }
    });
    outbox.kick();
    await sessions.rightsChanged(userId);
  };
}
