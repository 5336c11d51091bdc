import { chmodSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProcessName, processNames } from '@city-genie/contracts/internal/internal-endpoint';
import { readKeyFile } from '@city-genie/service-kit/trust/keys';
import type { KeyFiles } from './key-files.js';

/** The path of a process's secret file: in a folder of its own, the only one that the process gets to see. */
export function keyFilePath(folder: string, name: string): string {
  return join(folder, name, 'keys.json');
}

/** Reads the existing files. @throws ConfigError for a file that `npm run keys` didn't write */
export function readKeyFolder(folder: string): Partial<KeyFiles> {
  const there = processNames.filter((name) => existsSync(keyFilePath(folder, name)));
  return Object.fromEntries(there.map((name) => [name, readKeyFile(keyFilePath(folder, name))]));
}

/**
 * Writes the files, each atomically. Only the owner can enter the folder; the files in it are readable for anybody who is given a process's
 * folder, such as a container that runs as another user.
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
  // Independent of the umask.
  chmodSync(join(folder, name), 0o755);
  chmodSync(`${path}.new`, 0o644);
  renameSync(`${path}.new`, path);
}
