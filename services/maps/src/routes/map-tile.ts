import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { mapTileRoute } from '@city-genie/contracts/map/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { ipBucket } from '@city-genie/service-kit/limits/ip-bucket';
import { callerOf } from '@city-genie/service-kit/trust/caller';
import type { TileOrigin, TileSource } from '../tiles/tile.js';

const unzip = promisify(gunzip);

const dayS = 24 * 3600;

/** For how long browsers keep an answer. What is in a file changes only with the file; an old tile is to be replaced soon. */
const cacheControl: Readonly<Record<TileOrigin, string>> = {
  file: `public, max-age=${7 * dayS}, immutable`,
  server: `public, max-age=${dayS}`,
  cache: `public, max-age=${dayS}`,
  none: `public, max-age=${dayS}`,
  stale: 'public, max-age=3600',
};

/** Whoever names no codings takes any, and whoever names some must name ours. */
export function takesGzip(acceptEncoding: string | string[] | undefined): boolean {
  const text = String(acceptEncoding ?? '*').toLowerCase();
  return /(^|[\s,])(gzip|\*)(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(text);
}

/** Whether a browser has this version already. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}

/** GET /api/map/tiles/:z/:x/:y, for everybody. */
export function registerMapTile(app: Service, tiles: TileSource): void {
  app.route({
    ...mapTileRoute,
    // A line for each tile would hide all others. What goes wrong with a source is told there, and counted.
    logLevel: 'error',
    handler: async (request, reply) => {
      const { params, headers, signal } = request;
      const { tile, origin } = await tiles.find(params, { client: ipBucket(callerOf(request).ip), signal });
      reply.header('cache-control', cacheControl[origin]);
      if (tile === undefined) {
        return reply.code(204).send();
      }
      const etag = `"${tile.etag}"`;
      reply.headers({ etag, vary: 'accept-encoding' });
      if (isKnown(headers['if-none-match'], etag)) {
        return reply.code(304).send();
      }
      const isZipped = takesGzip(headers['accept-encoding']);
      reply.headers({ 'content-type': mapTileRoute.config.endpoint.mediaType, ...(isZipped && { 'content-encoding': 'gzip' }) });
      return reply.code(200).send(isZipped ? tile.bytes : await unzip(tile.bytes));
    },
  });
}
