import { randomUUID } from 'node:crypto';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { Connection } from 'mongoose';
import { thisProcess } from '../audit/actors.js';
import type { SessionStore } from '../sessions/session-store.js';
import type { NoteRights } from '../user-management/rights-notes.js';
import type { AccountRepository } from '../users/account-repository.js';
import type { UserRepository } from '../users/user-repository.js';

export type GrantOutcome = 'granted' | 'already_granted' | 'unknown_user';

type Deps = {
  connection: Connection;
  users: Pick<UserRepository, 'findByLogin'>;
  accounts: Pick<AccountRepository, 'setAdmin'>;
  sessions: Pick<SessionStore, 'rightsChanged'>;
  noteRights: NoteRights;
};

/**
 * Makes a user an administrator from their next request on. They are told by mail, and it is written down as this process's act. It is safe to
 * repeat.
 *
 * @param login user name or mail address
 * @throws when a store fails; the copies of the user's sessions may then hold the former rights for a minute
 */
export async function grantAdmin({ connection, users, accounts, sessions, noteRights }: Deps, login: string): Promise<GrantOutcome> {
  const user = await users.findByLogin(login);
  if (user === null) {
    return 'unknown_user';
  }
  const userId = String(user._id);
  const isNew = await inTransaction(connection, async (txn) => {
    const before = await accounts.setAdmin(txn, userId, true);
    if (before === null || before.isAdmin) {
      return false;
    }
    await noteRights(txn, before, true, 'command', thisProcess(randomUUID()));
    return true;
  });
  await sessions.rightsChanged(userId);
  return isNew ? 'granted' : 'already_granted';
}
