import { chmodSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProcessName, processNames } from '@city-genie/contracts/internal/internal-endpoint';
import { readKeyFile } from '@city-genie/service-kit/trust/keys';
import type { KeyFiles } from './key-files.js';

/** Where the secret file of a process lies: in a folder of its own, which is all that the process gets to see. */
export function keyFilePath(folder: string, name: string): string {
  return join(folder, name, 'keys.json');
}

/** What is there. @throws ConfigError when a file is there but isn't what `npm run keys` writes */
export function readKeyFolder(folder: string): Partial<KeyFiles> {
  const there = processNames.filter((name) => existsSync(keyFilePath(folder, name)));
  return Object.fromEntries(there.map((name) => [name, readKeyFile(keyFilePath(folder, name))]));
}

/**
 * Writes the files, each whole or not at all. The folder is its owner's alone; the files in it can be read by whoever is given the folder of
 * a process, such as a container that runs as another user.
 */
export function writeKeyFolder(folder: string, files: KeyFiles): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  for (const name of processNames) {
    writeKeyFile(folder, name, JSON.stringify(files[name], null, 2));
  }
}

function writeKeyFile(folder: string, name: ProcessName, text: string): void {
  const path = keyFilePath(folder, name);
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(`${path}.new`, `${text}\n`);
  // Whatever this machine takes away from new files by default.
  chmodSync(join(folder, name), 0o755);
  chmodSync(`${path}.new`, 0o644);
  renameSync(`${path}.new`, path);
}
