import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cities } from '@city-genie/city-data/catalog';

const here = fileURLToPath(import.meta.url);
/** What is shipped, and what makes rows of it. */
const folders = ['../content/', '.'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));

async function modulesIn(folder: string, extension: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => extname(name) === extension && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name))
    .sort();
}

/**
 * Twelve hexadecimal digits that change whenever a module below the folders does, or what else makes rows. `extension`: of the modules, with its dot.
 *
 * @throws Error when there are no modules, which would be a version that never changes
 */
export async function versionOfModules(folders: readonly string[], extension: string, others = ''): Promise<string> {
  const hash = createHash('sha256').update(others);
  let modules = 0;
  for (const folder of folders) {
    for (const file of await modulesIn(folder, extension)) {
      hash.update(`\n${relative(folder, file)}\n`).update(await readFile(file));
      modules += 1;
    }
  }
  if (modules === 0) {
    throw new Error(`no modules below ${folders.join(' and ')}`);
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * The version of the shipped catalogue. It is read from the files, since content that the database has already need not be loaded: two thousand entries
 * would cost a start more than all else that it does.
 */
export function shippedVersion(): Promise<string> {
  return versionOfModules(folders, extname(here), cities.map(({ key }) => key).join());
}
