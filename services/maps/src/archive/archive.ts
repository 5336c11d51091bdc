import { largestTileBytes } from '@city-genie/contracts/map/endpoints';
import type { TileAddress } from '@city-genie/contracts/map/routes';
import { Compression, findTile, type Header, SharedPromiseCache, TileType, zxyToTileId } from 'pmtiles';
import { covers } from '../tiles/area.js';
import { packTile } from '../tiles/pack-tile.js';
import { contentHash, type Tile } from '../tiles/tile.js';
import { ArchiveFile } from './archive-file.js';
import { unpackDirectory } from './unpack-directory.js';

/** Parts of the file's directory in memory; a city's file has few, and large ones take megabytes. */
const keptDirectories = 16;
/** A directory leads to another at most so often. */
const deepestDirectory = 3;

/** One PMTiles file. */
export type Archive = {
  /** Undefined where it has none. @throws when the file is damaged there */
  find(address: TileAddress): Promise<Tile | undefined>;
  close(): Promise<void>;
};

/** @throws Error for what we can't serve */
function checkHeader({ tileType, tileCompression, internalCompression }: Header): void {
  if (tileType !== TileType.Mvt) {
    throw new Error('it has no vector tiles');
  }
  for (const compression of [tileCompression, internalCompression]) {
    if (compression !== Compression.Gzip && compression !== Compression.None) {
      throw new Error('it is packed in another way than by gzip');
    }
  }
}

/**
 * Opens a file and reads its header.
 *
 * @param version changes with the file
 * @throws Error when it is no PMTiles file with vector tiles
 */
export async function openArchive(path: string, version: string): Promise<Archive> {
  const file = await ArchiveFile.open(path, version);
  try {
    const directories = new SharedPromiseCache(keptDirectories, true, unpackDirectory);
    const header = await directories.getHeader(file);
    checkHeader(header);
    return { find: (address) => findIn(file, directories, header, version, address), close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Whether the file may have this tile. */
function mayHave({ minZoom, maxZoom, minLon, minLat, maxLon, maxLat }: Header, address: TileAddress): boolean {
  return covers({ minZoom, maxZoom, box: { west: minLon, south: minLat, east: maxLon, north: maxLat } }, address);
}

/** As `PMTiles.getZxy` of the library, which unpacks each tile; ours are sent packed. */
async function findIn(
  file: ArchiveFile,
  directories: SharedPromiseCache,
  header: Header,
  version: string,
  address: TileAddress,
): Promise<Tile | undefined> {
  if (!mayHave(header, address)) {
    return undefined;
  }
  const id = zxyToTileId(address.z, address.x, address.y);
  let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
  for (let depth = 0; depth <= deepestDirectory; depth += 1) {
    const entry = findTile(await directories.getDirectory(file, offset, length, header), id);
    if (entry === null) {
      return undefined;
    }
    if (entry.runLength > 0) {
      return await readTile(file, header.tileDataOffset + entry.offset, entry.length, version);
    }
    [offset, length] = [header.leafDirectoryOffset + entry.offset, entry.length];
  }
  return undefined;
}

async function readTile(file: ArchiveFile, offset: number, length: number, version: string): Promise<Tile | undefined> {
  if (length > largestTileBytes) {
    throw new Error(`a tile is larger than ${largestTileBytes} bytes`);
  }
  const { data } = await file.getBytes(offset, length);
  if (data.byteLength < length) {
    throw new Error('the file ends within a tile');
  }
  const bytes = await packTile(new Uint8Array(data));
  return bytes && { bytes, etag: `${version}-${contentHash(bytes)}` };
}
