import type { OpenPlace } from '../catalogue/catalogue.js';
import type { Ranked } from './draft.js';
import { distanceMetres } from './walk.js';

/** Weight of the score against similarity (maximal marginal relevance, Carbonell and Goldstein 1998). */
const relevanceWeight = 0.7;
/** So far from the plan, a place counts half. */
const halfMetres = 1000;

/** Similarity from 0 to 1: same category, shared tags. */
function likeness({ place: a }: OpenPlace, { place: b }: OpenPlace): number {
  const shared = a.tags.filter((tag) => b.tags.includes(tag)).length / Math.max(1, new Set([...a.tags, ...b.tags]).size);
  return (a.category === b.category ? 0.6 : 0) + 0.4 * shared;
}

/** How near a place is to a plan, from 0 to 1. */
function nearness({ place }: OpenPlace, plan: readonly OpenPlace[]): number {
  const metres = Math.min(...plan.map((stop) => distanceMetres(place.geo, stop.place.geo)));
  return halfMetres / (halfMetres + metres);
}

/** `worth`: from 0 to 1. */
type Beside = { open: OpenPlace; worth: number };

/** High-scoring places near a plan that differ from those of the plan, from one another and from those that were `taken`, the best first. */
export function chooseAlternatives(
  ranked: readonly Ranked[],
  plan: readonly OpenPlace[],
  count: number,
  taken: readonly OpenPlace[] = [],
): OpenPlace[] {
  const best = Math.max(1, ...ranked.map(({ score }) => score));
  const chosen: OpenPlace[] = [];
  const left = ranked.map(({ open, score }) => ({ open, worth: (score / best) * nearness(open, plan) }));
  while (chosen.length < count && left.length > 0) {
    const worthOf = ({ open, worth }: Beside) =>
      relevanceWeight * worth -
      (1 - relevanceWeight) * Math.max(0, ...[...plan, ...taken, ...chosen].map((other) => likeness(open, other)));
    const next = left.reduce((found, candidate) => (worthOf(candidate) > worthOf(found) ? candidate : found));
    chosen.push(next.open);
    left.splice(left.indexOf(next), 1);
  }
  return chosen;
}
