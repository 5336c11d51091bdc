import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { createRecentlyUsed } from '@city-genie/service-kit/recently-used';
import { contentHash } from '../tiles/tile.js';
import { readTileFileName, tileFileName } from './tile-file-name.js';
import type { TileStore } from './tile-store.js';

export type DiskTiles = TileStore & {
  /** Makes the folder and looks what is in it; what isn't a tile of ours goes. Until then there is nothing. */
  open(): Promise<void>;
  sizeBytes(): number;
};

/** The folder for the tiles of one server: another's are others. */
export function tileFolder(scratch: string, url: string): string {
  return join(scratch, `tiles-1-${contentHash(url)}`);
}

const tileFolderForm = /^tiles-\d+-[\w-]{22}$/;

/** Removes folders of a server that was named before, or in the form of another version. */
async function removeFormer(folder: string): Promise<void> {
  const scratch = dirname(folder);
  const former = (await readdir(scratch)).filter((name) => tileFolderForm.test(name) && name !== basename(folder));
  await Promise.all(former.map((name) => rm(join(scratch, name), { recursive: true, force: true })));
}

/** The names of tiles in the folder, the oldest first, and those of anything else. */
async function namesIn(folder: string): Promise<{ ours: { name: string; key: string }[]; others: string[] }> {
  const named = (await readdir(folder)).map((name) => ({ name, tile: readTileFileName(name) }));
  const ours = named.flatMap(({ name, tile }) => (tile ? [{ name, ...tile }] : []));
  const others = named.flatMap(({ name, tile }) => (tile ? [] : [name]));
  return { ours: ours.sort((one, other) => one.fetchedAtMs - other.fetchedAtMs), others };
}

/** Files take whole blocks. */
const blockBytes = 4096;
const onDisk = (bytes: number): number => Math.max(1, Math.ceil(bytes / blockBytes)) * blockBytes;

/**
 * Tiles as files of a folder (`tileFolder`) that belongs to this store alone. Within the limit those stay that were used last. A file is complete as soon
 * as it has its name. Where the disk is full or can't be written, tiles are not kept, and that is told once.
 */
export function createDiskTiles(options: { folder: string; limitBytes: number; logger: Logger }): DiskTiles {
  const { folder, limitBytes, logger } = options;
  /** Names of files. */
  const files = createRecentlyUsed<string>(limitBytes);
  let hasFailed = false;

  const remove = (name: string): Promise<void> => rm(join(folder, name), { recursive: true, force: true });

  function tellOnce(err: unknown): void {
    if (!hasFailed) {
      logger.warn({ err }, 'map tiles can’t be kept on disk, only the few that fit into memory are');
    }
    hasFailed = true;
  }

  async function findAll(): Promise<void> {
    const { ours, others: gone } = await namesIn(folder);
    for (const { name, key } of ours) {
      gone.push(...files.set(key, name, onDisk((await stat(join(folder, name))).size)));
    }
    await Promise.all(gone.map(remove));
  }

  return {
    async open() {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await removeFormer(folder);
        await findAll();
      } catch (error) {
        tellOnce(error);
      }
    },
    async read(key) {
      const name = files.get(key);
      const told = name === undefined ? undefined : readTileFileName(name);
      if (name === undefined || told === undefined) {
        return undefined;
      }
      const bytes = await readFile(join(folder, name)).catch(() => undefined);
      if (bytes !== undefined && contentHash(bytes) === told.hash) {
        return { bytes, fetchedAtMs: told.fetchedAtMs };
      }
      // A newer one may have been written meanwhile.
      if (files.get(key) === name) {
        files.delete(key);
      }
      await remove(name).catch(tellOnce);
      return undefined;
    },
    async write(key, tile) {
      const name = tileFileName(key, tile);
      const draft = join(folder, `${randomUUID()}.tmp`);
      try {
        await writeFile(draft, tile.bytes, { mode: 0o600 });
        await rename(draft, join(folder, name));
        const gone = files.set(key, name, onDisk(tile.bytes.length));
        await Promise.all(gone.filter((other) => other !== name).map(remove));
        hasFailed = false;
      } catch (error) {
        tellOnce(error);
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
    sizeBytes: files.size,
  };
}
