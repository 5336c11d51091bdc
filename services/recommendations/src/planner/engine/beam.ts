import type { Steps } from '../steps.js';
import * as labels from './label.js';
import * as layouts from './layout.js';
import { Leftover, noPauses, type Pauses, pausesLeft } from './leftover.js';
import { Rewards } from './rewards.js';
import { Rows } from './rows.js';

// Module-local for speed: the test runner resolves an imported name at every use.
const { atStart, earliestBegin, toEndOf, tollOf, travelOf } = layouts;
const { hasVisited } = labels;

type Label = labels.Label;

export type BeamOptions = {
  /** How many beginnings of routes are gone on with, of those with equally many stops. */
  width: number;
  /** What a route is expected to bring in all, so that beginnings of different length can be compared. */
  expected: number;
};

/** The anchor is nearly always found in the end, so a beginning without it isn't given up for that. */
const anchorHope = 0.9;
/** Beginnings that stand at the same stop are at most this share, so that they don't become alike. */
const mostAtOneStop = 1 / 8;
/** So many times the width are ordered, because some are alike. */
const reserve = 4;

/** So many of the routes found may begin at the same stop, so that they differ. */
const mostAlike = 2;

/** One for all searches, since they are read in the step that fills them. */
const rows = new Rows();

/** A beam search: beginnings of routes grow by a stop at a time, and the most promising ones are kept. */
class Beam {
  readonly #layout: layouts.Layout;
  readonly #options: BeamOptions;
  /** For each set of pauses that were taken: what the others need, and bring at their best hosts. */
  readonly #pausesLeft: readonly Pauses[];
  readonly #empty: Label;
  /** What the stops of the label that was read last bring, and its elements. */
  readonly #rewards: Rewards;
  readonly #elements: Int32Array;
  /** What is left, for beginnings that have the wanted stops, and for those that don't. */
  readonly #leftovers: { readonly enough: Leftover; readonly few: Leftover };
  /** What is expected of what is left, as a share of what it would bring if all of it could be had. */
  readonly #share: number;
  /** How many stops the labels have that are expanded. */
  #stops = 0;

  constructor(layout: layouts.Layout, options: BeamOptions) {
    const { start, wantedPoints } = layout.problem;
    this.#layout = layout;
    this.#options = options;
    this.#leftovers = { enough: new Leftover(layout, 0), few: new Leftover(layout, wantedPoints) };
    this.#pausesLeft = pausesLeft(layout.problem);
    this.#rewards = new Rewards(layout.problem);
    this.#elements = new Int32Array(layout.elements);
    this.#empty = labels.emptyLabel(layout);
    const left = this.#leftTo(0);
    left.read(this.#empty);
    const { latestEnd } = layout.problem;
    const all = left.after(latestEnd - start - (this.#pausesLeft[0]?.minutes ?? 0), -1);
    this.#share = all > 0 ? options.expected / all : 0;
  }

  /** What beginnings with so many stops leave. */
  #leftTo(stops: number): Leftover {
    const { enough, few } = this.#leftovers;
    return stops < this.#layout.problem.wantedStops ? few : enough;
  }

  /** Points that are expected beside those for what is left: for the pauses that weren't taken, and for the anchor. */
  #hoped(pauses: number, isAnchored: boolean): number {
    return (isAnchored ? 0 : anchorHope * this.#layout.problem.anchorBonus) + (this.#pausesLeft[pauses] ?? noPauses).points;
  }

  /** Takes the stops of a label, for what a further one brings. */
  #readStops(label: Label): void {
    let count = 0;
    for (let each: Label | undefined = label.at === atStart ? undefined : label; each; each = each.before) {
      this.#elements[count] = each.element;
      count += 1;
    }
    this.#rewards.read(this.#elements, count);
  }

  /** Adds a row for each stop that a label can go on to. */
  #expand(from: Label, label: number): void {
    const { problem, stay, size } = this.#layout;
    const { latestEnd, firstBy, idleCost, anchor, place, score } = problem;
    const left = this.#leftTo(this.#stops + 1);
    left.read(from);
    this.#readStops(from);
    const end = latestEnd - (this.#pausesLeft[from.pauses] ?? noPauses).minutes;
    const [hoped, hopedAnchored] = [this.#hoped(from.pauses, from.isAnchored), this.#hoped(from.pauses, true)];
    let [lastPlace, lastClock, lastScore] = [-1, 0, 0];
    for (let stop = 0; stop < size; stop += 1) {
      const own = place[stop] ?? 0;
      if (hasVisited(from.visited, own)) {
        continue;
      }
      const begin = earliestBegin(this.#layout, stop, from.clock + travelOf(problem, from.at, stop));
      const clock = begin + (stay[stop] ?? 0);
      if (clock + toEndOf(problem, stop) > latestEnd || (from.at === atStart && begin > (firstBy[stop] ?? 0))) {
        continue;
      }
      // At the same time, the same place is worth less.
      const worth = score[stop] ?? 0;
      if (own === lastPlace && clock >= lastClock && worth <= lastScore) {
        continue;
      }
      [lastPlace, lastClock, lastScore] = [own, clock, worth];
      const gain = this.#rewards.gainOf(stop);
      if (gain > Number.NEGATIVE_INFINITY) {
        const value = from.value + gain - idleCost * (begin - from.clock) - tollOf(problem, from.at, stop);
        const estimate = value + (anchor[stop] === 1 ? hopedAnchored : hoped) + this.#share * left.after(end - clock, stop);
        rows.add({ estimate, value, clock, label, stop });
      }
    }
  }

  /** Adds a label as it is and with pauses next to others; not one that has missed a pause. */
  #addWithPauses(label: Label, to: Label[]): void {
    const { pauses } = this.#layout.problem;
    if (pauses.some(({ begin }, index) => (label.pauses & (1 << index)) === 0 && label.clock > begin.to)) {
      return;
    }
    to.push(label);
    for (let index = 0; index < pauses.length; index += 1) {
      const paused = labels.afterPause(this.#layout, label, index);
      if (paused) {
        this.#addWithPauses(paused, to);
      }
    }
  }

  /** The most promising labels with one more stop; of those with the same places and the same last stop only those that are sooner. */
  #next(current: readonly Label[]): Label[] {
    const { width } = this.#options;
    rows.length = 0;
    current.forEach((label, index) => {
      this.#expand(label, index);
    });
    const earliest = new Map<number, number>();
    const { size, problem } = this.#layout;
    const atStop = new Int32Array(size);
    const next: Label[] = [];
    for (const row of rows.best(reserve * width)) {
      const from = current[rows.label[row] ?? 0];
      const stop = rows.stop[row] ?? 0;
      if (next.length >= width || !from || (atStop[stop] ?? 0) > width * mostAtOneStop) {
        continue;
      }
      const hash = (from.hash + labels.placeHash(problem.place[stop] ?? 0)) | 0;
      const key = ((hash >>> 0) * size + stop) * 2 ** problem.pauses.length + from.pauses;
      const clock = rows.clock[row] ?? 0;
      if (clock < (earliest.get(key) ?? Number.POSITIVE_INFINITY)) {
        earliest.set(key, clock);
        atStop[stop] = (atStop[stop] ?? 0) + 1;
        next.push(labels.afterVisit(this.#layout, from, stop, { value: rows.value[row] ?? 0, clock, hash }));
      }
    }
    return next;
  }

  #mostPromising(labels: readonly Label[]): Label[] {
    const left = this.#leftTo(this.#stops);
    const { latestEnd } = this.#layout.problem;
    return labels
      .map((label) => {
        left.read(label);
        const end = latestEnd - (this.#pausesLeft[label.pauses] ?? noPauses).minutes;
        const rest = this.#share * left.after(end - label.clock, -1);
        return { label, estimate: label.value + this.#hoped(label.pauses, label.isAnchored) + rest };
      })
      .sort((a, b) => b.estimate - a.estimate)
      .slice(0, this.#options.width)
      .map(({ label }) => label);
  }

  /** Labels of whole routes, the best first. A step is a stop more. */
  *search(): Steps<Label[]> {
    const { maxStops, pauses, endCost } = this.#layout.problem;
    const worthOf = ({ value, element }: Label) => value - (endCost[element] ?? 0);
    const whole: Label[] = [];
    let current = [this.#empty];
    for (let stops = 1; stops <= maxStops && current.length > 0; stops += 1) {
      const next: Label[] = [];
      for (const label of this.#next(current)) {
        this.#addWithPauses(label, next);
      }
      this.#stops = stops;
      current = this.#mostPromising(next);
      whole.push(...current.filter((label) => label.pauses === 2 ** pauses.length - 1));
      yield;
    }
    return whole.sort((a, b) => worthOf(b) - worthOf(a));
  }
}

/**
 * Routes that a beam search finds (Ow and Morton 1988), the best first, no two with the same places: elements of the layout in their order.
 * Empty when no route has all pauses.
 */
export function* beamRoutes(layout: layouts.Layout, options: BeamOptions, most: number): Steps<number[][]> {
  const bySet = new Map<number, number[]>();
  const begun = new Map<number, number>();
  for (const label of yield* new Beam(layout, options).search()) {
    if (bySet.size >= most || bySet.has(label.hash)) {
      continue;
    }
    const elements = labels.elementsOf(label);
    const [first = -1] = elements;
    const times = begun.get(first) ?? 0;
    if (times < mostAlike) {
      begun.set(first, times + 1);
      bySet.set(label.hash, elements);
    }
  }
  return [...bySet.values()];
}
