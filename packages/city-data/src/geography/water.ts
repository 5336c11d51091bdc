import type { Geo } from './geo.js';

/** A body of water as a centre line. */
export type Water = { name: string; widthMeters: number; line: readonly Geo[] };

/**
 * Traced by hand through bridges and along banks; accurate to about a hundred metres, enough for a sketch. `line` is
 * `latitude,longitude` in WGS-84, upstream or downstream.
 */
export type DrawnWater = { name: string; widthMeters: number; line: string };
