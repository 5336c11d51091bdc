import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../../testing/server.js';
import { tileOf } from './kept-tiles.js';
import { type KeptTile, surplusTiles, tileBase } from './tile-base.js';
import { tilesOfWalk } from './tiles-of-walk.js';

const url = '/api/map/tiles/14/8298/5636';
const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).slice().buffer;
const ask = async () => new TextDecoder().decode(await tileOf(url, new AbortController().signal));
const dayMs = 86_400_000;

describe('a kept tile', () => {
  let kept: Map<string, KeptTile>;
  let asked = 0;
  const answer = (reply: () => Response) =>
    server.use(
      http.get('*/api/map/tiles/*', () => {
        asked += 1;
        return reply();
      }),
    );

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    kept = new Map();
    asked = 0;
    vi.spyOn(tileBase, 'read').mockImplementation(async (address) => kept.get(address));
    vi.spyOn(tileBase, 'write').mockImplementation(async (tile) => void kept.set(tile.url, tile));
  });
  afterEach(() => void vi.useRealTimers());

  it('is asked for once a day, and stays when there is no other', async () => {
    answer(() => new HttpResponse(bytes('one')));
    expect([await ask(), await ask(), asked]).toEqual(['one', 'one', 1]);
    vi.setSystemTime(Date.now() + dayMs);
    answer(() => HttpResponse.error());
    expect([await ask(), asked]).toEqual(['one', 2]);
    answer(() => new HttpResponse(null, { status: 503 }));
    expect([await ask(), asked]).toEqual(['one', 3]);
    answer(() => new HttpResponse(bytes('two')));
    expect([await ask(), await ask(), asked]).toEqual(['two', 'two', 4]);
  });

  it('that isn’t there can’t be had without a network, and none is kept of a user who has gone', async () => {
    answer(() => HttpResponse.error());
    await expect(ask()).rejects.toThrow();
    answer(() => new HttpResponse(bytes('one')));
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
    expect([await ask(), kept.size]).toEqual(['one', 0]);
  });
});

it('the oldest tiles go, beyond a count and beyond a size', () => {
  const facts = (count: number, each: number) =>
    Array.from({ length: count }, (_, index) => ({ url: `${index}`, savedAtMs: index, bytes: each }));
  expect(surplusTiles(facts(600, 1000))).toEqual([]);
  expect(surplusTiles(facts(602, 1000))).toEqual(['1', '0']);
  expect(surplusTiles(facts(9, 4_000_000))).toEqual(['0']);
});

describe('the tiles of a walk', () => {
  const notreDame = { lat: 48.853, lon: 2.3499 };

  it('show it from afar and near, with what is around it, each once', () => {
    const tiles = tilesOfWalk([notreDame, notreDame, { lat: 48.86, lon: 2.3376 }]);
    expect(tiles).toContain('14/8298/5636');
    expect(new Set(tiles).size).toBe(tiles.length);
    expect(new Set(tiles.map((tile) => tile.split('/')[0]))).toEqual(new Set(['12', '13', '14']));
    expect(tilesOfWalk([])).toEqual([]);
  });

  it('are few where it is long: those of its stops', () => {
    const far = { lat: 49.05, lon: 2.8 };
    expect(tilesOfWalk([notreDame, far]).filter((tile) => tile.startsWith('14/'))).toHaveLength(2);
  });
});
