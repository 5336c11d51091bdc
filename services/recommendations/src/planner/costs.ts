import { type Leg, walkMinutes } from './walk.js';

/** Points that a minute costs before a closed door, or for a meal. */
export const usualIdleCost = 3;
/** A minute of a ride costs this share less: a day isn't spent underground, but something passes by. */
const rideRelief = 1 / 3;
/** A minute on foot is part of the day. */
const walkRelief = 0.6;

/** A longer way tears a day apart, on foot or by public transport: beyond this, its minutes cost so many times `idleCost` more. */
const shortWayMinutes = 10;
const longWayCost = 11 / 3;
/** In the evening nobody crosses the town twice: a long way costs so many times more. */
const eveningFactor = 1.5;

/** Points that a way costs less than its minutes of `idleCost` would. Negative for a long way. */
export function reliefOf({ mode, minutes }: Leg, idleCost: number, isEvening: boolean): number {
  const relief = (mode === 'walk' ? walkRelief : rideRelief) * minutes;
  const long = (isEvening ? eveningFactor : 1) * longWayCost * Math.max(0, minutes - shortWayMinutes);
  return idleCost * (relief - long);
}

/** Points for a minute of the way from a stop to a table and back, which is taken from the time at the table. */
const tableWayMinuteCost = 5;

/** Points that a second place to eat at costs right after the first, be it a stop or a table. */
export const moreFoodCost = 80;

/** Points for the way to a table and back, given in metres one way. */
export function tableWayCost(metres: number): number {
  return 2 * tableWayMinuteCost * walkMinutes(metres);
}
