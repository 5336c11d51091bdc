import { largestTileBytes } from '@city-genie/contracts/map/endpoints';
import type { TileAddress } from '@city-genie/contracts/map/routes';
import { covers } from '../tiles/area.js';
import { LargeTileError, NoTileError, packTile } from '../tiles/pack-tile.js';
import type { Download } from './download.js';
import { TileServerError } from './server-error.js';
import type { TileSet, TileTemplate } from './tile-template.js';

/** Whoever has tiles: a server, or one that is asked with care (`resilient-server.ts`). */
export type TileServer = {
  /** The tile, packed; undefined when there is none. @throws TileServerError, or BrokenCircuitError when nobody was asked */
  ask(address: TileAddress, signal?: AbortSignal): Promise<Uint8Array | undefined>;
};

function addressOf({ template }: TileSet, { z, x, y }: TileAddress): string {
  return template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
}

/** One attempt at a time; a tile that isn't found is looked for once more if the tiles have moved. */
export function createTileServer(options: { template: TileTemplate; download: Download }): TileServer {
  const { template, download } = options;

  async function fetchTile(address: TileAddress, signal: AbortSignal): Promise<Uint8Array | undefined> {
    const limits = { limitBytes: largestTileBytes, signal };
    const used = await template.current();
    if (!covers(used, address)) {
      return undefined;
    }
    const bytes = await download(addressOf(used, address), limits);
    const now = bytes === undefined ? await template.after(used) : used;
    return now.template === used.template ? bytes : await download(addressOf(now, address), limits);
  }

  return {
    async ask(address, signal = new AbortController().signal) {
      const bytes = await fetchTile(address, signal);
      try {
        return bytes && (await packTile(bytes));
      } catch (cause) {
        throw cause instanceof NoTileError
          ? new TileServerError(cause.message, { cause, isOfTile: cause instanceof LargeTileError })
          : cause;
      }
    },
  };
}
