import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { visitLengthsOf } from './performances.js';
import type { PlanCase } from './plan-case.js';
import type { SlotFacts } from './slot-facts.js';
import { sunTolerance } from './sun-facts.js';
import { VisitWindow } from './visit-window.js';

/** Cities whose moods were scored by a second reader. */
const readTwice: ReadonlySet<string> = new Set(['paris', 'london', 'tokyo', 'rome', 'berlin', 'madrid', 'newyork', 'beijing']);
const categoryCaps = { '1-2-hours': 1, 'half-day': 2, 'full-day': 3 } as const;

/** The smallest fit with which something may be offered in a mood of a city. */
export function leastFitIn({ city }: PlanCase): number {
  return readTwice.has(city.key) ? 0.7 : 0.6;
}

/** The smallest fit with which a table may be named where none of the mood is near: it may be of another mood altogether. */
export const leastOtherFit = 0;

/** Whether a place may be shown: pinned or fitting the mood, and not excluded. */
export function isAllowed(asked: PlanCase, { id, moodFit }: Place): boolean {
  const { request } = asked;
  const isWanted = isPinned(asked, id) || (moodFit[request.mood] ?? 0) >= leastFitIn(asked);
  return isWanted && !(request.exclude?.includes(id) ?? false);
}

/** Whether the visitor wants to keep a place. */
export function isPinned({ request }: PlanCase, id: string): boolean {
  return request.pin?.includes(id) ?? false;
}

/** Whether a place may be a stop: a house whose performances aren't known is one only when it is pinned. */
export function isPlannable(asked: PlanCase, place: Place): boolean {
  return isAllowed(asked, place) && (place.startTimes?.length !== 0 || isPinned(asked, place.id));
}

/** Whether the shortest visit of a place may fit into the slot; where the sun decides, in doubt it does. */
export function mayFitSlot(slot: SlotFacts, place: Place): boolean {
  return new VisitWindow(slot, place, sunTolerance).firstBegin(slot.start, visitLengthsOf(place).min) !== undefined;
}

/** Whether the shortest visit of a place fits into the slot beyond doubt. */
export function fitsSlot(slot: SlotFacts, place: Place): boolean {
  return new VisitWindow(slot, place).firstBegin(slot.start, visitLengthsOf(place).min) !== undefined;
}

/** How many stops of a category a plan may have, pinned ones aside. */
export function categoryCap({ timeframe }: SlotFacts, category: Place['category']): number {
  return category === 'cinema' || category === 'bar' ? 1 : categoryCaps[timeframe.id];
}

/** Whether two places are much the same to a visitor: a plan has one of them, pinned ones aside. */
export function areAlike(a: Place, b: Place): boolean {
  return a.id !== b.id && a.alike !== undefined && a.alike === b.alike;
}

/** Whether so many little-known places are too many for so many stops; pinned ones aren't among the little-known. */
export function areTooManyGems(gems: number, stops: number): boolean {
  return gems * 3 > stops;
}
