import type { Clock } from '@city-genie/service-kit/clock';
import type { Connection } from 'mongoose';
import { sessionModel } from './session-model.js';

export type OldSessions = {
  /** Reads which there are, once, before the service is ready. */
  load(): Promise<void>;
  /** Whether this may be a session from that time whose thirty days aren't over. */
  has(sidHash: string): boolean;
  /** Whether there may be any. Once there are none, there never will be. */
  areLeft(): boolean;
};

/**
 * Sessions from before cookies carried a MAC. No new ones come, and the last of them end thirty days after the first start of this version, so
 * their hashes fit in memory: a made-up cookie of the old form isn't looked for in MongoDB.
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
