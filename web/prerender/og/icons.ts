import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureDrawer } from './draw-picture.js';

/** Colour of the drawing's ground, which reaches the edges of an icon that a phone cuts to its own shape. */
const ground = '#2b2035';

/** What is cut is a fifth at each side at most, so the drawing stays within the middle (https://www.w3.org/TR/appmanifest/#icon-masks). */
const inside = 0.7;

/** The drawing of `favicon.svg` in a size; `isWhole` for an icon without corners of its own. */
export function iconSvg(drawing: string, size: number, isWhole: boolean): string {
  const shapes = drawing.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const margin = (64 * (1 - inside)) / 2;
  const content = isWhole
    ? `<rect width="64" height="64" fill="${ground}"/><g transform="translate(${margin} ${margin}) scale(${inside})">${shapes}</g>`
    : shapes;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">${content}</svg>`;
}

/** The icons of the installed site by file name. `root` is the folder of the web package. */
export async function siteIcons(root: string): Promise<[file: string, png: Uint8Array][]> {
  const [drawing, draw] = await Promise.all([readFile(join(root, 'public/favicon.svg'), 'utf8'), pictureDrawer(root)]);
  return [
    ['icons/icon-192.png', draw(iconSvg(drawing, 192, false))],
    ['icons/icon-512.png', draw(iconSvg(drawing, 512, false))],
    ['icons/maskable-512.png', draw(iconSvg(drawing, 512, true))],
    // Phones of Apple draw their own corners, too.
    ['icons/apple-touch-icon.png', draw(iconSvg(drawing, 180, true))],
  ];
}
