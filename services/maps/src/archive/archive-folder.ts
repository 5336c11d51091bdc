import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { TileAddress } from '@city-genie/contracts/map/routes';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { contentHash, type Tile } from '../tiles/tile.js';
import { type Archive, openArchive } from './archive.js';

/** The PMTiles files of a folder. */
export type ArchiveFolder = {
  /** The tile of the first file, by name, that has it. */
  find(address: TileAddress): Promise<Tile | undefined>;
  /** Opens files that are new or have changed, and closes those that are gone. @throws when the folder can't be read */
  look(): Promise<void>;
  close(): Promise<void>;
};

const ending = '.pmtiles';

type Opened = { version: string; archive: Archive | undefined };

/** @param path the folder */
export function createArchiveFolder(path: string, logger: Logger): ArchiveFolder {
  let files = new Map<string, Opened>();
  /** Of the look before: somebody may still have been reading them. */
  let outdated: Archive[] = [];

  async function openNamed(name: string, version: string): Promise<Opened> {
    try {
      const archive = await openArchive(join(path, name), version);
      logger.info({ file: name }, 'a file with map tiles is open');
      return { version, archive };
    } catch (err) {
      // Remembered as it is, so that it is told once.
      logger.error({ err, file: name }, 'a file with map tiles can’t be used');
      return { version, archive: undefined };
    }
  }

  async function current(name: string): Promise<readonly [string, Opened]> {
    const { mtimeMs, size } = await stat(join(path, name));
    const version = contentHash(`${name} ${mtimeMs} ${size}`).slice(0, 8);
    const known = files.get(name);
    return [name, known?.version === version ? known : await openNamed(name, version)];
  }

  async function closeAll(archives: readonly Archive[]): Promise<void> {
    await Promise.all(archives.map((archive) => archive.close()));
  }

  return {
    async find(address) {
      for (const [file, { archive }] of files) {
        try {
          const tile = await archive?.find(address);
          if (tile !== undefined) {
            return tile;
          }
        } catch (err) {
          // The next file may have it.
          logger.warn({ err, file }, 'a map tile in a file can’t be read');
        }
      }
      return undefined;
    },
    async look() {
      const names = (await readdir(path)).filter((name) => name.endsWith(ending)).sort();
      const found = new Map(await Promise.all(names.map(current)));
      const gone = [...files].flatMap(([name, { archive }]) => (archive && found.get(name)?.archive !== archive ? [archive] : []));
      const toClose = outdated;
      [files, outdated] = [found, gone];
      await closeAll(toClose);
    },
    async close() {
      const open = [...files.values()].flatMap(({ archive }) => archive ?? []);
      files = new Map();
      await closeAll([...open, ...outdated]);
    },
  };
}
