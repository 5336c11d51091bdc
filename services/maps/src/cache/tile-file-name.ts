import { contentHash, tileKey } from '../tiles/tile.js';
import type { StoredTile } from './tile-store.js';

/** What the name of a tile's file says. */
export type TileFileName = { key: string; fetchedAtMs: number; hash: string };

const form = /^(\d{1,2})-(\d{1,5})-(\d{1,5})\.(\d{1,15})\.([\w-]{22})\.tile$/;

/** With the hash of its content, so that a file that was damaged is found out, and its time, which no copy changes. */
export function tileFileName(key: string, { bytes, fetchedAtMs }: StoredTile): string {
  return `${key}.${fetchedAtMs}.${contentHash(bytes)}.tile`;
}

/** Undefined for a name that isn't ours. */
export function readTileFileName(name: string): TileFileName | undefined {
  const [, z, x, y, fetchedAt, hash = ''] = form.exec(name) ?? [];
  return z === undefined ? undefined : { key: tileKey({ z: Number(z), x: Number(x), y: Number(y) }), fetchedAtMs: Number(fetchedAt), hash };
}
