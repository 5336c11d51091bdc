import { createHash } from 'node:crypto';
import { createRecentlyUsed } from '@city-genie/service-kit/recently-used';
import { createSingleFlight } from '@city-genie/service-kit/single-flight';
import type { DrawPicture } from './draw-pictures.js';

/** About two hundred pictures. */
const keptBytes = 20 * 1024 * 1024;

/** The name of what a picture shows: equal drawings have equal names, and so equal bytes. */
export function pictureName(svg: string): string {
  return createHash('sha256').update(svg).digest('base64url').slice(0, 22);
}

/**
 * Keeps drawn pictures up to a number of bytes, the latest used ones; equal ones that are asked for at once are drawn once.
 *
 * @returns a function that draws an SVG of this name, unless its picture is kept
 */
export function keepPictures(draw: DrawPicture, mostBytes = keptBytes): (name: string, svg: string) => Promise<Buffer> {
  const kept = createRecentlyUsed<Buffer>(mostBytes);
  const underWay = createSingleFlight<Buffer>();
  return async (name, svg) =>
    kept.get(name) ??
    underWay.run(name, async () => {
      const png = await draw(svg);
      kept.set(name, png, png.length);
      return png;
    });
}
