import type { TileAddress } from '@city-genie/contracts/map/routes';
import type { Clock } from '@city-genie/service-kit/clock';
import { withDeadline } from '@city-genie/service-kit/deadline';
import { AppError, fixedMessages } from '@city-genie/service-kit/errors';
import { createSingleFlight } from '@city-genie/service-kit/single-flight';
import type { StoredTile, TileStore } from '../cache/tile-store.js';
import type { TileServer } from '../tile-server/tile-server.js';
import { isServed } from './area.js';
import type { FairTurns } from './fair-turns.js';
import { type Asker, contentHash, type TileAnswer, type TileOrigin, type TileSource, tileKey } from './tile.js';

export type KeepingTimes = {
  /** A tile isn't asked for again for so long (docs/rules/map.md#what-is-kept). */
  freshMs: number;
  /** Nor one that the server doesn't have: there may be one tomorrow. */
  noneFreshMs: number;
  /** While the server is away, tiles are shown up to this age. */
  staleMs: number;
  /** The longest wait for a new tile when an old one can be shown. */
  staleWaitMs: number;
  /** The longest wait when there is none; shorter than the gateway's. */
  waitMs: number;
};

const dayMs = 24 * 3_600_000;

export const keepingTimes: KeepingTimes = { freshMs: 7 * dayMs, noneFreshMs: dayMs, staleMs: 30 * dayMs, staleWaitMs: 800, waitMs: 3000 };

const retryAfterSeconds = 5;

const none: TileAnswer = { tile: undefined, origin: 'none' };

function shown({ bytes }: StoredTile, origin: TileOrigin): TileAnswer {
  return bytes.length === 0 ? none : { tile: { bytes, etag: contentHash(bytes) }, origin };
}

export type ServerTiles = TileSource & {
  /** Waits for tiles that are on their way, so that they are kept. */
  drain(): Promise<void>;
};

type Options = { server: TileServer; turns: FairTurns; store: TileStore; clock: Clock; times?: KeepingTimes };

/** Tiles of a tile server around our cities, each kept for a week. Who asks for the same tile at the same time waits for the same answer. */
export function createServerTiles({ server, turns, store, clock, times = keepingTimes }: Options): ServerTiles {
  const flights = createSingleFlight<StoredTile>();

  async function fetchTile(key: string, address: TileAddress): Promise<StoredTile> {
    // Another may have brought it while this one waited for its turn.
    const kept = await store.read(key);
    if (kept !== undefined && isFresh(kept)) {
      return kept;
    }
    const bytes = (await server.ask(address)) ?? new Uint8Array();
    const tile = { bytes, fetchedAtMs: clock.nowMs() };
    await store.write(key, tile);
    return tile;
  }

  function ageMs({ fetchedAtMs }: StoredTile): number {
    return clock.nowMs() - fetchedAtMs;
  }

  function isFresh(tile: StoredTile): boolean {
    return ageMs(tile) < (tile.bytes.length === 0 ? times.noneFreshMs : times.freshMs);
  }

  async function find(address: TileAddress, { client, signal }: Asker): Promise<TileAnswer> {
    const key = tileKey(address);
    const kept = await store.read(key);
    if (kept !== undefined && isFresh(kept)) {
      return shown(kept, 'cache');
    }
    const answered = new AbortController();
    const asker = { client, signal: AbortSignal.any([signal, answered.signal]) };
    const renewal = turns.run(asker, () => flights.run(key, () => fetchTile(key, address)));
    const old = kept !== undefined && ageMs(kept) <= times.staleMs ? kept : undefined;
    try {
      // A tile that is on its way and comes later is kept, for whoever asks next.
      return shown(await withDeadline(renewal, old === undefined ? times.waitMs : times.staleWaitMs), 'server');
    } catch (error) {
      if (old === undefined) {
        throw error;
      }
      return shown(old, 'stale');
    } finally {
      answered.abort();
    }
  }

  return {
    async find(address, asker) {
      if (!isServed(address)) {
        return none;
      }
      try {
        return await find(address, asker);
      } catch (cause) {
        throw new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds, cause });
      }
    },
    drain: () => flights.settle(),
  };
}
