import { tileZooms } from '@city-genie/contracts/map/endpoints';
import type { Clock } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { createSingleFlight } from '@city-genie/service-kit/single-flight';
import { z } from 'zod';
import type { Box, Coverage } from '../tiles/area.js';
import type { Download } from './download.js';
import { TileServerError } from './server-error.js';

/** Which tiles there are, and where: an address with {z}, {x} and {y}. */
export type TileSet = Coverage & { template: string };

export type TileTemplate = {
  /** The one that holds now. @throws TileServerError when it isn't known and can't be read */
  current(): Promise<TileSet>;
  /** After a tile wasn't found by this template: looks whether the tiles have moved, at most once a minute. @throws TileServerError */
  after(used: TileSet): Promise<TileSet>;
};

const dayMs = 24 * 3_600_000;
const pauseMs = 60_000;
const limitBytes = 512 * 1024;
const timeoutMs = 1200;

const isTemplate = (text: string): boolean => ['{z}', '{x}', '{y}'].every((part) => text.includes(part));

const world = [-180, -90, 180, 90] as const;
const degrees = z.number();
const bounds = z.tuple([degrees, degrees, degrees, degrees]).refine(([west, south, east, north]) => west < east && south < north);
/** What it says of its tiles besides their address may be missing or wrong: then all are asked for. */
const tileJson = z.object({
  tiles: z.array(z.string()).min(1),
  minzoom: z.number().catch(tileZooms.first),
  maxzoom: z.number().catch(tileZooms.last),
  bounds: bounds.catch([...world]),
});

function boxOf([west, south, east, north]: readonly [number, number, number, number]): Box {
  return { west, south, east, north };
}

/** Without its TileJSON no tile can be had, whatever the reason. */
function ofServer(error: unknown): unknown {
  return error instanceof TileServerError && error.isOfTile ? new TileServerError(error.message, { cause: error }) : error;
}

/** What a TileJSON says. @throws TileServerError */
function readTileJson(bytes: Uint8Array | undefined, address: string): TileSet {
  try {
    const { tiles, minzoom, maxzoom, bounds: edges } = tileJson.parse(JSON.parse(Buffer.from(bytes ?? []).toString('utf8')));
    const [template = ''] = tiles;
    const resolved = decodeURI(new URL(template, address).href);
    if (isTemplate(resolved) && new URL(resolved).origin === new URL(address).origin) {
      return { template: resolved, minZoom: minzoom, maxZoom: maxzoom, box: boxOf(edges) };
    }
  } catch (cause) {
    throw new TileServerError('the tile server sent no TileJSON', { cause });
  }
  // Other servers are none that the operator has named.
  throw new TileServerError('the TileJSON names tiles that are somewhere else');
}

/**
 * The template that `MAP_TILES_URL` is, or that of the TileJSON there. OpenFreeMap's has the day of the data in it and is another one every
 * week: it is read when the first tile is needed, again after a day, and when a tile isn't found. One that can't be read again stays.
 */
export function createTileTemplate(options: { url: string; download: Download; clock: Clock; logger: Logger }): TileTemplate {
  const { url, download, clock, logger } = options;
  const flights = createSingleFlight<TileSet>();
  let known: TileSet | undefined;
  let [dueMs, readMs] = [0, 0];

  async function read(): Promise<TileSet> {
    try {
      known = readTileJson(await download(url, { limitBytes, signal: AbortSignal.timeout(timeoutMs) }), url);
      dueMs = clock.nowMs() + dayMs;
      return known;
    } catch (error) {
      dueMs = clock.nowMs() + pauseMs;
      throw ofServer(error);
    } finally {
      readMs = clock.nowMs();
    }
  }

  const renewed = () => flights.run(url, read);

  if (isTemplate(url)) {
    const everywhere = { template: url, minZoom: tileZooms.first, maxZoom: tileZooms.last, box: boxOf(world) };
    return { current: async () => everywhere, after: async () => everywhere };
  }
  return {
    async current() {
      if (known === undefined) {
        return await renewed();
      }
      if (clock.nowMs() >= dueMs) {
        await renewed().catch((err: unknown) =>
          logger.warn({ err }, 'the TileJSON can’t be read again, tiles are asked for where they were'),
        );
      }
      return known;
    },
    async after(used) {
      const isKnownToHaveMoved = known !== undefined && known.template !== used.template;
      return isKnownToHaveMoved || clock.nowMs() - readMs < pauseMs ? (known ?? used) : await renewed();
    },
  };
}
