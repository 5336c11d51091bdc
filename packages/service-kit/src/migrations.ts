import { setTimeout as wait } from 'node:timers/promises';
import type { Connection, mongo } from 'mongoose';
import { type Clock, systemClock } from './clock.js';
import type { Logger } from './logger.js';

/** One step of a database's schema. Ids are kept for ever, in order; `up` can be repeated without harm. */
export type Migration = { id: string; up: (db: mongo.Db) => Promise<void> };

type Applied = { _id: string; appliedAt: Date };
type Lock = { _id: 'lock'; until: Date };

const leaseMs = 30_000;
const pollMs = 200;

async function acquireLock(locks: mongo.Collection<Lock>, clock: Clock): Promise<void> {
  const deadlineMs = clock.nowMs() + 2 * leaseMs;
  while (clock.nowMs() < deadlineMs) {
    const now = new Date(clock.nowMs());
    const until = new Date(clock.nowMs() + leaseMs);
    try {
      await locks.updateOne({ _id: 'lock', until: { $lt: now } }, { $set: { until } }, { upsert: true });
      return;
    } catch (error) {
      // Another replica holds it: the upsert met its row.
      if (!(error instanceof Error && 'code' in error && error.code === 11000)) {
        throw error;
      }
      await wait(pollMs);
    }
  }
  throw new Error('another replica is still migrating');
}

/** Brings a database to this version before the service is ready; replicas wait for one another. */
export async function migrate(
  connection: Connection,
  migrations: readonly Migration[],
  logger: Logger,
  clock: Clock = systemClock,
): Promise<void> {
  const { db } = connection;
  if (!db) {
    throw new Error('mongodb is not connected');
  }
  const applied = db.collection<Applied>('schema_migrations');
  const done = new Set((await applied.find().toArray()).map((row) => row._id));
  if (migrations.every((migration) => done.has(migration.id))) {
    return;
  }
  const locks = db.collection<Lock>('schema_lock');
  await acquireLock(locks, clock);
  try {
    const doneByNow = new Set((await applied.find().toArray()).map((row) => row._id));
    for (const migration of migrations.filter(({ id }) => !doneByNow.has(id))) {
      await migration.up(db);
      await applied.insertOne({ _id: migration.id, appliedAt: new Date(clock.nowMs()) });
      logger.info({ migration: migration.id }, 'migrated');
    }
  } finally {
    await locks.deleteOne({ _id: 'lock' });
  }
}
