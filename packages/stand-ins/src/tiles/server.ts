import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { answer } from './answer.js';
import { inventedTile } from './invented-tile.js';
import { isTileScenario, type TileScenario, tileScenarios } from './scenarios.js';

export type FakeTilesOptions = {
  /** Default or 0: a free one. */
  port?: number;
  /** The delay of `slow`; default: 3000. */
  slowMs?: number;
  /** Whether tiles are sent compressed; default: yes, as the public servers do. */
  isZipped?: boolean;
};

export type FakeTiles = {
  /** The address of the TileJSON, for `MAP_TILES_URL`. */
  url: string;
  /** The template of the tiles, which also does for `MAP_TILES_URL`; it has the present version of the data. */
  template: () => string;
  /** What happens to requests for tiles. */
  set: (scenario: TileScenario) => void;
  /** What happens to requests for the TileJSON. */
  setTileJson: (scenario: TileScenario) => void;
  /** The data are replaced by those of another day: tiles of the version before are not found any more. */
  renew: (version: string) => void;
  /** Requests so far for tiles, as `z/x/y`. */
  asked: () => readonly string[];
  /** Requests so far for the TileJSON. */
  tileJsonCalls: () => number;
  /** The headers of the latest request. */
  latestHeaders: () => IncomingHttpHeaders;
  /** Everything as at the beginning. */
  reset: () => void;
  /** Also ends hanging requests. */
  close: () => Promise<void>;
};

const firstVersion = '20260101_000000_pt';

type World = {
  tiles: TileScenario;
  tileJson: TileScenario;
  version: string;
  asked: string[];
  tileJsonCalls: number;
  headers: IncomingHttpHeaders;
  origin: string;
  /** Tiles that were made before, by their place. */
  made: Map<string, Buffer>;
  slowMs: number;
  isZipped: boolean;
};

const initially = () => ({ tiles: 'well', tileJson: 'well', version: firstVersion, asked: [], tileJsonCalls: 0, headers: {} }) as const;

/**
 * A stand-in for a server of vector tiles: `GET /planet` is a TileJSON, whose template has a version, as OpenFreeMap's. The tiles show an
 * invented country that covers the whole world. `POST /_control?tiles=SCENARIO&tileJson=SCENARIO` does what `set` does, `GET /_calls`
 * returns `{tiles, tileJson}`, `POST /_reset` resets.
 */
export async function startFakeTiles(options: FakeTilesOptions = {}): Promise<FakeTiles> {
  const { port: wantedPort = 0, slowMs = 3000, isZipped = true } = options;
  const world: World = { ...initially(), asked: [], made: new Map(), origin: '', slowMs, isZipped };
  const server = createServer((request, response) => {
    handle(request, response, world).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(wantedPort, '127.0.0.1', resolve);
  });
  const address = server.address();
  world.origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : wantedPort}`;
  return {
    url: `${world.origin}/planet`,
    template: () => templateOf(world),
    set: (scenario) => {
      world.tiles = scenario;
    },
    setTileJson: (scenario) => {
      world.tileJson = scenario;
    },
    renew: (version) => {
      world.version = version;
    },
    asked: () => world.asked,
    tileJsonCalls: () => world.tileJsonCalls,
    latestHeaders: () => world.headers,
    reset: () => reset(world),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}

function reset(world: World): void {
  Object.assign(world, { ...initially(), asked: [] });
}

const templateOf = ({ origin, version }: World) => `${origin}/planet/${version}/{z}/{x}/{y}.pbf`;

function tileJsonOf(world: World): Buffer {
  const attribution = '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap contributors</a>';
  const document = { tilejson: '3.0.0', tiles: [templateOf(world)], minzoom: 0, maxzoom: 14, attribution };
  return Buffer.from(JSON.stringify(document));
}

/** Making a tile takes a few milliseconds, and the same ones are asked for again and again. */
function madeOnce({ made }: World, place: string): Buffer {
  const [z = 0, x = 0, y = 0] = place.split('/').map(Number);
  const tile = made.get(place) ?? inventedTile(z, x, y);
  made.set(place, tile);
  return tile;
}

async function handle(request: IncomingMessage, response: ServerResponse, world: World): Promise<void> {
  const url = new URL(request.url ?? '/', world.origin);
  const { slowMs, isZipped } = world;
  const [, version, place = ''] = /^\/planet\/([^/]+)\/(\d+\/\d+\/\d+)\.pbf$/.exec(url.pathname) ?? [];
  if (version !== undefined) {
    world.asked.push(place);
    world.headers = request.headers;
    const scenario = version === world.version ? world.tiles : 'missing';
    return answer(response, { scenario, slowMs, isZipped, whole: madeOnce(world, place), type: 'application/vnd.mapbox-vector-tile' });
  }
  if (url.pathname === '/planet') {
    world.tileJsonCalls += 1;
    world.headers = request.headers;
    return answer(response, { scenario: world.tileJson, slowMs, isZipped: false, whole: tileJsonOf(world), type: 'application/json' });
  }
  const [status, reply] = controlled(`${request.method} ${url.pathname}`, url.searchParams, world);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
}

/** The reply to what isn't asked for tiles: status and JSON. */
function controlled(call: string, params: URLSearchParams, world: World): [status: number, reply: object] {
  const [tiles, tileJson] = [params.get('tiles') ?? world.tiles, params.get('tileJson') ?? world.tileJson];
  if (call === 'GET /_calls') {
    return [200, { tiles: world.asked.length, tileJson: world.tileJsonCalls }];
  }
  if (call === 'POST /_reset') {
    reset(world);
    return [200, { ok: true }];
  }
  if (call === 'POST /_control' && isTileScenario(tiles) && isTileScenario(tileJson)) {
    Object.assign(world, { tiles, tileJson });
    return [200, { ok: true }];
  }
  return [call === 'POST /_control' ? 400 : 404, { error: `tiles and tileJson are one of ${tileScenarios.join(', ')}` }];
}
