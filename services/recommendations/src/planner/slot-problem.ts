import type { TimeframeId } from '@city-genie/city-data/timeframes';
import { beginsOf, type Candidate, type Occasion } from './candidates.js';
import { beyondVisitCost, biteCost, moreFoodCost, usualIdleCost, wayCost } from './costs.js';
import type { Problem } from './engine/problem.js';
import type { Slot } from './slot.js';
import { firstStopMinutes } from './waiting.js';
import { legBetween } from './walk.js';

/** The k-th stop of a category counts 0.7^(k-1) of its score, for variety. */
const categoryDiscount = 0.7;
/** For variety, the best stop of a category counts so much of its score more, up to so many points. */
const varietyShare = 1;
const varietyMost = 50;
/** Each of the stops that the slot asks for: nearly as much as a rule, but what can't be had isn't paid for by everything else. */
const wantedPoints = 225;
/** A pinned stop counts more than all others together. */
const pinBonus = 10_000;
/** The first sight that the city is known for: worth more than the place of the day. */
const anchorBonus = 600;
const longestShortTransit = 10;
/** In the evening two stops are better than a ride across the town. */
const longestEveningTransit = 30;
/** Points that going on to another stop costs: fewer stops with more time beat many hurried ones. */
const changeCost = 25;
/** Points that a second place of the same kind costs right after the first. */
const sameKindCost = 20;
/** Points that a second place out in the open costs right after the first, in winter. */
const moreColdCost = 40;
/** Points that a second hour within walls costs right after the first, on a day on which it is good to be outside. */
const moreWallsCost = 60;
/** A day doesn't end in passing in the dark or out in the cold, nor an evening at the table or with a short stop, where anything else is open. */
const flatEnd = { cost: 100, underMinutes: 30 };
/** Eight stops in a day are a march: more than these only where more are pinned. */
const mostUnasked: Readonly<Record<TimeframeId, number>> = { '1-2-hours': 3, 'half-day': 6, 'full-day': 7 };
/** In a plan of three stops one may be little known. */
const stopsPerGem = 3;

export type Stays = 'typical' | 'min';

/** A stop of the problem: a place at a time of day, for a visit of so many minutes. */
export type Choice = { candidate: Candidate; place: number; occasion: Occasion; minutes: number };

/** A meal that begins so soon leaves time for one short visit before it. */
const soonMinutes = 60;
/** How long a short visit is, and what it is worth, of a usual one. */
const shortLength = 0.6;
const shortVisitShare = 0.75;

function shortVisit({ min, typical }: Candidate['visit']): number {
  return Math.max(min, Math.ceil((shortLength * typical) / 5) * 5);
}

/** A short visit to begin with, where it is time for a meal soon. */
function beforeMeal(occasion: Occasion, visit: Candidate['visit'], { start, pauses }: Slot): Occasion[] {
  const [first] = pauses;
  const minutes = shortVisit(visit);
  if (!first || first.to - start > soonMinutes || minutes === visit.typical) {
    return [];
  }
  const windows = occasion.windows
    .map((window) => ({ ...window, lastBegin: Math.min(window.lastBegin, first.to - minutes) }))
    .filter(({ start: from, lastBegin }) => from <= lastBegin);
  return windows.length > 0 ? [{ ...occasion, windows }] : [];
}

/** So many minutes more of a short visit are better than standing about until it is time to eat. */
const untilMealMinutes = 15;

/** A short visit to a place that serves a meal, where one may eat next. */
function eatingThere(candidate: Candidate): Candidate[] {
  const { visit, tableCosts, mealsThere } = candidate;
  const { min } = visit;
  const costs = tableCosts.map((cost, index) => (mealsThere[index] ? 0 : cost));
  return min < visit.typical && mealsThere.includes(true)
    ? [{ ...candidate, visit: { min, typical: min, max: Math.min(visit.max, min + untilMealMinutes) }, tableCosts: costs }]
    : [];
}

/** The stops of a problem: visits of this length, and short ones before a meal that begins soon, or that is had there. */
export function choicesOf(candidates: readonly Candidate[], slot: Slot, stays: Stays): Choice[] {
  return candidates.flatMap((candidate, place) =>
    candidate.occasions.flatMap((occasion) => {
      const { visit } = candidate;
      const usual = { candidate, place, occasion, minutes: visit[stays] };
      if (stays === 'min') {
        return [usual];
      }
      const short = { ...occasion, score: shortVisitShare * occasion.score };
      return [
        usual,
        // In this order: of two equal ones the search takes the first.
        ...eatingThere(candidate).map((brief) => ({ candidate: brief, place, occasion: short, minutes: visit.min })),
        ...beforeMeal(short, visit, slot).map((brief) => ({ candidate, place, occasion: brief, minutes: shortVisit(visit) })),
      ];
    }),
  );
}

/** One film a day is enough, and one drink. */
export const onceADay: readonly string[] = ['cinema', 'bar'];

/** For variety: a slot of three stops must not become three museums. */
function categoryLimit(category: string, maxStops: number): number {
  return onceADay.includes(category) || maxStops <= 3 ? 1 : maxStops <= 6 ? 2 : 3;
}

/** How many little-known places a plan of so many stops may have. */
export function gemLimit(stops: number): number {
  return Math.floor(stops / stopsPerGem);
}

/** `cost`: the points of the way itself; `change`: those of going on at all. */
type Way = { minutes: number; cost: number; change: number };

const noWay: Way = { minutes: Number.POSITIVE_INFINITY, cost: 0, change: 0 };

/** The same in both directions. */
function wayBetween(from: Candidate, to: Candidate, slot: Slot): Way {
  const leg = legBetween(from.geo, to.geo);
  const isShort = slot.timeframe.id === '1-2-hours';
  const longest = isShort ? longestShortTransit : slot.isEvening ? longestEveningTransit : Number.POSITIVE_INFINITY;
  const isTooFar = leg.mode === 'transit' && leg.minutes > longest;
  if (isTooFar && !(from.pinned && to.pinned)) {
    return noWay;
  }
  const more = from.eats === undefined || to.eats === undefined ? 0 : from.eats === 'meal' && to.eats === 'meal' ? moreFoodCost : biteCost;
  const repetition =
    more +
    (from.category === to.category ? sameKindCost : 0) +
    (from.isCold && to.isCold ? moreColdCost : 0) +
    (from.isShutIn && to.isShutIn ? moreWallsCost : 0);
  return { minutes: leg.minutes, cost: wayCost(leg, slot.isEvening), change: changeCost + repetition };
}

/** Ways between all choices, which cost less where idle minutes do; two places that are only passed in the dark don't follow one another. */
function waysOf(
  candidates: readonly Candidate[],
  choices: readonly Choice[],
  slot: Slot,
  idleCost: number,
): Pick<Problem, 'travel' | 'toll'> {
  const ways = candidates.map((from, row) => candidates.slice(0, row).map((to) => wayBetween(from, to, slot)));
  const size = choices.length;
  const travel = new Float64Array(size * size);
  const toll = new Float64Array(size * size);
  choices.forEach((from, row) => {
    choices.forEach((to, column) => {
      const isDark = from.occasion.moment === 'dark' && to.occasion.moment === 'dark';
      const way = (isDark ? undefined : ways[Math.max(from.place, to.place)]?.[Math.min(from.place, to.place)]) ?? noWay;
      travel[row * size + column] = way.minutes;
      if (way !== noWay) {
        const cost = way.cost + beyondVisitCost(way.minutes, Math.min(from.minutes, to.minutes));
        toll[row * size + column] = way.change + (idleCost / usualIdleCost) * cost - idleCost * way.minutes;
      }
    });
  });
  return { travel, toll };
}

function windowsOf({ occasion, minutes }: Choice, { latestEnd }: Slot): { from: number; to: number }[] {
  return occasion.windows.flatMap((window) => beginsOf({ ...window, end: Math.min(window.end, latestEnd) }, minutes) ?? []);
}

/** Numbers of the places; those that are much the same share one, so that a route has one of them. Each pin is wanted. */
function placeNumbers(candidates: readonly Candidate[]): number[] {
  const keys = candidates.map(({ id, alike, pinned }) => (alike === undefined || pinned ? id : `like ${alike}`));
  const distinct = [...new Set(keys)];
  return keys.map((key) => distinct.indexOf(key));
}

/** Whether a place can't be visited before this occasion. */
function isFirstOccasion({ candidate, occasion }: Choice): boolean {
  const begin = ({ windows }: Occasion) => Math.min(...windows.map(({ start }) => start));
  return candidate.occasions.every((other) => begin(other) >= begin(occasion));
}

/** `gems`: how many little-known places; `firstWait`: the most minutes before the first stop; `isFilling`: as many stops as the slot allows; `prefersMany`: as if it asked for all that it may have, twice as much. */
export type ProblemOptions = {
  stays: Stays;
  gems: number;
  idleCost?: number;
  firstWait?: number | undefined;
  isFilling?: boolean | undefined;
  prefersMany?: boolean;
};

/** What an end costs with each stop, and then with each meal. */
function endCosts(choices: readonly Choice[], { isEvening, pauses, timeframe }: Slot): Float64Array {
  const isFlat = ({ occasion: { moment }, minutes }: Choice) =>
    moment === 'dark' || moment === 'cold' || (isEvening && minutes < flatEnd.underMinutes);
  return Float64Array.from([...choices.map(isFlat), ...pauses.map(() => isEvening)], (isFlatEnd) =>
    isFlatEnd && timeframe.id !== '1-2-hours' ? flatEnd.cost : 0,
  );
}

/**
 * The candidates of a slot as a problem for the solver: the route may start and end at any of them without travel, and nobody waits
 * for the best hour of a place to begin with.
 */
export function problemOf(
  candidates: readonly Candidate[],
  slot: Slot,
  { stays, gems, idleCost = usualIdleCost, firstWait = firstStopMinutes, isFilling = false, prefersMany = false }: ProblemOptions,
): Problem {
  const choices = choicesOf(candidates, slot, stays);
  const places = placeNumbers(candidates);
  const categories = [...new Set(candidates.map(({ category }) => category))];
  const pins = candidates.filter(({ pinned }) => pinned).length;
  const most = isFilling ? slot.extent.maxStops : Math.min(slot.extent.maxStops, mostUnasked[slot.timeframe.id]);
  const maxStops = slot.isEvening ? Math.max(most, pins) : Math.min(slot.extent.maxStops, Math.max(most, pins));
  const numbers = (of: (choice: Choice) => number) => Float64Array.from(choices, of);
  const flags = (of: (candidate: Candidate) => boolean) => Uint8Array.from(choices, ({ candidate }) => (of(candidate) ? 1 : 0));
  return {
    size: choices.length,
    place: Int32Array.from(choices, ({ place }) => places[place] ?? 0),
    start: slot.start,
    latestEnd: slot.latestEnd,
    firstBy: numbers((choice) => slot.start + (isFirstOccasion(choice) ? firstWait : 0)),
    fromStart: new Float64Array(choices.length),
    ...waysOf(candidates, choices, slot, idleCost),
    toEnd: new Float64Array(choices.length),
    stay: numbers(({ minutes }) => minutes),
    windows: choices.map((choice) => windowsOf(choice, slot)),
    score: numbers(({ occasion }) => occasion.score),
    bonus: numbers(({ candidate }) => (candidate.pinned ? pinBonus : 0)),
    group: Int32Array.from(choices, ({ candidate }) => categories.indexOf(candidate.category)),
    groupDiscount: categoryDiscount,
    varietyShare,
    varietyMost,
    groupLimits: Int32Array.from(categories, (category) => categoryLimit(category, maxStops)),
    rare: flags(({ hiddenGem }) => hiddenGem),
    rareLimit: gems,
    anchor: flags(({ icon }) => icon),
    anchorBonus: slot.timeframe.id === '1-2-hours' ? 0 : anchorBonus,
    maxStops,
    wantedStops: prefersMany ? maxStops : slot.extent.minStops,
    wantedPoints: prefersMany ? 2 * wantedPoints : wantedPoints,
    idleCost,
    pauses: slot.pauses.map(({ minutes, from, to }, index) => ({
      minutes,
      begin: { from, to },
      hostScore: numbers(({ candidate }) => -(candidate.tableCosts[index] ?? 0)),
    })),
    endCost: endCosts(choices, slot),
  };
}
