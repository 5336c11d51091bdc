import { beginsOf, type Candidate, type Occasion } from './candidates.js';
import { reliefOf, usualIdleCost } from './costs.js';
import type { Problem } from './engine/problem.js';
import type { Slot } from './slot.js';
import { firstStopMinutes } from './waiting.js';
import { legBetween } from './walk.js';

/** The k-th stop of a category counts 0.75^(k-1) of its score, for variety. */
const categoryDiscount = 0.75;
/** A pinned stop counts more than all others together. */
const pinBonus = 10_000;
/** The first sight that the city is known for: worth more than any two small ones. */
const anchorBonus = 120;
const longestShortTransit = 10;
/** Points that going on to another stop costs: fewer stops with more time beat many hurried ones. */
const changeCost = 10;
/** Points that a second place of the same kind costs right after the first. */
const sameKindCost = 15;
/** In a plan of three stops one may be little known. */
const stopsPerGem = 3;

export type Stays = 'typical' | 'min';

/** A stop of the problem: a place at a time of day. */
export type Choice = { candidate: Candidate; place: number; occasion: Occasion };

export function choicesOf(candidates: readonly Candidate[]): Choice[] {
  return candidates.flatMap((candidate, place) => candidate.occasions.map((occasion) => ({ candidate, place, occasion })));
}

/** For variety: a slot of three stops must not become three museums. One film a day is enough. */
function categoryLimit(category: string, maxStops: number): number {
  return category === 'cinema' || maxStops <= 3 ? 1 : maxStops <= 6 ? 2 : 3;
}

/** How many little-known places a plan of so many stops may have. */
export function gemLimit(stops: number): number {
  return Math.floor(stops / stopsPerGem);
}

type Way = { minutes: number; toll: number };

const noWay: Way = { minutes: Number.POSITIVE_INFINITY, toll: 0 };

function wayBetween(from: Candidate, to: Candidate, slot: Slot, idleCost: number): Way {
  const leg = legBetween(from.geo, to.geo);
  const isTooFar = slot.timeframe.id === '1-2-hours' && leg.mode === 'transit' && leg.minutes > longestShortTransit;
  if (isTooFar && !(from.pinned && to.pinned)) {
    return noWay;
  }
  const repetition = from.category === to.category ? sameKindCost : 0;
  return { minutes: leg.minutes, toll: changeCost + repetition - reliefOf(leg, idleCost) };
}

/** Ways between all choices; two places that are only passed in the dark don't follow one another. */
function waysOf(
  candidates: readonly Candidate[],
  choices: readonly Choice[],
  slot: Slot,
  idleCost: number,
): Pick<Problem, 'travel' | 'toll'> {
  const ways = candidates.map((from) => candidates.map((to) => (from === to ? noWay : wayBetween(from, to, slot, idleCost))));
  const size = choices.length;
  const travel = new Float64Array(size * size);
  const toll = new Float64Array(size * size);
  choices.forEach((from, row) => {
    choices.forEach((to, column) => {
      const isDark = from.occasion.moment === 'dark' && to.occasion.moment === 'dark';
      const way = (isDark ? undefined : ways[from.place]?.[to.place]) ?? noWay;
      travel[row * size + column] = way.minutes;
      toll[row * size + column] = way.toll;
    });
  });
  return { travel, toll };
}

function windowsOf({ candidate, occasion }: Choice, { visitsEnd }: Slot, stays: Stays): { from: number; to: number }[] {
  return occasion.windows.flatMap((window) => beginsOf({ ...window, end: Math.min(window.end, visitsEnd) }, candidate.visit[stays]) ?? []);
}

/** The candidates of a slot as a problem for the solver: the route may start and end at any of them without travel. */
export function problemOf(
  candidates: readonly Candidate[],
  slot: Slot,
  { stays, gems, idleCost = usualIdleCost }: { stays: Stays; gems: number; idleCost?: number },
): Problem {
  const choices = choicesOf(candidates);
  const categories = [...new Set(candidates.map(({ category }) => category))];
  const pins = candidates.filter(({ pinned }) => pinned).length;
  const maxStops = slot.isEvening ? Math.max(slot.extent.maxStops, pins) : slot.extent.maxStops;
  const numbers = (of: (choice: Choice) => number) => Float64Array.from(choices, of);
  const flags = (of: (candidate: Candidate) => boolean) => Uint8Array.from(choices, ({ candidate }) => (of(candidate) ? 1 : 0));
  return {
    size: choices.length,
    place: Int32Array.from(choices, ({ place }) => place),
    start: slot.start,
    latestEnd: slot.latestEnd,
    firstBy: slot.start + firstStopMinutes,
    fromStart: new Float64Array(choices.length),
    ...waysOf(candidates, choices, slot, idleCost),
    toEnd: new Float64Array(choices.length),
    stay: numbers(({ candidate }) => candidate.visit[stays]),
    windows: choices.map((choice) => windowsOf(choice, slot, stays)),
    score: numbers(({ occasion }) => occasion.score),
    bonus: numbers(({ candidate }) => (candidate.pinned ? pinBonus : 0)),
    group: Int32Array.from(choices, ({ candidate }) => categories.indexOf(candidate.category)),
    groupDiscount: categoryDiscount,
    groupLimits: Int32Array.from(categories, (category) => categoryLimit(category, maxStops)),
    rare: flags(({ hiddenGem }) => hiddenGem),
    rareLimit: gems,
    anchor: flags(({ icon }) => icon),
    anchorBonus: slot.timeframe.id === '1-2-hours' ? 0 : anchorBonus,
    maxStops,
    idleCost,
    pauses: slot.pauses.map(({ minutes, from, to }, index) => ({
      minutes,
      begin: { from, to },
      hostScore: numbers(({ candidate }) => -(candidate.tableCosts[index] ?? 0)),
    })),
  };
}
