import { gzipSync } from 'node:zlib';
import { varints } from './protobuf.js';

export type ArchivedTile = { z: number; x: number; y: number; bytes: Uint8Array };

export type ArchiveOptions = {
  /** How tiles are packed; what is in `bytes` is stored as it is. Default: gzip. */
  tileCompression?: 'none' | 'gzip' | 'brotli';
  /** Default: vector tiles. */
  tileType?: 'mvt' | 'png';
  /** Degrees: west, south, east, north; default: the whole world. */
  bounds?: readonly [number, number, number, number];
  /** So many entries at most in a directory; the root then leads to further ones. */
  entriesPerDirectory?: number;
};

type Entry = { id: number; offset: number; length: number; runLength: number };

const headerBytes = 127;
const compressions = { none: 1, gzip: 2, brotli: 3 } as const;
const types = { mvt: 1, png: 2 } as const;

/** A tile's number along the Hilbert curves of all zooms, one after the other. */
function tileId({ z, x, y }: Pick<ArchivedTile, 'z' | 'x' | 'y'>): number {
  let [id, column, row] = [(4 ** z - 1) / 3, x, y];
  for (let side = 2 ** (z - 1); side >= 1; side /= 2) {
    const [right, low] = [column >= side ? 1 : 0, row >= side ? 1 : 0];
    const quarter = low === 0 ? 3 * right : 2 - (1 - right);
    id += side * side * quarter;
    [column, row] = [column - right * side, row - low * side];
    if (low === 0) {
      [column, row] = right === 1 ? [side - 1 - row, side - 1 - column] : [row, column];
    }
  }
  return id;
}

function directory(entries: readonly Entry[]): Buffer {
  const columns = [
    entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0)),
    entries.map(({ runLength }) => runLength),
    entries.map(({ length }) => length),
    entries.map(({ offset }) => offset + 1),
  ];
  return gzipSync(varints([entries.length, ...columns.flat()]));
}

/** A root directory, and those that it leads to where one has no room for all. */
function directories(entries: readonly Entry[], most: number): { root: Buffer; leaves: Buffer } {
  if (entries.length <= most) {
    return { root: directory(entries), leaves: Buffer.alloc(0) };
  }
  const groups = Array.from({ length: Math.ceil(entries.length / most) }, (_, index) => entries.slice(index * most, (index + 1) * most));
  const leaves = groups.map(directory);
  const links = leaves.map(({ length }, index) => ({
    id: groups[index]?.[0]?.id ?? 0,
    offset: leaves.slice(0, index).reduce((sum, leaf) => sum + leaf.length, 0),
    length,
    runLength: 0,
  }));
  return { root: directory(links), leaves: Buffer.concat(leaves) };
}

function header(parts: readonly Uint8Array[], entries: readonly Entry[], zooms: readonly number[], options: ArchiveOptions): Buffer {
  const { tileCompression = 'gzip', tileType = 'mvt', bounds = [-180, -85, 180, 85] } = options;
  const bytes = Buffer.alloc(headerBytes);
  bytes.write('PMTiles');
  bytes.writeUInt8(3, 7);
  let offset = headerBytes;
  parts.forEach(({ length }, index) => {
    bytes.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    bytes.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    offset += length;
  });
  for (const at of [72, 80, 88]) {
    bytes.writeBigUInt64LE(BigInt(entries.length), at);
  }
  bytes.set([1, compressions.gzip, compressions[tileCompression], types[tileType], Math.min(...zooms), Math.max(...zooms)], 96);
  bounds.forEach((degrees, index) => {
    bytes.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  });
  return bytes;
}

/** A PMTiles file (version 3) with these tiles. */
export function writePmtiles(tiles: readonly ArchivedTile[], options: ArchiveOptions = {}): Buffer {
  const sorted = tiles.map((tile) => ({ ...tile, id: tileId(tile) })).sort((one, other) => one.id - other.id);
  let end = 0;
  const entries = sorted.map(({ id, bytes }): Entry => {
    const offset = end;
    end += bytes.length;
    return { id, offset, length: bytes.length, runLength: 1 };
  });
  const { root, leaves } = directories(entries, options.entriesPerDirectory ?? Number.POSITIVE_INFINITY);
  // In the order in which the header names them.
  const parts = [root, gzipSync('{}'), leaves, Buffer.concat(sorted.map(({ bytes }) => bytes))];
  return Buffer.concat([
    header(
      parts,
      entries,
      sorted.map(({ z }) => z),
      options,
    ),
    ...parts,
  ]);
}
