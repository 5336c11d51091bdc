import { defineEndpoint } from '../endpoint.js';

/** The zooms of which there are tiles; beyond the last, the browser enlarges them. */
export const tileZooms = { first: 0, last: 14 } as const;

/** A tile is larger only when something is wrong with it. */
export const largestTileBytes = 1024 * 1024;

/** Where the style of our maps is: a file of the site, which asks for the tiles below. */
export const mapStylePath = '/map/style.json';

/** A vector tile in the OpenMapTiles schema; 204 where there is none (docs/rules/map.md#a-tile). */
export const mapTile = defineEndpoint({
  service: 'maps',
  method: 'GET',
  url: '/api/map/tiles/:z/:x/:y',
  access: 'public',
  // A large screen shows 40 tiles, a move of the map asks for as many again: 30 screens a minute, for all who share an address.
  limit: {
    name: 'map-tiles',
    points: 1200,
    durationSeconds: 60,
    per: 'address',
    counts: 'requests',
    message: 'The map was moved a lot. Please try again in a minute.',
    variable: 'LIMIT_MAP_TILES_PER_MINUTE',
  },
  // What all visitors together may make us fetch of a tile server, which isn't ours. Most tiles are kept.
  keyLimit: {
    name: 'map-fetches',
    points: 3000,
    durationSeconds: 60,
    per: 'key',
    counts: 'requests',
    message: 'The map was moved a lot. Please try again in a minute.',
    variable: 'LIMIT_MAP_FETCHES_PER_MINUTE',
  },
  success: [200, 204, 304],
  mediaType: 'application/vnd.mapbox-vector-tile',
  // A map that fills itself within four seconds is better than half a one.
  timeoutMs: 4000,
});
