import { type Leg, walkMinutes } from './walk.js';

/** Points that a minute before a closed door costs, or one of a ride: a day isn't spent underground. */
export const usualIdleCost = 2;
/** A minute on foot is part of the day, so it costs this share less. */
const walkRelief = 0.4;

/** A longer way tears a day apart, on foot or by public transport: beyond this, its minutes cost so many times `idleCost` more. */
const shortWayMinutes = 20;
const longWayCost = 2;

/** Points that a way costs less than its minutes of `idleCost` would: a walk is part of the day. Negative for a long way. */
export function reliefOf({ mode, minutes }: Leg, idleCost: number): number {
  const relief = mode === 'walk' ? walkRelief * minutes : 0;
  return idleCost * (relief - longWayCost * Math.max(0, minutes - shortWayMinutes));
}

/** Points for the way from a stop to a table and back, given in metres one way: it is taken from the time at the table, so it counts in full. */
export function tableWayCost(metres: number): number {
  return 2 * usualIdleCost * walkMinutes(metres);
}
