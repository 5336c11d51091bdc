import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { clipLine, clipPolygon } from '../src/tiles/clip.js';
import { encodeTile } from '../src/tiles/encode-tile.js';
import { inventedLayers, inventedTile } from '../src/tiles/invented-tile.js';
import { startFakeTiles } from '../src/tiles/server.js';

const tiles = await startFakeTiles({ slowMs: 20 });

beforeEach(() => tiles.reset());
afterAll(() => tiles.close());

const tileUrl = () => tiles.template().replace('{z}', '14').replace('{x}', '8298').replace('{y}', '5636');

describe('a tile', () => {
  it('is written as the specification of vector tiles says', () => {
    const line = {
      kind: 'line',
      points: [
        [2, 2],
        [2, 10],
        [10, 10],
      ],
      tags: { class: 'path' },
    } as const;
    const feature = '1210 12020000 1802 2208 0904041200101000';
    const expected = `1a2c 7802 0a04726f6164 ${feature} 1a05636c617373 22060a0470617468 288020`;
    expect(encodeTile({ road: [line], nothing: [] }).toString('hex')).toBe(expected.replaceAll(' ', ''));
  });

  it('has the layers of the OpenMapTiles schema, each zoom those that it can show', () => {
    const named = (zoom: number, x: number, y: number) => Object.keys(inventedLayers(zoom, x, y)).sort();
    expect(named(14, 8298, 5636)).toEqual(
      ['building', 'landcover', 'landuse', 'park', 'place', 'transportation', 'transportation_name', 'water', 'waterway'].sort(),
    );
    expect(named(5, 16, 11)).toEqual(['place', 'transportation']);
    expect(inventedTile(0, 0, 0)).toHaveLength(0);
  });

  it('ends a little beyond its edges', () => {
    const coordinates = Object.values(inventedLayers(13, 4149, 2818)).flatMap((features) =>
      features.flatMap(({ points }) => points.flat()),
    );
    expect([Math.min(...coordinates), Math.max(...coordinates)]).toEqual([-80, 4176]);
  });
});

describe('clipping', () => {
  it('cuts lines where they leave the tile, and draws on where they come back', () => {
    const line = [
      [10, 10],
      [10, -200],
      [20, -200],
      [20, 10],
      [30, 10],
    ] as const;
    expect(clipLine(line)).toEqual([
      [
        [10, 10],
        [10, -80],
      ],
      [
        [20, -80],
        [20, 10],
        [30, 10],
      ],
    ]);
  });

  it('cuts polygons to the tile, and drops those beside it', () => {
    expect(
      clipPolygon([
        [-1000, -1000],
        [9000, -1000],
        [9000, 9000],
        [-1000, 9000],
      ]),
    ).toHaveLength(4);
    expect(
      clipPolygon([
        [5000, 0],
        [6000, 0],
        [6000, 100],
      ]),
    ).toEqual([]);
  });
});

describe('the fake tile server', () => {
  it('names its tiles in a TileJSON, and sends them compressed', async () => {
    const tileJson: { tiles: string[] } = JSON.parse(await (await fetch(tiles.url)).text());
    expect(tileJson.tiles).toEqual([tiles.template()]);
    const reply = await fetch(tileUrl());
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    expect(Buffer.from(await reply.arrayBuffer()).equals(inventedTile(14, 8298, 5636))).toBe(true);
    expect([tiles.asked(), tiles.tileJsonCalls()]).toEqual([['14/8298/5636'], 1]);
  });

  it('doesn’t find the tiles of yesterday', async () => {
    const before = tileUrl();
    tiles.renew('20260108_000000_pt');
    expect([(await fetch(before)).status, (await fetch(tileUrl())).status]).toEqual([404, 200]);
  });

  it('misbehaves on command', async () => {
    const told = (query: string) => fetch(new URL(`/_control?${query}`, tiles.url), { method: 'POST' });
    expect((await told('tiles=unheard-of')).status).toBe(400);
    expect((await told('tiles=html-200&tileJson=status-500')).status).toBe(200);
    expect([(await fetch(tileUrl())).headers.get('content-type'), (await fetch(tiles.url)).status]).toEqual(['text/html', 500]);
    tiles.set('bomb');
    expect((await (await fetch(tileUrl())).arrayBuffer()).byteLength).toBe(16 * 1024 * 1024);
  });
});
