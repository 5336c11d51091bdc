import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireLock } from '../processes/lock.js';
import { createSupervisor } from '../processes/supervisor.js';
import { findMongo } from './find-mongo.js';
import { findRedis } from './find-redis.js';
import { thisMachine } from './machine.js';
import { runStores, type Stores } from './run-stores.js';
import type { Report } from './strategy.js';

/** Empty stores for tests, in a folder that is removed with them. */
export async function startThrowAwayStores(report: Report): Promise<Stores & { stop: () => Promise<void> }> {
  const here = thisMachine(report);
  // Tests must not write to a configured store.
  const machine = { ...here, env: { ...here.env, MONGODB_URI: undefined, REDIS_URL: undefined } };
  const mongo = await findMongo(machine);
  const redis = await findRedis(machine);
  const dataDir = mkdtempSync(join(tmpdir(), 'city-genie-test-'));
  const lock = await acquireLock(dataDir, { address: 'test stores', throwAway: true, report });
  const supervisor = createSupervisor(dataDir, lock, report);
  const stop = async (): Promise<void> => {
    await supervisor.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { ...(await runStores(supervisor, dataDir, mongo, redis)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
