import type { Box } from '../../../geography/plane.js';

/** The drawing's units; on a phone one unit is about a pixel. */
export const sketch = { width: 360, height: 300, pinRadius: 12 } as const;

/** Labels stay inside this box; the scale and the arrow are below it. */
export const labelArea: Box = { x: 6, y: 6, width: sketch.width - 12, height: sketch.height - 44 };
export const pinArea: Box = { x: 30, y: 26, width: sketch.width - 60, height: sketch.height - 86 };

/** Approximate width of a letter of a label. */
export const letterWidth = 6.4;
export const labelHeight = 15;
