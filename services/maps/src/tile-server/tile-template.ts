import type { Clock } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { createSingleFlight } from '@city-genie/service-kit/single-flight';
import { z } from 'zod';
import type { Download } from './download.js';
import { TileServerError } from './server-error.js';

/** Where the tiles are: an address with {z}, {x} and {y}. */
export type TileTemplate = {
  /** The one that holds now. @throws TileServerError when it isn't known and can't be read */
  current(): Promise<string>;
  /** After a tile wasn't found by this template: looks whether the tiles have moved, at most once a minute. @throws TileServerError */
  after(used: string): Promise<string>;
};

const dayMs = 24 * 3_600_000;
const pauseMs = 60_000;
const limitBytes = 512 * 1024;
const timeoutMs = 1200;

const isTemplate = (text: string): boolean => ['{z}', '{x}', '{y}'].every((part) => text.includes(part));
const tileJson = z.object({ tiles: z.array(z.string()).min(1) });

/** The template of a TileJSON. @throws TileServerError */
function readTemplate(bytes: Uint8Array | undefined, address: string): string {
  try {
    const [template = ''] = tileJson.parse(JSON.parse(Buffer.from(bytes ?? []).toString('utf8'))).tiles;
    const resolved = decodeURI(new URL(template, address).href);
    if (isTemplate(resolved) && new URL(resolved).origin === new URL(address).origin) {
      return resolved;
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
  const flights = createSingleFlight<string>();
  let known: string | undefined;
  let [dueMs, readMs] = [0, 0];

  async function read(): Promise<string> {
    try {
      known = readTemplate(await download(url, { limitBytes, signal: AbortSignal.timeout(timeoutMs) }), url);
      dueMs = clock.nowMs() + dayMs;
      return known;
    } catch (error) {
      dueMs = clock.nowMs() + pauseMs;
      throw error;
    } finally {
      readMs = clock.nowMs();
    }
  }

  const renewed = () => flights.run(url, read);

  if (isTemplate(url)) {
    return { current: async () => url, after: async () => url };
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
      const isKnownToHaveMoved = known !== undefined && known !== used;
      return isKnownToHaveMoved || clock.nowMs() - readMs < pauseMs ? (known ?? used) : await renewed();
    },
  };
}
