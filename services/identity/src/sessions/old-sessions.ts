import type { Clock } from '@city-genie/service-kit/clock';
import type { Connection } from 'mongoose';
import { sessionModel } from './session-model.js';

export type OldSessions = {
  /** Loads the hashes of old sessions once, before the service is ready. */
  load(): Promise<void>;
  /** Whether this may be an old session that hasn't expired. */
  has(sidHash: string): boolean;
  /** Whether any old sessions may be left. Once false, it stays false. */
  areLeft(): boolean;
};

/**
 * Sessions from before cookies carried a MAC. No new ones are made, and the last expire thirty days after this version first starts, so
 * their hashes fit in memory. Made-up cookies of the old form then need no look-up in MongoDB.
 */
export function createOldSessions(connection: Connection, clock: Clock): OldSessions {
  const sessions = sessionModel(connection);
  let endOf = new Map<string, number>();
  let lastEnd = Number.POSITIVE_INFINITY;
  return {
    async load() {
      const rows = await sessions.find({ isOld: true }, { expire: 1 }).lean();
      endOf = new Map(rows.map(({ _id, expire }) => [_id, expire.getTime()]));
      lastEnd = rows.reduce((latest, { expire }) => Math.max(latest, expire.getTime()), 0);
    },
    has: (sidHash) => (endOf.get(sidHash) ?? 0) > clock.nowMs(),
    areLeft: () => lastEnd > clock.nowMs(),
  };
}
