import type { Connection, mongo } from 'mongoose';
import { type Clock, systemClock } from '../clock.js';
import type { Logger } from '../observability/logger.js';
import { systemTimers, type Timers, takeMigrationLease } from './migration-lease.js';
import { inTransaction } from './mongo.js';

/**
 * One step of a database's schema. Ids and their order never change; `up` must be safe to repeat (docs/rules/data.md#data-of-today-stays).
 */
export type Migration = { id: string; up: (db: mongo.Db) => Promise<void> };

type Applied = { _id: string; appliedAt: Date };

/**
 * Migrates a database to this version before the service is ready; replicas wait for one another.
 *
 * @throws when a store fails, when another replica takes too long, or when another replica took over the lease. In that case no migration
 * was marked as applied without the lease. It is safe to call again in each case.
 */
export async function migrate(
  connection: Connection,
  migrations: readonly Migration[],
  logger: Logger,
  { clock = systemClock, timers = systemTimers }: { clock?: Clock; timers?: Timers } = {},
): Promise<void> {
  const { db } = connection;
  if (!db) {
    throw new Error('mongodb is not connected');
  }
  const applied = db.collection<Applied>('schema_migrations');
  const missing = async () => {
    const done = new Set((await applied.find().toArray()).map((row) => row._id));
    return migrations.filter(({ id }) => !done.has(id));
  };
  if ((await missing()).length === 0) {
    return;
  }
  const lease = await takeMigrationLease(db, clock, timers, logger);
  try {
    for (const migration of await missing()) {
      await migration.up(db);
      // In one transaction: a mark written by a replica that lost its lease would keep its successor from finishing the migration.
      await inTransaction(connection, async (session) => {
        await lease.confirm(session);
        await applied.insertOne({ _id: migration.id, appliedAt: new Date(clock.nowMs()) }, { session });
      });
      logger.info({ migration: migration.id }, 'migrated');
    }
  } finally {
    await lease.release();
  }
}
