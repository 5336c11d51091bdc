import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'web/vignettes');
const content = join(root, 'services/recommendations/src/content');
const largestBytes = 4096;

/** What a drawing consists of. Its colours are those of `skyline.css` and `vignette.css`: it follows city, mood and hour. */
const colour = /var\(--(sun|sky-(top|low|haze|pale|far|mid|near|light|accent))\)|none/;
const attribute = new RegExp(
  ` (?:(?:fill|stroke)="(?:${colour.source})"|(?:d|transform|fill-rule|stroke-(?:width|dasharray|dashoffset|linecap|linejoin)|opacity|x|y|width|height|rx|ry|cx|cy|r)="[\\w\\s.,()-]+")`,
);
const tag = new RegExp(`<g(?:${attribute.source})*>|</g>|<(?:path|rect|circle|ellipse)(?:${attribute.source})*/>`);
const drawing = new RegExp(
  `^<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 360 144"><g id="v">\\s*(?:(?:${tag.source})\\s*)+</g></svg>\\s*$`,
);

const drawings = readdirSync(folder).map((name) => ({ name, source: readFileSync(join(folder, name), 'utf8') }));
const depth = (source: string) => (source.match(/<g\b/g) ?? []).length - (source.match(/<\/g>/g) ?? []).length;

it('a drawn place is one of the catalogue', () => {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => /\bplaces\b.*\.ts$/.test(file));
  const text = files.map((file) => readFileSync(join(content, file), 'utf8')).join('');
  const ids = new Set([...text.matchAll(/\bid: '([\w-]+)'/g)].map(([, id]) => id));
  expect(drawings.length).toBeGreaterThan(0);
  expect(drawings.map(({ name }) => name).filter((name) => !name.endsWith('.svg') || !ids.has(name.slice(0, -4)))).toEqual([]);
});

it('a drawing has nothing but shapes in the colours of its surroundings', () => {
  const framed = (shape: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 360 144"><g id="v">${shape}</g></svg>`;
  const refused = ['<path onload="x"/>', '<path fill="red"/>', '<text/>', '<path style="x"/>', '<image/>', '<g id="w">'];
  expect(['<path fill="var(--sky-far)" d="M0 0h1"/>', ...refused].filter((shape) => drawing.test(framed(shape)))).toHaveLength(1);
  expect(drawings.filter(({ source }) => !drawing.test(source) || depth(source) !== 0).map(({ name }) => name)).toEqual([]);
});

it(`a drawing has at most ${largestBytes} bytes when it is sent`, () => {
  const sizes = drawings.map(({ name, source }) => ({ name, bytes: gzipSync(source, { level: 9 }).length }));
  expect(sizes.filter(({ bytes }) => bytes > largestBytes)).toEqual([]);
});
