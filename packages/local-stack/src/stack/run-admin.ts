import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keyFilePath } from '../keys/key-folder.js';
import { isAlive } from '../processes/identity.js';
import { readLock } from '../processes/lock.js';
import { runCommand } from '../processes/run-command.js';
import type { Stores } from '../stores/run-stores.js';
import { keyFolderOf } from './keys.js';

const longestMs = 30_000;
/** Identity's own command, as it is in its image. */
const script = join('services', 'identity', 'dist', 'admin.js');

/** The stores of the stack that runs from this data folder; undefined when none does, or when it is just starting. */
function runningStores(dataDir: string): Stores | undefined {
  const lock = existsSync(dataDir) ? readLock(dataDir) : undefined;
  return lock !== undefined && isAlive(lock.supervisor) ? lock.stores : undefined;
}

/**
 * `npm run admin`: runs identity's administration command on the stack that runs from `DATA_DIR`.
 *
 * @param say prints a line
 * @returns the exit code
 */
export async function runAdmin(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { rootDir, say }: { rootDir: string; say: (line: string) => void },
): Promise<number> {
  const dataDir = resolve(rootDir, env.DATA_DIR ?? '.data');
  const stores = runningStores(dataDir);
  if (stores === undefined) {
    say(
      `City Genie isn't running from ${dataDir}. Start it with npm start and run this again, or set DATA_DIR to the folder it runs from.`,
    );
    return 1;
  }
  const { mongodbUri: MONGODB_URI, redisUrl: REDIS_URL } = stores;
  const KEYS_FILE = keyFilePath(keyFolderOf(dataDir), 'identity');
  const { code, stdout, stderr, problem } = await runCommand(process.execPath, [join(rootDir, script), ...args], {
    timeoutMs: longestMs,
    env: { ...env, MONGODB_URI, REDIS_URL, KEYS_FILE },
  });
  for (const text of [stdout, stderr, problem ?? ''].map((part) => part.trim()).filter((part) => part !== '')) {
    say(text);
  }
  return code ?? 1;
}
