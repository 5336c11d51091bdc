import { gunzipSync, gzipSync } from 'node:zlib';
import { cities } from '@city-genie/city-data/catalog';
import { readConfig } from '@city-genie/service-kit/process/config';
import { inventedTile } from '@city-genie/stand-ins/tiles/invented-tile';
import { varints } from '@city-genie/stand-ins/tiles/protobuf';
import { describe, expect, it } from 'vitest';
import { mapsConfig } from '../src/config.js';
import { boxOf, isServed } from '../src/tiles/area.js';
import { isVectorTile, LargeTileError, NoTileError, packTile } from '../src/tiles/pack-tile.js';
import { counted, createTileSources } from '../src/tiles/tile-sources.js';

/** The tile with a place. */
function tileAt({ lat, lon }: { lat: number; lon: number }, z: number) {
  const turn = (lat * Math.PI) / 180;
  const y = (1 - Math.asinh(Math.tan(turn)) / Math.PI) / 2;
  return { z, x: Math.floor(((lon + 180) / 360) * 2 ** z), y: Math.floor(y * 2 ** z) };
}

describe('the tiles that are served', () => {
  it('have every place of every city', () => {
    for (const { box } of cities) {
      const ends = [box.south, box.north].flatMap((lat) => [box.west, box.east].map((lon) => ({ lat, lon })));
      expect(ends.map((end) => isServed(tileAt(end, 14)))).toEqual([true, true, true, true]);
    }
  });

  it('end around our cities; far out there is the whole world', () => {
    const alps = { lat: 46.5, lon: 8 };
    expect([5, 6, 14].map((z) => isServed(tileAt(alps, z)))).toEqual([true, false, false]);
    const paris = { lat: 48.8566, lon: 2.3522 };
    expect([0.34, 0.4].map((more) => isServed(tileAt({ ...paris, lon: paris.lon + more }, 14)))).toEqual([true, false]);
    expect([6, 7, 8].map((z) => isServed(tileAt(paris, z)))).toEqual([true, true, true]);
  });

  it('have their place on the globe', () => {
    expect(boxOf({ z: 0, x: 0, y: 0 })).toMatchObject({
      west: -180,
      east: 180,
      north: expect.closeTo(85.0511, 3),
      south: expect.closeTo(-85.0511, 3),
    });
    const { west, east, south, north } = boxOf(tileAt({ lat: 48.8566, lon: 2.3522 }, 14));
    expect([west < 2.3522, east > 2.3522, south < 48.8566, north > 48.8566]).toEqual([true, true, true, true]);
  });
});

describe('what is a vector tile', () => {
  const tile = inventedTile(12, 2074, 1409);

  it('is packed once, and stays as it came when it was', async () => {
    const zipped = gzipSync(tile);
    expect(await packTile(zipped)).toBe(zipped);
    expect(gunzipSync((await packTile(tile)) ?? '').equals(tile)).toBe(true);
    expect([await packTile(Buffer.alloc(0)), await packTile(gzipSync(''))]).toEqual([undefined, undefined]);
  });

  it.each([
    ['a page', Buffer.from('<html>')],
    ['JSON', Buffer.from('{"error":1}')],
    ['half a tile', tile.subarray(0, tile.length - 1)],
    ['a tile and more', Buffer.concat([tile, Buffer.from([0])])],
    ['a length without an end', Buffer.alloc(20, 0xff).fill(0x1a, 0, 1)],
    ['half a package', gzipSync(tile).subarray(0, 500)],
    ['a package that fills the memory', gzipSync(Buffer.alloc(9 * 1024 * 1024, 0x1a))],
  ])('%s isn’t', async (_what, bytes) => {
    await expect(packTile(bytes)).rejects.toThrow(NoTileError);
  });

  it('of two megabytes is, larger ones aren’t, however well they are packed', async () => {
    const layer = (bytes: number) => gzipSync(Buffer.concat([Buffer.from([0x1a]), varints([bytes]), Buffer.alloc(bytes)]));
    const [within, beyond] = [layer(2 * 1024 * 1024 - 5), layer(2 * 1024 * 1024)];
    expect(await packTile(within)).toBe(within);
    await expect(packTile(beyond)).rejects.toThrow(LargeTileError);
  });

  it('may have layers of any length', () => {
    expect(isVectorTile(Buffer.concat([Buffer.from([0x1a, 0x80, 0x01]), Buffer.alloc(128)]))).toBe(true);
    expect(isVectorTile(Buffer.concat([Buffer.from([0x1a, 0x81, 0x01]), Buffer.alloc(128)]))).toBe(false);
  });
});

it('answers are counted, but not where no map is set up', async () => {
  const [address, signal] = [{ z: 0, x: 0, y: 0 }, new AbortController().signal];
  const counts: string[] = [];
  const find = (files?: { find: () => Promise<undefined> }) =>
    counted(createTileSources({ files, server: undefined }), (from) => counts.push(from)).find(address, { client: 'a', signal });
  await expect(find()).rejects.toMatchObject({ code: 'not_found' });
  await find({ find: async () => undefined });
  await expect(find({ find: () => Promise.reject(new Error('away')) })).rejects.toThrow('away');
  expect(counts).toEqual(['none', 'away']);
});

it.each([
  ['https://tiles.example/planet', true],
  ['http://tiles.internal:8080/{z}/{x}/{y}.pbf?key=1', true],
  ['', true],
  ['https://tiles.example/{z}/{x}.pbf', false],
  ['ftp://tiles.example/planet', false],
  ['https://me:secret@tiles.example/planet', false],
  ['tiles.example', false],
])('MAP_TILES_URL may be %j: %s', (address, isRight) => {
  const read = () => readConfig(mapsConfig, { REDIS_URL: 'redis://r', PUBLIC_URL: 'https://genie.test', MAP_TILES_URL: address });
  (isRight ? expect(read).not : expect(read)).toThrow('MAP_TILES_URL');
});
