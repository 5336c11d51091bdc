import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ClientSession, mongo } from 'mongoose';
import type { Clock } from '../clock.js';
import type { Logger } from '../observability/logger.js';
import { isDuplicateKey } from './mongo.js';

/** `owner` is missing in rows of an earlier version. */
type Lock = { _id: 'lock'; until: Date; owner?: string };

/** Waiting and repeating, injected so that tests control them. */
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
  /** Renews the lease within `session`'s transaction. @throws when another replica holds it now, so that the transaction fails */
  confirm(session: ClientSession): Promise<void>;
  /** Releases the lease, if it is still ours. */
  release(): Promise<void>;
};

const leaseMs = 30_000;
const renewEveryMs = 10_000;
const pollMs = 200;

/** The single row that holds the lease, as this replica sees it. */
function lockRow(db: mongo.Db, clock: Clock) {
  const locks = db.collection<Lock>('schema_lock');
  const owner = randomUUID();
  const until = () => new Date(clock.nowMs() + leaseMs);
  return {
    /** @returns false while another replica holds the lease. */
    take: async (): Promise<boolean> => {
      const expired = { _id: 'lock' as const, until: { $lt: new Date(clock.nowMs()) } };
      try {
        await locks.updateOne(expired, { $set: { until: until(), owner } }, { upsert: true });
        return true;
      } catch (error) {
        // The upsert collided with another replica's row.
        if (isDuplicateKey(error)) {
          return false;
        }
        throw error;
      }
    },
    /** @throws when another replica holds the row now. */
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
 * The lease for migrating, held by one replica at a time. It is renewed while held, so migrations may take any time, and expires 30 s after
 * its holder's last renewal.
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
    lock.renew().catch((error: unknown) => logger.warn({ err: error }, 'the lease for migrations was not renewed'));
  });
  return {
    confirm: (session) => lock.renew(session),
    release: async () => {
      stop();
      await lock.remove();
    },
  };
}
