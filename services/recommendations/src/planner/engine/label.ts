import * as layouts from './layout.js';

// Module-local for speed: the test runner resolves an imported name at every use.
const { atStart, toEndOf } = layouts;

type Layout = layouts.Layout;

/**
 * The beginning of a route in a beam search: its last element, and all before it. Labels are made with their fields in one order and never spread:
 * the code that reads them is compiled for one kind of objects.
 */
export type Label = {
  readonly before: Label | undefined;
  readonly element: number;
  /** The stop where one is, and when one leaves it. */
  readonly at: number;
  readonly clock: number;
  /** Points so far, with bonuses, without pauses themselves. */
  readonly value: number;
  readonly isAnchored: boolean;
  /** A bit for each pause that was taken. */
  readonly pauses: number;
  /** A bit for each place that was visited, 32 in a number: arrays of small integers are cheap to copy. */
  readonly visited: readonly number[];
  /** Equal for equal sets of places. */
  readonly hash: number;
};

export function hasVisited(visited: readonly number[], place: number): boolean {
  return ((visited[place >> 5] ?? 0) & (1 << (place & 31))) !== 0;
}

function withVisited(visited: readonly number[], place: number): number[] {
  const more = visited.slice();
  const word = place >> 5;
  more[word] = (more[word] ?? 0) | (1 << (place & 31));
  return more;
}

/** Spreads a place's number over 32 bits, so that sums over sets of places are told apart. */
export function placeHash(place: number): number {
  const first = Math.imul(place + 1, 0x9e3779b1);
  const second = Math.imul(first ^ (first >>> 15), 0x85ebca6b);
  return second ^ (second >>> 13);
}

/** The elements of a route that a label is the end of, in their order. */
export function elementsOf(label: Label): number[] {
  const elements: number[] = [];
  for (let each: Label | undefined = label; each; each = each.before) {
    elements.push(each.element);
  }
  return elements.reverse();
}

/** The beginning of all routes, at the start. */
export function emptyLabel({ elements, places, problem }: Layout): Label {
  return {
    before: undefined,
    element: elements,
    at: atStart,
    clock: problem.start,
    value: 0,
    isAnchored: false,
    pauses: 0,
    visited: Array<number>(Math.ceil(places / 32)).fill(0),
    hash: 0,
  };
}

/** A label with a stop next, which is left at `clock`. */
export function afterVisit(
  { problem }: Layout,
  from: Label,
  stop: number,
  { value, clock, hash }: Pick<Label, 'value' | 'clock' | 'hash'>,
): Label {
  return {
    before: from.at === atStart ? undefined : from,
    element: stop,
    at: stop,
    clock,
    value,
    isAnchored: from.isAnchored || problem.anchor[stop] === 1,
    pauses: from.pauses,
    visited: withVisited(from.visited, problem.place[stop] ?? 0),
    hash,
  };
}

/** A label with a pause next; undefined when it can't be had any more. */
export function afterPause({ problem, size }: Layout, from: Label, index: number): Label | undefined {
  const pause = problem.pauses[index];
  const begin = Math.max(from.clock, pause?.begin.from ?? 0);
  const clock = begin + (pause?.minutes ?? 0);
  const isOver = begin > (pause?.begin.to ?? 0) || clock + toEndOf(problem, from.at) > problem.latestEnd;
  if (!pause || isOver || (from.pauses & (1 << index)) !== 0) {
    return undefined;
  }
  const value = from.value + (pause.hostScore[from.at] ?? 0) - problem.idleCost * (begin - from.clock);
  const { at, isAnchored, visited, hash } = from;
  return { before: from, element: size + index, at, clock, value, isAnchored, pauses: from.pauses | (1 << index), visited, hash };
}
