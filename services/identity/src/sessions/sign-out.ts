import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { Connection } from 'mongoose';
import { byUser } from '../audit/actors.js';
import { aboutSession, aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import type { SessionStore } from './session-store.js';

/** Who ends what: a session and its user. */
export type Ending = { userId: string; sessionHash: string; requestId: string };

export type SignOut = {
  /**
   * Ends one session. It has ended in MongoDB even when this throws.
   * @throws when its copy couldn't be removed from Redis; repeating it is safe
   */
  endOne(ending: Ending): Promise<void>;
  /** Ends all sessions of the user; throws as `endOne`. */
  endAll(ending: Ending): Promise<void>;
};

type Deps = {
  connection: Connection;
  sessions: Pick<SessionStore, 'markEnded' | 'end' | 'markAllEnded' | 'finishEnding'>;
  audit: Pick<IdentityAudit, 'append'>;
};

export function createSignOut({ connection, sessions, audit }: Deps): SignOut {
  return {
    async endOne({ userId, sessionHash, requestId }) {
      await inTransaction(connection, async (txn) => {
        // Of two at once, the other one has written it down.
        if (await sessions.markEnded(sessionHash, txn)) {
          await audit.append(txn, { ...byUser(userId, requestId), action: 'session.ended', target: aboutSession(sessionHash) });
        }
      });
      await sessions.end(sessionHash);
    },
    async endAll({ userId, requestId }) {
      await inTransaction(connection, async (txn) => {
        await sessions.markAllEnded(userId, txn);
        await audit.append(txn, { ...byUser(userId, requestId), action: 'session.all_ended', target: aboutUser(userId) });
      });
      await sessions.finishEnding(userId);
    },
  };
}
