import type { CatalogueCity, OpenPlace } from '../catalogue/catalogue.js';
import type { Interval } from '../opening-hours/parse.js';
import { openIntervalsElapsed } from '../opening-hours/wall-clock.js';
import type { Slot } from './slot.js';
import type { Point } from './walk.js';

/** A place as the planner sees it within one slot. */
export type Candidate = {
  id: string;
  category: string;
  geo: Point;
  visit: { min: number; typical: number; max: number };
  /** Elapsed minutes since the date's midnight. */
  open: readonly Interval[];
  score: number;
  pinned: boolean;
};

/** Places without doors are open around the clock, but not worth a visit at four in the morning. */
const outdoorDay: Interval = { start: 7 * 60, end: 23 * 60 };
/** Visits may go on until one o'clock at night, no later. */
const nightEnd = 25 * 60;
const minutesOfDay = 24 * 60;

/** Opening hours carried over from the evening before also end at `nightEnd`. */
function withoutNight({ start, end }: Interval): Interval {
  const isTail = start === 0 && end < minutesOfDay;
  return { start, end: Math.min(end, isTail ? nightEnd - minutesOfDay : nightEnd) };
}

/** Intervals in which a place may be visited on the slot's date, in wall-clock minutes. */
export function visitableOn(content: CatalogueCity, { place, hours }: OpenPlace, date: string): Interval[] {
  return place.openingHours === '24/7' ? [outdoorDay] : content.openOn(hours, date).map(withoutNight);
}

/** A place for the solver; the caller decides its score and whether it is pinned. */
export function candidateOf(content: CatalogueCity, open: OpenPlace, slot: Slot, chosen: { score: number; pinned: boolean }): Candidate {
  const { id, category, geo, visitMinutes } = open.place;
  const intervals = openIntervalsElapsed(visitableOn(content, open, slot.date), slot.change);
  return { id, category, geo, visit: visitMinutes, open: intervals, ...chosen };
}

/** Whether the shortest visit fits into the slot. */
export function fitsSlot(candidate: Candidate, slot: Slot): boolean {
  const { min } = candidate.visit;
  return candidate.open.some(({ start, end }) => Math.min(end, slot.latestEnd) - Math.max(start, slot.start) >= min);
}

/** How many minutes of the slot lie in the hours in which places are visited, from the morning until late at night. */
export function visitingMinutes(slot: Slot): number {
  const [hours] = openIntervalsElapsed([{ start: outdoorDay.start, end: nightEnd }], slot.change);
  return hours ? Math.max(0, Math.min(hours.end, slot.latestEnd) - Math.max(hours.start, slot.start)) : 0;
}
