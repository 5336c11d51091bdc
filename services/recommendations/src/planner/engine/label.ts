import type { Layout } from './layout.js';
import * as problems from './problem.js';

// Module-local for speed: the test runner resolves an imported name at every use.
const { varietyOf } = problems;

/** The beginning of a route in a beam search: its last element, and all before it. */
export type Label = {
  readonly before: Label | undefined;
  readonly element: number;
  /** The stop where one is, and when one leaves it. */
  readonly at: number;
  readonly clock: number;
  /** Points so far, with bonuses, without pauses themselves. */
  readonly value: number;
  readonly rare: number;
  readonly isAnchored: boolean;
  /** A bit for each pause that was taken. */
  readonly pauses: number;
  /** A bit for each place that was visited, 31 in a number: arrays of small integers are cheap to copy. */
  readonly visited: readonly number[];
  /** Bits of the groups that it has stops of, modulo 32. */
  readonly groups: number;
  /** Equal for equal sets of places. */
  readonly hash: number;
};

const wordBits = 31;

/** No places visited, of so many. */
export function noneVisited(places: number): number[] {
  return Array<number>(Math.ceil(places / wordBits)).fill(0);
}

export function hasVisited(visited: readonly number[], place: number): boolean {
  return ((visited[Math.floor(place / wordBits)] ?? 0) & (1 << (place % wordBits))) !== 0;
}

export function withVisited(visited: readonly number[], place: number): number[] {
  const more = visited.slice();
  const word = Math.floor(place / wordBits);
  more[word] = (more[word] ?? 0) | (1 << (place % wordBits));
  return more;
}

/** A bit for a group, which another one may share. */
export function groupBit(group: number): number {
  return 1 << (group & 31);
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

/** What a stop of a group that the label has stops of adds to its points; -Infinity when there are as many as may be. */
function gainInGroup({ problem, size }: Layout, label: Label, stop: number): number {
  const { group, score, bonus, groupLimits, groupDiscount } = problem;
  const own = group[stop] ?? 0;
  const worth = score[stop] ?? 0;
  const lower: number[] = [];
  let higher = 0;
  let counted = 0;
  for (let each: Label | undefined = label; each; each = each.before) {
    const { element } = each;
    if (element < size && group[element] === own) {
      const other = score[element] ?? 0;
      counted += bonus[element] === 0 ? 1 : 0;
      if (other >= worth) {
        higher += 1;
      } else {
        lower.push(other);
      }
    }
  }
  if (bonus[stop] === 0 && counted >= (groupLimits[own] ?? 0)) {
    return Number.NEGATIVE_INFINITY;
  }
  // The lower ones of the group move down by one.
  const lost = lower.sort((a, b) => b - a).reduce((sum, other, rank) => sum + other * groupDiscount ** rank, 0) * (1 - groupDiscount);
  const variety = higher > 0 ? 0 : varietyOf(problem, worth) - varietyOf(problem, lower[0] ?? 0);
  return groupDiscount ** higher * (worth - lost) + variety;
}

/** What going on to a stop adds to the points of a label, without ways; -Infinity when it may not be added. */
export function gainOf(layout: Layout, label: Label, stop: number): number {
  const { score, bonus, group, groupLimits, rare, rareLimit, anchor, anchorBonus } = layout.problem;
  const own = group[stop] ?? 0;
  const worth = score[stop] ?? 0;
  const extra = bonus[stop] ?? 0;
  if (extra === 0 && ((rare[stop] === 1 && label.rare >= rareLimit) || (groupLimits[own] ?? 0) < 1)) {
    return Number.NEGATIVE_INFINITY;
  }
  const gain = (label.groups & groupBit(own)) === 0 ? worth + varietyOf(layout.problem, worth) : gainInGroup(layout, label, stop);
  return gain + extra + (anchor[stop] === 1 && !label.isAnchored ? anchorBonus : 0);
}
