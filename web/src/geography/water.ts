import type { Geo } from './geo.js';

/** A stretch of water as a soft line along its middle. */
export type Water = { name: string; widthMeters: number; line: readonly Geo[] };

/**
 * Drawn by hand through bridges and along banks, for a sketch: right to about a hundred metres. `line` is `latitude,longitude` in WGS-84,
 * up or down the stream.
 */
export type DrawnWater = { name: string; widthMeters: number; line: string };
