import { mapTile } from '@city-genie/contracts/map/endpoints';
import type { RateLimit } from '@city-genie/service-kit/limits/rate-limit';
import { addLimits } from '@city-genie/service-kit/parts/add-limits';
import { addRedis } from '@city-genie/service-kit/parts/add-redis';
import type { ConfigOf } from '@city-genie/service-kit/process/config';
import type { ProcessKit } from '@city-genie/service-kit/process/process-kit';
import { defineProcess } from '@city-genie/service-kit/process/serve';
import { buildApp } from './app.js';
import type { ArchiveFolder } from './archive/archive-folder.js';
import { createDiskTiles, tileFolder } from './cache/disk-tiles.js';
import { layeredTiles } from './cache/layered-tiles.js';
import { createMemoryTiles } from './cache/memory-tiles.js';
import { mapsConfig } from './config.js';
import { createDownloads } from './tile-server/download.js';
import { withinBudget } from './tile-server/fetch-budget.js';
import { createResilientServer, type ServerTiming, serverTiming } from './tile-server/resilient-server.js';
import { createTileServer } from './tile-server/tile-server.js';
import { createTileTemplate } from './tile-server/tile-template.js';
import { createFairTurns } from './tiles/fair-turns.js';
import { createServerTiles, type KeepingTimes, keepingTimes, type ServerTiles } from './tiles/server-tiles.js';
import { counted, createTileSources } from './tiles/tile-sources.js';

type Parts = { keeping: Partial<KeepingTimes>; asking: Partial<ServerTiming> };
type Kit = ProcessKit<ConfigOf<typeof mapsConfig>>;

const megabyte = 1024 * 1024;
const memoryBytes = 16 * megabyte;
const usedShare = 0.9;
const lookEveryMs = 60_000;
/**
 * Twelve requests to the tile server at once, as many as a page of its own would make; a third is always there for somebody else. More may
 * wait than the gateway has connections to us.
 */
const turnLimits = { atOnce: 12, ofOneClient: 8, waiting: 200 };

/** The operator's files. A folder that is missing is looked for until it is there; the service works without it. */
async function addFiles(kit: Kit, path: string): Promise<ArchiveFolder> {
  // Its library is loaded only where it is used.
  const { createArchiveFolder } = await import('./archive/archive-folder.js');
  const files = createArchiveFolder(path, kit.logger);
  kit.onStop(() => files.close());
  kit.onStart(() => files.look().catch((err: unknown) => kit.logger.error({ err }, 'MAP_TILES_DIR can’t be read')));
  kit.every({ name: 'map-files', everyMs: lookEveryMs }, () => files.look());
  return files;
}

/** A tile server, and what is kept of it. It is not asked before somebody wants a tile. */
function addServer(kit: Kit, url: string, budget: RateLimit, { keeping, asking }: Partial<Parts>): ServerTiles {
  const { config, clock, logger, metrics } = kit;
  const downloads = createDownloads({ userAgent: `city-genie (+${config.PUBLIC_URL})`, connections: turnLimits.atOnce });
  const { download } = downloads;
  const template = createTileTemplate({ url, download, clock, logger });
  const folder = tileFolder(config.MAP_CACHE_DIR, url);
  const disk = createDiskTiles({ folder, limitBytes: config.MAP_CACHE_MB * megabyte * usedShare, logger });
  kit.onStart(() => disk.open());
  metrics.gauge('map_cache_bytes', 'Map tiles of the tile server on disk', [], () => [{ labels: {}, value: disk.sizeBytes() }]);
  const server = createResilientServer({
    server: createTileServer({ template, download }),
    logger,
    timing: { ...serverTiming, ...asking },
  });
  const tiles = createServerTiles({
    server: withinBudget(server, budget, logger),
    turns: createFairTurns(turnLimits),
    store: layeredTiles(createMemoryTiles(memoryBytes), disk),
    clock,
    times: { ...keepingTimes, ...keeping },
  });
  kit.onStop(() => tiles.drain());
  // Before that: nobody waits for what is on its way any more.
  kit.onStop(() => downloads.close());
  return tiles;
}

/** Serves map tiles. */
export const maps = defineProcess({
  name: 'maps',
  config: mapsConfig,
  wire: async (kit, parts: Partial<Parts>) => {
    const { MAP_TILES_DIR: path, MAP_TILES_URL: url, REDIS_URL } = kit.config;
    // Ready without Redis, which only counts for the limit, and without the tile server, since what is kept can be shown.
    const limits = addLimits(kit, addRedis(kit, REDIS_URL));
    const budget = limits.keyed(mapTile);
    const files = path === undefined ? undefined : await addFiles(kit, path);
    const server = url === undefined ? undefined : addServer(kit, url, budget, parts);
    const served = kit.metrics.counter('map_tiles_total', 'Answers about map tiles', ['from']);
    const tiles = counted(createTileSources({ files, server }), (from) => served.inc({ from }));
    return { app: buildApp({ service: { ...kit.service, limits }, tiles }), drain: async () => server?.drain() };
  },
});
