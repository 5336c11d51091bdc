import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cities } from '@city-genie/city-data/catalog';
import { pictureFile, siteKey } from '../page-picture.js';
import { pictureDrawer } from './draw-picture.js';
import { citySvg, type DrawnCity, siteSvg } from './picture-svg.js';

/** The four cities of the closed beta are the first of the catalogue. */
const stripCount = 4;

async function drawnCities(root: string): Promise<DrawnCity[]> {
  return Promise.all(
    cities.map(async (city) => ({ city, drawing: await readFile(join(root, `public/skylines/${city.key}.svg`), 'utf8') })),
  );
}

/** The pictures for shared links by file name: one per city, and the site's own. `root` is the folder of the web package. */
export async function openGraphPictures(root: string): Promise<[file: string, png: Uint8Array][]> {
  const [drawn, draw] = await Promise.all([drawnCities(root), pictureDrawer(root)]);
  return [
    ...drawn.map((entry): [string, Uint8Array] => [pictureFile(entry.city.key), draw(citySvg(entry))]),
    [pictureFile(siteKey), draw(siteSvg(drawn.slice(0, stripCount)))],
  ];
}
