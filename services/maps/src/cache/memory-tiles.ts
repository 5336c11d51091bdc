import { createRecentlyUsed } from '@city-genie/service-kit/recently-used';
import type { StoredTile, TileStore } from './tile-store.js';

/** What an entry needs besides its bytes, roughly. */
const entryBytes = 500;

/** Tiles in memory, for those that everybody looks at, and for all while the disk can't be written. */
export function createMemoryTiles(limitBytes: number): TileStore {
  const tiles = createRecentlyUsed<StoredTile>(limitBytes);
  return {
    read: async (key) => tiles.get(key),
    write: async (key, tile) => {
      tiles.set(key, tile, tile.bytes.length + entryBytes);
    },
  };
}
