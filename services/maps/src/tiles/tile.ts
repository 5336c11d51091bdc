import { createHash } from 'node:crypto';
import type { TileAddress } from '@city-genie/contracts/map/routes';

/** A tile as it is kept and sent: gzipped. */
export type Tile = {
  bytes: Uint8Array;
  /** The same for the same bytes of the same source; without quotes. */
  etag: string;
};

/** From where a tile was taken, for figures. */
export type TileOrigin = 'file' | 'server' | 'cache' | 'stale' | 'none';

/** What is known of an address; without a tile, there is none. */
export type TileAnswer = { tile: Tile | undefined; origin: TileOrigin };

/** Who wants a tile. */
export type Asker = {
  /** Whoever counts as one client (docs/rules/limits.md#one-client). */
  client: string;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
};

export type TileSource = {
  /** @throws AppError when nobody can tell now, or no map is set up */
  find(address: TileAddress, asker: Asker): Promise<TileAnswer>;
};

/** A tile's name in stores. */
export function tileKey({ z, x, y }: TileAddress): string {
  return `${z}-${x}-${y}`;
}

/** A short hash of content, safe in names of files and in headers. */
export function contentHash(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
