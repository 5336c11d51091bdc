import type { Steps } from '../steps.js';
import * as labels from './label.js';
import * as layouts from './layout.js';
import { Leftover, noPauses, type Pauses, pausesLeft } from './leftover.js';
import { Rows } from './rows.js';

// Module-local for speed: the test runner resolves an imported name at every use.
const { atStart, earliestBegin, toEndOf, tollOf, travelOf } = layouts;
const { gainOf, hasVisited } = labels;

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

/** A beam search: beginnings of routes grow by a stop at a time, and the most promising ones are kept. */
class Beam {
  readonly #layout: layouts.Layout;
  readonly #options: BeamOptions;
  /** For each set of pauses that were taken: what the others need, and bring at their best hosts. */
  readonly #pausesLeft: readonly Pauses[];
  readonly #empty: Label;
  readonly #rows = new Rows();
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
    this.#empty = {
      before: undefined,
      element: layout.elements,
      at: atStart,
      clock: start,
      value: 0,
      rare: 0,
      isAnchored: false,
      pauses: 0,
      visited: labels.noneVisited(layout.places),
      groups: 0,
      hash: 0,
    };
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

  /** Points that are expected after a stop, or none (-1), of the label that was read last: for what is left, the anchor and the pauses. */
  #ahead(left: Leftover, { clock, pauses: taken, isAnchored }: Pick<Label, 'clock' | 'pauses' | 'isAnchored'>, stop: number): number {
    const { anchorBonus, latestEnd } = this.#layout.problem;
    const { minutes, points } = this.#pausesLeft[taken] ?? noPauses;
    const anchor = isAnchored ? 0 : anchorHope * anchorBonus;
    return anchor + points + this.#share * left.after(latestEnd - clock - minutes, stop);
  }

  /** Adds a row for each stop that a label can go on to. */
  #expand(from: Label, label: number): void {
    const { problem, stay, size } = this.#layout;
    const { latestEnd, firstBy, idleCost, anchor, place, score, wantedStops, wantedPoints } = problem;
    const wanted = this.#stops < wantedStops ? wantedPoints : 0;
    const left = this.#leftTo(this.#stops + 1);
    left.read(from);
    let last = { stop: 0, clock: Number.POSITIVE_INFINITY };
    for (let stop = 0; stop < size; stop += 1) {
      if (hasVisited(from.visited, place[stop] ?? 0)) {
        continue;
      }
      const begin = earliestBegin(this.#layout, stop, from.clock + travelOf(problem, from.at, stop));
      const clock = begin + (stay[stop] ?? 0);
      if (clock + toEndOf(problem, stop) > latestEnd || (from.at === atStart && begin > (firstBy[stop] ?? 0))) {
        continue;
      }
      // At the same time, the same place is worth less.
      if (place[stop] === place[last.stop] && clock >= last.clock && (score[stop] ?? 0) <= (score[last.stop] ?? 0)) {
        continue;
      }
      last = { stop, clock };
      const gain = gainOf(this.#layout, from, stop);
      if (gain > Number.NEGATIVE_INFINITY) {
        const value = from.value + gain + wanted - idleCost * (begin - from.clock) - tollOf(problem, from.at, stop);
        const isAnchored = from.isAnchored || anchor[stop] === 1;
        const estimate = value + this.#ahead(left, { clock, pauses: from.pauses, isAnchored }, stop);
        this.#rows.add({ estimate, value, clock, label, stop });
      }
    }
  }

  #visit(from: Label, stop: number, { value, clock, hash }: Pick<Label, 'value' | 'clock' | 'hash'>): Label {
    const { place, rare, bonus, anchor, group } = this.#layout.problem;
    return {
      before: from.at === atStart ? undefined : from,
      element: stop,
      at: stop,
      clock,
      value,
      rare: from.rare + (bonus[stop] === 0 ? (rare[stop] ?? 0) : 0),
      isAnchored: from.isAnchored || anchor[stop] === 1,
      pauses: from.pauses,
      visited: labels.withVisited(from.visited, place[stop] ?? 0),
      groups: from.groups | labels.groupBit(group[stop] ?? 0),
      hash,
    };
  }

  /** A label with a pause next; undefined when it can't be had any more. */
  #pause(from: Label, index: number): Label | undefined {
    const { problem, size } = this.#layout;
    const pause = problem.pauses[index];
    const begin = Math.max(from.clock, pause?.begin.from ?? 0);
    const clock = begin + (pause?.minutes ?? 0);
    const isOver = begin > (pause?.begin.to ?? 0) || clock + toEndOf(problem, from.at) > problem.latestEnd;
    if (!pause || isOver || (from.pauses & (1 << index)) !== 0) {
      return undefined;
    }
    const value = from.value + (pause.hostScore[from.at] ?? 0) - problem.idleCost * (begin - from.clock);
    return { ...from, before: from, element: size + index, clock, value, pauses: from.pauses | (1 << index) };
  }

  /** Adds a label as it is and with pauses next to others; not one that has missed a pause. */
  #addWithPauses(label: Label, to: Label[]): void {
    const { pauses } = this.#layout.problem;
    if (pauses.some(({ begin }, index) => (label.pauses & (1 << index)) === 0 && label.clock > begin.to)) {
      return;
    }
    to.push(label);
    for (let index = 0; index < pauses.length; index += 1) {
      const paused = this.#pause(label, index);
      if (paused) {
        this.#addWithPauses(paused, to);
      }
    }
  }

  /** The most promising labels with one more stop; of those with the same places and the same last stop only those that are sooner. */
  #next(current: readonly Label[]): Label[] {
    const { width } = this.#options;
    const rows = this.#rows;
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
        next.push(this.#visit(from, stop, { value: rows.value[row] ?? 0, clock, hash }));
      }
    }
    return next;
  }

  #mostPromising(labels: readonly Label[]): Label[] {
    const left = this.#leftTo(this.#stops);
    return labels
      .map((label) => {
        left.read(label);
        return { label, estimate: label.value + this.#ahead(left, label, -1) };
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
