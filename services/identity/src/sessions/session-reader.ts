import type { KnownSession } from '@city-genie/contracts/internal/caller';
import type { Clock } from '@city-genie/service-kit/clock';
import mongoose, { type Model } from 'mongoose';
import { presentSessionUser } from '../users/user-presenter.js';
import type { UserRepository } from '../users/user-repository.js';
import { noteOfUse } from './session-lifetime.js';
import type { SessionRow } from './session-model.js';

/** A session that is valid now, and until when. */
export type FoundSession = { known: KnownSession; expire: Date };

type Deps = {
  sessions: Model<SessionRow>;
  users: UserRepository;
  clock: Clock;
  /** Whether administrators can act as such only with a second factor. */
  adminsNeedSecondFactor: boolean;
};

/** Sessions from before there was an absolute limit have no such time, and need a proof first. */
function proofOf({ provedAt, createdAt }: SessionRow): { provedAt?: number } {
  const proved = provedAt ?? createdAt;
  return proved === undefined ? {} : { provedAt: Math.floor(proved.getTime() / 1000) };
}

/** @returns reads a session from MongoDB, and prolongs a full one, since it is in use; undefined for one that has ended or expired */
export function createSessionReader({
  sessions,
  users,
  clock,
  adminsNeedSecondFactor,
}: Deps): (sidHash: string) => Promise<FoundSession | undefined> {
  /** Sessions from before cookies carried a MAC aren't prolonged, so that there is an end to them. @returns the expiry from now on */
  async function noteUse(session: SessionRow): Promise<Date> {
    const note = session.isOld ? undefined : noteOfUse(session, clock.nowMs());
    if (note !== undefined) {
      await sessions.updateOne({ _id: session._id, isEnded: mongoose.trusted({ $ne: true }) }, { $set: note });
    }
    return note?.expire ?? session.expire;
  }

  return async (sidHash) => {
    const session = await sessions.findById(sidHash).lean();
    if (!session || session.isEnded || session.expire.getTime() <= clock.nowMs()) {
      return undefined;
    }
    const { userId, purpose } = session.sess;
    const user = await users.findById(userId);
    if (!user) {
      return undefined;
    }
    if (purpose) {
      return { known: { kind: 'pending', purpose, userId }, expire: session.expire };
    }
    const known = { kind: 'user', ...presentSessionUser(user, { adminsNeedSecondFactor }), ...proofOf(session) } as const;
    return { known, expire: await noteUse(session) };
  };
}
