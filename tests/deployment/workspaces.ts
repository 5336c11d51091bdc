import { z } from 'zod';
import { exists, namesIn, readText } from './repository-files.js';

const manifest = z.object({ name: z.string(), dependencies: z.record(z.string(), z.string()).default({}) });

function readManifest(folder: string): z.infer<typeof manifest> {
  return manifest.parse(JSON.parse(readText(`${folder}/package.json`)));
}

/** The packages of this repository that these folders need in production, directly or indirectly, without the folders themselves. */
export function packagesNeededBy(folders: readonly string[]): string[] {
  const packages = namesIn('packages').map((name) => `packages/${name}`);
  const folderByName = new Map(
    packages.filter((folder) => exists(`${folder}/package.json`)).map((folder) => [readManifest(folder).name, folder]),
  );
  const reached = new Set(folders);
  for (const folder of reached) {
    for (const name of Object.keys(readManifest(folder).dependencies)) {
      const needed = folderByName.get(name);
      if (needed !== undefined) {
        reached.add(needed);
      }
    }
  }
  return [...reached].filter((folder) => !folders.includes(folder)).sort();
}
