import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StackError } from '../processes/stack-error.js';

export type Keys = {
  /** Signs and verifies who the caller is, between gateway and services. */
  callerKey: string;
};

const minKeyLength = 32;

/**
 * The secrets of a data folder, made at random the first time and kept in `keys.json`, readable by its owner alone.
 *
 * @throws StackError when the file is there but isn't what this wrote
 */
export function loadKeys(dataDir: string): Keys {
  const path = join(dataDir, 'keys.json');
  if (existsSync(path)) {
    chmodSync(path, 0o600);
    return readKeys(path);
  }
  const keys: Keys = { callerKey: randomBytes(32).toString('base64url') };
  writeFileSync(`${path}.new`, JSON.stringify(keys, null, 2), { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return keys;
}

function readKeys(path: string): Keys {
  const broken = new StackError(`${path} is damaged. Remove it and a new one is made.`);
  try {
    const { callerKey }: Partial<Keys> = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof callerKey !== 'string' || callerKey.length < minKeyLength) {
      throw broken;
    }
    return { callerKey };
  } catch (error) {
    throw error instanceof SyntaxError ? broken : error;
  }
}
