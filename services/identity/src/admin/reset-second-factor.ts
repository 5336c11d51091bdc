import { randomUUID } from 'node:crypto';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { Connection } from 'mongoose';
import { thisProcess } from '../audit/actors.js';
import type { NoteFactor } from '../second-factor/factor-notes.js';
import type { FactorStore } from '../second-factor/factor-store.js';
import type { SessionStore } from '../sessions/session-store.js';
import type { UserRepository } from '../users/user-repository.js';

export type ResetOutcome = 'reset' | 'none_on' | 'unknown_user';

type Deps = {
  connection: Connection;
  users: Pick<UserRepository, 'findByLogin' | 'setSecondFactor'>;
  sessions: Pick<SessionStore, 'markAllEnded' | 'finishEnding'>;
  factors: Pick<FactorStore, 'erase'>;
  note: NoteFactor;
};

/**
 * Removes the second factor of a user who has lost it, and ends their sessions. They are told by mail, and it is written down as this
 * process's act. It is safe to repeat.
 *
 * @param login user name or mail address
 * @throws when a store fails; copies of the user's sessions may then count for a minute
 */
export async function resetSecondFactor(deps: Deps, login: string): Promise<ResetOutcome> {
  const { connection, users, sessions, factors, note } = deps;
  const user = await users.findByLogin(login);
  if (user === null) {
    return 'unknown_user';
  }
  const userId = String(user._id);
  const wasOn = await inTransaction(connection, async (txn) => {
    if (!(await factors.erase(txn, userId))) {
      return false;
    }
    await users.setSecondFactor(txn, userId, false);
    await sessions.markAllEnded(userId, txn);
    await note(txn, user, 'reset', thisProcess(randomUUID()));
    return true;
  });
  // Also of a first try that failed here.
  await sessions.finishEnding(userId);
  return wasOn ? 'reset' : 'none_on';
}
