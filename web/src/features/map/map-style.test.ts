import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { mapVariables } from './map-colours.js';

const read = (file: string) => readFileSync(resolve(import.meta.dirname, file), 'utf8');
const style = JSON.parse(read('../../../public/map/style.json'));
const text = JSON.stringify(style);
const unique = (values: (string | undefined)[]) => [...new Set(values)].sort();

it('has the colours that the site paints it with, no other, and a variable for each', () => {
  const used = unique([...text.matchAll(/\["global-state","(\w+)"\]/g)].map(([, name]) => name));
  expect(used).toEqual(unique(Object.keys(mapVariables)));
  expect(unique(Object.keys(style.state))).toEqual(unique(Object.keys(mapVariables)));
  expect(text.match(/"(fill|line|text|text-halo|circle|circle-stroke|background)-color":"/)).toBeNull();
  const css = read('map.css') + read('../../ui/tokens.css');
  expect(Object.values(mapVariables).filter((variable) => !css.includes(`${variable}: light-dark(`))).toEqual([]);
});

it('asks only the site itself: for tiles, and for no letters or pictures', () => {
  expect(text.match(/https?:|\/\/|glyphs|sprite|icon-image/g)).toBeNull();
  expect(style.sources).toEqual({ places: { type: 'vector', tiles: ['/api/map/tiles/{z}/{x}/{y}'], minzoom: 0, maxzoom: 14 } });
});

it('writes with the fonts of the site', () => {
  const fonts = unique([...text.matchAll(/"text-font":\["[^"]+","([^"]+)"\]/g)].map(([, font]) => font));
  expect(fonts).toEqual(['Fraunces Variable', 'Inter Variable']);
  expect(fonts.filter((font) => !read('../../ui/fonts.css').includes(`"${font}"`))).toEqual([]);
});
