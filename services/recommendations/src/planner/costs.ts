/** Points that a minute before a closed door costs, or one of a ride: a day isn't spent underground. */
export const usualIdleCost = 2;
/** A minute on foot is part of the day, so it costs this share less. */
export const walkRelief = 0.4;

/** Points that so many minutes on foot cost. */
export function walkCost(minutes: number): number {
  return minutes * usualIdleCost * (1 - walkRelief);
}
