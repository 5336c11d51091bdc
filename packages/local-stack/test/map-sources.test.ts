import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { mapHint, mapSourcesOf } from '../src/stack/map-sources.js';

it.each([
  ['nothing', {}, { tilesDir: undefined, tilesUrl: 'https://tiles.openfreemap.org/planet' }],
  ['no maps', { MAP_TILES_URL: '' }, { tilesDir: undefined, tilesUrl: '' }],
  ['a server', { MAP_TILES_URL: 'http://tiles.example/planet' }, { tilesDir: undefined, tilesUrl: 'http://tiles.example/planet' }],
  ['a folder beside the project', { MAP_TILES_DIR: './maps' }, { tilesDir: '/project/maps', tilesUrl: undefined }],
])('with %s in the environment, maps come from there', (_what, env, sources) => {
  expect(mapSourcesOf(env, '/project')).toEqual(sources);
});

it('tells that the tile server can’t be reached, and nothing where it can or isn’t wanted', async () => {
  const server = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/planet`;
  expect([await mapHint({ MAP_TILES_URL: url }), await mapHint({ MAP_TILES_URL: '' })]).toEqual([undefined, undefined]);
  await new Promise((resolve) => server.close(resolve));
  expect(await mapHint({ MAP_TILES_URL: url })).toContain(new URL(url).origin);
});
