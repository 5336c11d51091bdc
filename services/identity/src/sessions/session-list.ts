import type { ShownSession } from '@city-genie/contracts/account/routes';
import type { Clock } from '@city-genie/service-kit/clock';
import mongoose, { type Connection } from 'mongoose';
import { lastUsedAt } from './session-lifetime.js';
import { type SessionRow, sessionModel } from './session-model.js';

export type SessionList = {
  /** The running sessions of a user, the one that asks first, then the latest used. */
  of(userId: string, currentHash: string): Promise<ShownSession[]>;
  /** The hash of a user's session by its shown id; undefined for one that isn't theirs or has ended. */
  hashOf(userId: string, id: string): Promise<string | undefined>;
};

/** Enough to tell fifty sessions apart; the whole hash is nobody's business. */
const shownId = ({ _id }: Pick<SessionRow, '_id'>): string => _id.slice(0, 16);

function show(session: SessionRow, currentHash: string): ShownSession {
  const { browser = '', system = '', platform = '' } = session.device ?? {};
  return {
    id: shownId(session),
    browser,
    system,
    platform,
    startedAt: session.createdAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt(session).toISOString(),
    isCurrent: session._id === currentHash,
  };
}

/** The sessions that users see of themselves; pending ones aren't among them. */
export function createSessionList(connection: Connection, clock: Clock): SessionList {
  const sessions = sessionModel(connection);
  const runningOf = (userId: string) => ({
    'sess.userId': userId,
    'sess.purpose': mongoose.trusted({ $exists: false }),
    isEnded: mongoose.trusted({ $ne: true }),
    expire: mongoose.trusted({ $gt: new Date(clock.nowMs()) }),
  });
  return {
    async of(userId, currentHash) {
      const shown = (await sessions.find(runningOf(userId)).lean()).map((session) => show(session, currentHash));
      return shown.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt));
    },
    async hashOf(userId, id) {
      const rows = await sessions.find(runningOf(userId), { _id: 1 }).lean();
      return rows.find((row) => shownId(row) === id)?._id;
    },
  };
}
