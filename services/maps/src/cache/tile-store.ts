/** A tile of the tile server, as it is kept. */
export type StoredTile = {
  /** Gzipped; empty where the server said that there is no such tile. */
  bytes: Uint8Array;
  fetchedAtMs: number;
};

/** Tiles that may be gone at any time. Neither call throws. */
export type TileStore = {
  read(key: string): Promise<StoredTile | undefined>;
  write(key: string, tile: StoredTile): Promise<void>;
};
