import { createHash } from 'node:crypto';
import { createSingleFlight } from '@city-genie/service-kit/single-flight';
import type { DrawPicture } from './draw-pictures.js';

/** About two hundred pictures. */
export const keptBytes = 20 * 1024 * 1024;

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
  const kept = new Map<string, Buffer>();
  const underWay = createSingleFlight<Buffer>();
  let bytes = 0;

  function keep(name: string, png: Buffer): void {
    kept.set(name, png);
    bytes += png.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostBytes) {
        return;
      }
      kept.delete(oldest);
      bytes -= length;
    }
  }

  return async (name, svg) => {
    const known = kept.get(name);
    if (known) {
      kept.delete(name);
      kept.set(name, known);
      return known;
    }
    return underWay.run(name, async () => {
      const png = await draw(svg);
      keep(name, png);
      return png;
    });
  };
}
