import type { Box } from '@city-genie/city-data/geography/plane';

/** A drawing in its own units; on a phone one of them is a little less than a pixel. */
export type SketchSize = { width: number; height: number };

/** Beside the stops. Its texts of 13.5 units are 12 pixels high on the narrowest phone. */
export const cardSize: SketchSize = { width: 360, height: 300 };

export const pinRadius = 13;

/** Pins are at least this far apart, so that a line is seen between them. */
export const pinGap = pinRadius * 2 + 12;

/** Labels stay inside this box; the scale and the arrow are below it. */
export function labelArea({ width, height }: SketchSize): Box {
  return { x: 6, y: 6, width: width - 12, height: height - 44 };
}

/** The middles of pins stay inside this part of an area of labels. */
export function pinArea({ x, y, width, height }: Box): Box {
  return { x: x + 24, y: y + 20, width: width - 48, height: height - 42 };
}

/** Approximate width of a letter of a label. */
export const letterWidth = 7.4;
export const labelHeight = 18;
