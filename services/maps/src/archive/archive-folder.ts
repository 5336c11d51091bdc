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

/** `mayHeal`: the system failed, not what is in the file, which is the same after a `chmod`. */
type Opened = { version: string; archive: Archive | undefined; mayHeal: boolean };

/** Without a version: what can't be found, such as a link that leads nowhere, or a file that got another name meanwhile. */
const nowhere = '';

function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

/**
 * @param path the folder
 * @param open opens a file of it; for tests
 */
export function createArchiveFolder(path: string, logger: Logger, open = openArchive): ArchiveFolder {
  let files = new Map<string, Opened>();
  /** Of the look before: somebody may still have been reading them. */
  let outdated: Archive[] = [];

  async function versionOf(name: string): Promise<string> {
    const { mtimeMs, size } = await stat(join(path, name));
    return contentHash(`${name} ${mtimeMs} ${size}`).slice(0, 8);
  }

  /** The file as it is now; one that can't be used keeps no other from being served, and is told once. */
  async function current(name: string): Promise<readonly [string, Opened]> {
    const known = files.get(name);
    let version = nowhere;
    try {
      version = await versionOf(name);
      if (known?.version === version && !known.mayHeal) {
        return [name, known];
      }
      const archive = await open(join(path, name), version);
      logger.info({ file: name }, 'a file with map tiles is open');
      return [name, { version, archive, mayHeal: false }];
    } catch (err) {
      logger[known?.version === version ? 'debug' : 'error']({ err, file: name }, 'a file with map tiles can’t be used');
      return [name, { version, archive: undefined, mayHeal: isOfSystem(err) }];
    }
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
      const opened = [...files.values()].flatMap(({ archive }) => archive ?? []);
      files = new Map();
      await closeAll([...opened, ...outdated]);
    },
  };
}
