import type { TileStore } from './tile-store.js';

/** Two stores as one: what is in the first isn't looked for in the second. */
export function layeredTiles(first: TileStore, second: TileStore): TileStore {
  return {
    async read(key) {
      const tile = await first.read(key);
      if (tile !== undefined) {
        return tile;
      }
      const kept = await second.read(key);
      if (kept !== undefined) {
        await first.write(key, kept);
      }
      return kept;
    },
    async write(key, tile) {
      await Promise.all([first.write(key, tile), second.write(key, tile)]);
    },
  };
}
