// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cities } from '@city-genie/city-data/catalog';
import { paris } from '@city-genie/city-data/cities/paris';
import { describe, expect, it } from 'vitest';
import { pagePicture } from '../page-picture.js';
import { pictureDrawer } from './draw-picture.js';
import { goldenLight, goldenMixes } from './golden-light.js';
import { citySvg, colouredLayers } from './picture-svg.js';
import { openGraphPictures } from './pictures.js';

const root = join(import.meta.dirname, '../..');
const styles = readFileSync(join(root, 'src/ui/skyline.css'), 'utf8').replaceAll(/\s+/g, ' ');
const palette = Object.keys(paris.palette);

/** Width and height from a PNG's first chunk, after the signature. */
function sizeOf(png: Uint8Array): string {
  const view = new DataView(png.buffer, png.byteOffset);
  expect(Array.from(png.subarray(1, 4), (code) => String.fromCharCode(code)).join('')).toBe('PNG');
  return `${view.getUint32(16)} x ${view.getUint32(20)}`;
}

describe('goldenLight', () => {
  it.each(Object.entries(goldenMixes))('mixes %s as the style sheet does', (_name, [first, percent, second]) => {
    const colour = palette.includes(second) ? `var(--city-${second})` : second;
    expect(styles).toContain(`color-mix(in oklab, var(--city-${first}) ${percent}%, ${colour})`);
  });
});

describe('colouredLayers', () => {
  it('replaces every variable and drops every id in each city’s drawing', () => {
    for (const { key, palette: colours } of cities) {
      const layers = colouredLayers(readFileSync(join(root, `public/skylines/${key}.svg`), 'utf8'), goldenLight(colours));
      expect(layers).toContain(colours.near);
      expect(layers).not.toMatch(/var\(|<\/?svg| id=/);
    }
  });

  it('rejects an unknown variable', () => {
    expect(() => colouredLayers('<svg><path fill="var(--sea)"/></svg>', goldenLight(paris.palette))).toThrow('--sea');
  });
});

describe('Open Graph pictures', async () => {
  const pictures = await openGraphPictures(root);

  it('exist for every picture that a page names, in the stated size', () => {
    const named = ['/', ...cities.map(({ key }) => `/${key}`)].map((path) => pagePicture(path).path.slice(1));
    expect(pictures.map(([file]) => file).toSorted()).toEqual([...new Set(named)].toSorted());
    expect(pictures.map(([, png]) => sizeOf(png))).toEqual(pictures.map(() => '1200 x 630'));
  });

  it('contain the name of the city as drawn letters, and are reproducible', async () => {
    const draw = await pictureDrawer(root);
    const drawing = readFileSync(join(root, 'public/skylines/paris.svg'), 'utf8');
    const [, first] = pictures.find(([file]) => file === 'og/paris.png') ?? [];
    expect(Buffer.from(draw(citySvg({ city: paris, drawing })))).toEqual(Buffer.from(first ?? []));
    const nameless = draw(citySvg({ city: { ...paris, name: '' }, drawing }));
    expect(nameless.length).toBeLessThan((first?.length ?? 0) - 1000);
  });
});
