import { mapTileRoute } from '@city-genie/contracts/map/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { hangUpOf } from '@city-genie/service-kit/calls/hang-up';
import { isKnown } from '@city-genie/service-kit/calls/is-known';
import { ipBucket } from '@city-genie/service-kit/limits/ip-bucket';
import { callerOf } from '@city-genie/service-kit/trust/caller';
import type { TileOrigin, TileSource } from '../tiles/tile.js';

const dayS = 24 * 3600;

/** For how long browsers keep an answer. What is in a file changes only with the file; an old tile is to be replaced soon. */
const cacheControl: Readonly<Record<TileOrigin, string>> = {
  file: `public, max-age=${7 * dayS}, immutable`,
  server: `public, max-age=${dayS}`,
  cache: `public, max-age=${dayS}`,
  none: `public, max-age=${dayS}`,
  stale: 'public, max-age=3600',
};

/** GET /api/map/tiles/:z/:x/:y, for everybody. */
export function registerMapTile(app: Service, tiles: TileSource): void {
  app.route({
    ...mapTileRoute,
    // A line for each tile would hide all others. What goes wrong with a source is told there, and counted.
    logLevel: 'error',
    handler: async (request, reply) => {
      const { params, headers } = request;
      const { tile, origin } = await tiles.find(params, { client: ipBucket(callerOf(request).ip), signal: hangUpOf(request) });
      reply.header('cache-control', cacheControl[origin]);
      if (tile === undefined) {
        return reply.code(204).send();
      }
      const etag = `"${tile.etag}"`;
      reply.header('etag', etag);
      if (isKnown(headers['if-none-match'], etag)) {
        return reply.code(304).send();
      }
      // Also to who doesn't ask for it, as tile servers do: all browsers take it, and unpacking would cost us a tile's many times its size.
      reply.headers({ 'content-type': mapTileRoute.config.endpoint.mediaType, 'content-encoding': 'gzip' });
      return reply.code(200).send(tile.bytes);
    },
  });
}
