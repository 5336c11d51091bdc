import { gunzipSync } from 'node:zlib';
import { inventedTile } from '@city-genie/stand-ins/tiles/invented-tile';
import { startFakeTiles } from '@city-genie/stand-ins/tiles/server';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { parisPath, startMaps } from './started-maps.js';

const fake = await startFakeTiles();
beforeEach(() => fake.reset());
afterAll(() => fake.close());

it('a tile of the tile server, as it was packed', async () => {
  const { tile } = await startMaps({ env: { MAP_TILES_URL: fake.url } });
  const reply = await tile();
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['content-encoding']]).toEqual([
    200,
    'application/vnd.mapbox-vector-tile',
    'gzip',
  ]);
  expect(gunzipSync(reply.rawPayload).equals(inventedTile(14, 8298, 5636))).toBe(true);
  expect(fake.asked()).toEqual([parisPath]);
});
