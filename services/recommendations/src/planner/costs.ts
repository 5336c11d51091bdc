import { type Leg, walkMinutes } from './walk.js';

/** Points that a minute costs before a closed door, or for a meal. */
export const usualIdleCost = 5;
/** A minute on foot is part of the day, one in a train is not. */
const wayMinuteCost = { walk: 1.2, transit: 10 };

/** A longer way tears a day apart, on foot or by public transport: beyond so many minutes, each costs so much more. */
const longWays = [
  { beyond: 10, minuteCost: 11 },
  { beyond: 25, minuteCost: 15 },
] as const;
/** In the evening nobody crosses the town twice: a long way costs so many times more. */
const eveningFactor = 2.2;
/** A way isn't longer than most of a visit at one of its ends: a minute beyond this share of it costs so much more. */
const beyondVisit = { share: 0.6, minuteCost: 8 };
/** And nobody goes further than they stay: a minute beyond the whole visit costs so much again. */
const beyondWholeVisitMinuteCost = 12;

/** Points that a way costs. */
export function wayCost({ mode, minutes }: Leg, isEvening: boolean): number {
  const long = longWays.reduce((sum, { beyond, minuteCost }) => sum + minuteCost * Math.max(0, minutes - beyond), 0);
  return wayMinuteCost[mode] * minutes + (isEvening ? eveningFactor : 1) * long;
}

/** Points that a way of so many minutes costs beside that, by the shorter one of the visits at its ends. */
export function beyondVisitCost(minutes: number, visitMinutes: number): number {
  return (
    beyondVisit.minuteCost * Math.max(0, minutes - beyondVisit.share * visitMinutes) +
    beyondWholeVisitMinuteCost * Math.max(0, minutes - visitMinutes)
  );
}

/** Points for a minute of the way from a stop to a table and back, which is taken from the time at the table. */
const tableWayMinuteCost = 8;

/** Points that a second place to eat at costs right after the first, be it a stop or a table. */
export const moreFoodCost = 120;

/** Points that a bite, as in a cake shop, costs right before a meal or beside another place where one eats. */
export const biteCost = 60;

/** Points for the way to a table and back, given in metres one way. */
export function tableWayCost(metres: number): number {
  return 2 * tableWayMinuteCost * walkMinutes(metres);
}
