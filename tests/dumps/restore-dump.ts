import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Stores } from '@city-genie/local-stack/stores/run-stores';
import type { Dump } from './dump-format.js';
import { restoreMongo } from './mongo-part.js';
import { restoreRedis } from './redis-part.js';
import { renewMailedTokens } from './renew-mailed-tokens.js';
import { shiftTimes } from './shift-times.js';

/**
 * Restores a dump into empty stores and an empty data folder, as if it had been taken at `nowMs`.
 *
 * @returns the dump with shifted times, as it is stored now
 * @throws when a store isn't empty; as `renewMailedTokens`
 */
export async function restoreDump(dump: Dump, stores: Stores, dataDir: string, nowMs: number): Promise<Dump> {
  const shifted = shiftTimes(dump, nowMs);
  const notes = renewMailedTokens(dump, shifted);
  await restoreMongo(stores.mongodbUri, shifted.mongodb);
  await restoreRedis(stores.redisUrl, shifted.redis);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (const [name, text] of Object.entries(shifted.files)) {
    mkdirSync(dirname(join(dataDir, name)), { recursive: true, mode: 0o700 });
    writeFileSync(join(dataDir, name), text, { mode: 0o600 });
  }
  return { ...shifted, notes };
}
