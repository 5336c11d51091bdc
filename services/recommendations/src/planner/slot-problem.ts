import { elapsedMinuteOf } from '../opening-hours/wall-clock.js';
import type { Candidate } from './candidates.js';
import type { Problem } from './engine/problem.js';
import type { PauseRule } from './schedule.js';
import type { Slot } from './slot.js';
import { legBetween } from './walk.js';

/** The k-th stop of a category counts 0.8^(k-1) of its score, for variety. */
const categoryDiscount = 0.8;
/** A pinned stop counts more than all others together. */
const pinBonus = 10_000;
/** Points that a minute of travel or waiting costs. */
export const usualIdleCost = 1.2;

/** Lunch: one hour that begins between 12:00 and 13:30 (docs/rules/plans.md#lunch). */
const lunch: PauseRule = { minutes: 60, from: 12 * 60, to: 13 * 60 + 30 };

/** For variety: a slot of three stops must not become three museums. */
function categoryLimit(maxStops: number): number {
  return maxStops <= 3 ? 1 : maxStops <= 6 ? 2 : 3;
}

/** A full-day slot that covers 12:00 to 14:30 has a pause for lunch. */
export function pauseIn({ timeframe, start, latestEnd, change }: Slot): PauseRule | undefined {
  const rule = { minutes: lunch.minutes, from: elapsedMinuteOf(lunch.from, change), to: elapsedMinuteOf(lunch.to, change) };
  const coversLunch = start <= rule.from && latestEnd >= rule.to + rule.minutes;
  return timeframe.id === 'full-day' && coversLunch ? rule : undefined;
}

export type Stays = 'typical' | 'min';

/** The candidates of a slot as a problem for the solver: the route may start and end at any of them without travel. */
export function problemOf(candidates: readonly Candidate[], slot: Slot, stays: Stays): Problem {
  const size = candidates.length;
  const categories = [...new Set(candidates.map(({ category }) => category))];
  const travel = new Float64Array(size * size);
  candidates.forEach((from, row) => {
    candidates.forEach((to, column) => {
      travel[row * size + column] = row === column ? 0 : legBetween(from.geo, to.geo).minutes;
    });
  });
  const numbers = (of: (candidate: Candidate) => number) => Float64Array.from(candidates, of);
  const pause = pauseIn(slot);
  return {
    size,
    start: slot.start,
    latestEnd: slot.latestEnd,
    fromStart: new Float64Array(size),
    travel,
    toEnd: new Float64Array(size),
    stay: numbers(({ visit }) => visit[stays]),
    windows: candidates.map(({ open, visit }) =>
      open.map(({ start, end }) => ({ from: start, to: end - visit[stays] })).filter(({ from, to }) => from <= to),
    ),
    score: numbers(({ score }) => score),
    bonus: numbers(({ pinned }) => (pinned ? pinBonus : 0)),
    group: Int32Array.from(candidates, ({ category }) => categories.indexOf(category)),
    groupDiscount: categoryDiscount,
    groupLimit: categoryLimit(slot.timeframe.maxStops),
    maxStops: slot.timeframe.maxStops,
    idleCost: usualIdleCost,
    ...(pause && { pause: { minutes: pause.minutes, begin: { from: pause.from, to: pause.to } } }),
  };
}
