import type { Connection } from 'mongoose';
import type { ProcessKit } from '../process/process-kit.js';
import { type Migration, migrate } from '../stores/migrations.js';
import { createMongo, openMongo, pingMongo } from '../stores/mongo.js';

/**
 * The process's own database, opened and migrated before the process is ready.
 *
 * @param isNeeded false when the process can work without it after the start; it is then no part of readiness
 */
export function addMongo(kit: ProcessKit, uri: string, migrations: readonly Migration[], { isNeeded = true } = {}): Connection {
  const connection = createMongo(kit.logger);
  if (isNeeded) {
    kit.readyWhen('mongodb', () => pingMongo(connection));
  }
  kit.onStart(async () => {
    await openMongo(connection, uri, kit.database);
    await migrate(connection, migrations, kit.logger);
  });
  kit.onStop(() => connection.close());
  return connection;
}
