import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '@city-genie/service-kit/process/config';
import { completeKeys, type KeyFiles } from '../keys/key-files.js';
import { readKeyFolder, writeKeyFolder } from '../keys/key-folder.js';
import { StackError } from '../processes/stack-error.js';

/** Where the secret files of a data folder lie. */
export function keyFolderOf(dataDir: string): string {
  return join(dataDir, 'keys');
}

/**
 * Makes the secret files of a data folder at random the first time, completes them after an update, and keeps them.
 *
 * @throws StackError when a file is there but isn't what this wrote
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

/** The one key that there was before pairs had keys: guests and reporters were counted under it. */
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
