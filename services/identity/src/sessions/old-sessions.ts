import type { Clock } from '@city-genie/service-kit/clock';
import type { Connection } from 'mongoose';
import { sessionModel } from './session-model.js';

export type OldSessions = {
  /** Reads which there are, once, before the service is ready. */
  load(): Promise<void>;
  /** Whether this session was begun when the values of cookies carried no MAC yet, and hasn't ended since. */
  has(sidHash: string): boolean;
};

/**
 * Sessions from before cookies carried a MAC. No new ones come, and the last of them end thirty days after the first start of this version, so
 * their hashes fit in memory: a made-up cookie of the old form isn't looked for in MongoDB.
 */
export function createOldSessions(connection: Connection, clock: Clock): OldSessions {
  const sessions = sessionModel(connection);
  let endOf = new Map<string, number>();
  return {
    async load() {
      const rows = await sessions.find({ isOld: true }, { expire: 1 }).lean();
      endOf = new Map(rows.map(({ _id, expire }) => [_id, expire.getTime()]));
    },
    has: (sidHash) => (endOf.get(sidHash) ?? 0) > clock.nowMs(),
  };
}
