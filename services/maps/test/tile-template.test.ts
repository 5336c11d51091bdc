import type { Clock } from '@city-genie/service-kit/clock';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { expect, it } from 'vitest';
import type { Download } from '../src/tile-server/download.js';
import { TileServerError } from '../src/tile-server/server-error.js';
import { createTileServer } from '../src/tile-server/tile-server.js';
import { createTileTemplate } from '../src/tile-server/tile-template.js';

const origin = 'https://tiles.example';
const url = `${origin}/planet`;
const place = { z: 14, x: 8298, y: 5636 };

/** A server whose tiles are of one day, and a clock that is put forward by hand. */
function world(day = 'monday') {
  const told = { day, isDown: false, tileJson: (at: string): object => ({ tiles: [`${origin}/${at}/{z}/{x}/{y}.pbf`] }) };
  const asked: string[] = [];
  const clock: Clock & { ms: number } = { ms: 1_000_000, nowMs: () => clock.ms };
  const download: Download = async (address) => {
    asked.push(address.replace(origin, ''));
    if (told.isDown) {
      throw new TileServerError('the tile server could not be reached');
    }
    if (address === url) {
      return Buffer.from(JSON.stringify(told.tileJson(told.day)));
    }
    return address.includes(`/${told.day}/`) ? Buffer.from([0x1a, 0]) : undefined;
  };
  const template = createTileTemplate({ url, download, clock, logger: createLogger('maps', 'silent') });
  return { told, asked, clock, template, server: createTileServer({ template, download }) };
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const tileOf = (day: string) => `/${day}/14/8298/5636.pbf`;

it('a TileJSON is read when the first tile is wanted, and again after a day', async () => {
  const { asked, clock, server } = world();
  expect(asked).toEqual([]);
  await server.ask(place);
  clock.ms += dayMs - 1;
  await server.ask(place);
  expect(asked).toEqual(['/planet', tileOf('monday'), tileOf('monday')]);
  clock.ms += 1;
  await server.ask(place);
  expect(asked.slice(3)).toEqual(['/planet', tileOf('monday')]);
});

it('one that can’t be read again stays, and is left alone for a minute', async () => {
  const { told, asked, clock, template } = world();
  const known = await template.current();
  [told.isDown, clock.ms] = [true, clock.ms + dayMs];
  expect([await template.current(), await template.current()]).toEqual([known, known]);
  expect(asked).toEqual(['/planet', '/planet']);
  clock.ms += minuteMs;
  await template.current();
  expect(asked).toHaveLength(3);
});

it('tiles that have moved are found by everybody who looks for one at that moment', async () => {
  const { told, asked, clock, server } = world();
  await server.ask(place);
  [told.day, clock.ms] = ['tuesday', clock.ms + minuteMs];
  const found = await Promise.all([1, 2, 3].map((x) => server.ask({ ...place, x })));
  expect(found.every((bytes) => bytes !== undefined)).toBe(true);
  expect(asked.filter((address) => address === '/planet')).toHaveLength(2);
});

it('a tile that isn’t there makes nobody read the TileJSON more than once a minute', async () => {
  const { told, asked, clock, server } = world();
  await server.ask(place);
  told.tileJson = () => ({ tiles: [`${origin}/monday/{z}/{x}/{y}.pbf`] });
  [told.day, clock.ms] = ['none', clock.ms + minuteMs];
  expect([await server.ask(place), await server.ask(place), await server.ask(place)]).toEqual([undefined, undefined, undefined]);
  expect(asked.filter((address) => address === '/planet')).toHaveLength(2);
});

it.each([
  ['no list', {}],
  ['an empty one', { tiles: [] }],
  ['no template', { tiles: [`${origin}/tiles`] }],
  ['another host', { tiles: ['https://elsewhere.example/{z}/{x}/{y}.pbf'] }],
  ['another port', { tiles: ['https://tiles.example:8443/{z}/{x}/{y}.pbf'] }],
  ['a file', { tiles: ['file:///etc/{z}/{x}/{y}'] }],
])('a TileJSON with %s is none', async (_what, document) => {
  const { told, template } = world();
  told.tileJson = () => document;
  await expect(template.current()).rejects.toThrow(TileServerError);
});

it('what a TileJSON says isn’t there isn’t asked for', async () => {
  const { told, asked, server } = world();
  const tiles = told.tileJson('monday');
  told.tileJson = () => ({ ...tiles, minzoom: 3, maxzoom: 12, bounds: [2, 48, 3, 49] });
  const [paris, london] = [
    { z: 12, x: 2074, y: 1409 },
    { z: 12, x: 2046, y: 1362 },
  ];
  const answers = [];
  for (const address of [paris, london, place, { z: 2, x: 2, y: 1 }]) {
    answers.push(await server.ask(address));
  }
  expect([answers.map((bytes) => bytes !== undefined), asked]).toEqual([
    [true, false, false, false],
    ['/planet', '/monday/12/2074/1409.pbf'],
  ]);
});

it.each([
  ['the wrong way round', { bounds: [3, 49, 2, 48] }],
  ['no numbers', { minzoom: '3', maxzoom: null, bounds: 'all' }],
])('limits that are %s are none', async (_what, limits) => {
  const { told, template } = world();
  const tiles = told.tileJson('monday');
  told.tileJson = () => ({ ...tiles, ...limits });
  expect(await template.current()).toMatchObject({ minZoom: 0, maxZoom: 14, box: { west: -180, south: -90, east: 180, north: 90 } });
});

it('a TileJSON that is refused or too long is a failure of the server', async () => {
  const refused = () => Promise.reject(new TileServerError('the tile server answered 403', { isOfTile: true }));
  const template = createTileTemplate({ url, download: refused, clock: { nowMs: () => 0 }, logger: createLogger('maps', 'silent') });
  await expect(template.current()).rejects.toMatchObject({ name: 'TileServerError', isOfTile: false });
});

it('tiles may be named by a path beside the TileJSON', async () => {
  const { told, template } = world();
  told.tileJson = () => ({ tiles: ['/data/{z}/{x}/{y}.pbf?key=a{b'] });
  expect((await template.current()).template).toBe(`${origin}/data/{z}/{x}/{y}.pbf?key=a{b`);
});
