import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ClientSession, mongo } from 'mongoose';
import type { Clock } from '../clock.js';
import type { Logger } from '../observability/logger.js';
import { isDuplicateKey } from './mongo.js';

/** `owner` is missing in rows of the version before, which could not tell whose lease it was. */
type Lock = { _id: 'lock'; until: Date; owner?: string };

/** What waits and repeats, so that tests decide when. */
export type Timers = {
  pause(durationMs: number): Promise<unknown>;
  /** Repeats `work` until the returned function is called. */
  every(periodMs: number, work: () => void): () => void;
};

export const systemTimers: Timers = {
  pause: (durationMs) => wait(durationMs),
  every: (periodMs, work) => {
    const timer = setInterval(work, periodMs);
    return () => clearInterval(timer);
  },
};

export type MigrationLease = {
  /** Renews the lease as a part of `session`'s transaction. @throws when it is another's by now, so that the transaction fails. */
  confirm(session: ClientSession): Promise<void>;
  /** Gives the lease back, if it is still ours. */
  release(): Promise<void>;
};

const leaseMs = 30_000;
const renewEveryMs = 10_000;
const pollMs = 200;

/** The one row that says who migrates, as one replica sees it. */
function lockRow(db: mongo.Db, clock: Clock) {
  const locks = db.collection<Lock>('schema_lock');
  const owner = randomUUID();
  const until = () => new Date(clock.nowMs() + leaseMs);
  return {
    /** @returns false while another replica's lease runs. */
    take: async (): Promise<boolean> => {
      const expired = { _id: 'lock' as const, until: { $lt: new Date(clock.nowMs()) } };
      try {
        await locks.updateOne(expired, { $set: { until: until(), owner } }, { upsert: true });
        return true;
      } catch (error) {
        // The upsert met the other's row.
        if (isDuplicateKey(error)) {
          return false;
        }
        throw error;
      }
    },
    /** @throws when the row is another's by now. */
    renew: async (session?: ClientSession): Promise<void> => {
      const { matchedCount } = await locks.updateOne({ _id: 'lock', owner }, { $set: { until: until() } }, session ? { session } : {});
      if (matchedCount === 0) {
        throw new Error('another replica has taken over the migrations');
      }
    },
    remove: async (): Promise<void> => {
      await locks.deleteOne({ _id: 'lock', owner });
    },
  };
}

/**
 * The right to migrate, held by one replica at a time. It is renewed while it is held, so that it may take as long as it takes, and
 * runs out 30 s after its holder's last sign of life.
 *
 * @throws when another replica held it for a minute
 */
export async function takeMigrationLease(db: mongo.Db, clock: Clock, timers: Timers, logger: Logger): Promise<MigrationLease> {
  const lock = lockRow(db, clock);
  const deadlineMs = clock.nowMs() + 2 * leaseMs;
  while (!(await lock.take())) {
    if (clock.nowMs() >= deadlineMs) {
      throw new Error('another replica is still migrating');
    }
    await timers.pause(pollMs);
  }
  const stop = timers.every(renewEveryMs, () => {
    lock.renew().catch((error: unknown) => logger.warn({ err: error }, 'the lease for migrating was not renewed'));
  });
  return {
    confirm: (session) => lock.renew(session),
    release: async () => {
      stop();
      await lock.remove();
    },
  };
}
