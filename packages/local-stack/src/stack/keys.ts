import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '@city-genie/service-kit/process/config';
import { completeKeys, type KeyFiles } from '../keys/key-files.js';
import { readKeyFolder, writeKeyFolder } from '../keys/key-folder.js';
import { StackError } from '../processes/stack-error.js';

/** The folder of the secret files in a data folder. */
export function keyFolderOf(dataDir: string): string {
  return join(dataDir, 'keys');
}

/**
 * Makes random secret files in a data folder the first time, completes them after an update, and keeps them.
 *
 * @throws StackError for a file that this didn't write
 */
export function prepareKeys(dataDir: string): KeyFiles {
  const folder = keyFolderOf(dataDir);
  const oldPath = join(dataDir, 'keys.json');
  try {
    const pseudonym = existsSync(oldPath) ? readOldKey(oldPath) : undefined;
    const files = completeKeys(readKeyFolder(folder), { sharedV1: [], pseudonym });
    writeKeyFolder(folder, files);
    rmSync(oldPath, { force: true });
    return files;
  } catch (error) {
    throw error instanceof ConfigError ? new StackError(`${error.message} Remove it and a new one is made.`) : error;
  }
}

/** The single key from before pairs had keys, under which guests and reporters were counted. */
function readOldKey(path: string): string {
  const damaged = new ConfigError(`${path} is damaged.`);
  try {
    const { callerKey }: { callerKey?: unknown } = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof callerKey !== 'string') {
      throw damaged;
    }
    return callerKey;
  } catch (error) {
    throw error instanceof SyntaxError ? damaged : error;
  }
}
