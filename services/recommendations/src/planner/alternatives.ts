import type { OpenPlace } from '../catalogue/catalogue.js';
import type { Ranked } from './draft.js';
import { distanceMetres } from './walk.js';

/** Weight of the score against similarity (maximal marginal relevance, Carbonell and Goldstein 1998). */
const relevanceWeight = 0.7;
const nearMetres = 800;

/** Similarity from 0 to 1: same category, shared tags, short distance. */
function likeness({ place: a }: OpenPlace, { place: b }: OpenPlace): number {
  const shared = a.tags.filter((tag) => b.tags.includes(tag)).length / Math.max(1, new Set([...a.tags, ...b.tags]).size);
  return (a.category === b.category ? 0.4 : 0) + 0.3 * shared + 0.3 * Math.exp(-distanceMetres(a.geo, b.geo) / nearMetres);
}

/** High-scoring places that differ from those of the plan and from one another, the best first. */
export function chooseAlternatives(ranked: readonly Ranked[], plan: readonly OpenPlace[], count: number): OpenPlace[] {
  const best = Math.max(1, ...ranked.map(({ score }) => score));
  const chosen: OpenPlace[] = [];
  const left = [...ranked];
  while (chosen.length < count && left.length > 0) {
    const worthOf = ({ open, score }: Ranked) =>
      relevanceWeight * (score / best) - (1 - relevanceWeight) * Math.max(0, ...[...plan, ...chosen].map((other) => likeness(open, other)));
    const next = left.reduce((found, candidate) => (worthOf(candidate) > worthOf(found) ? candidate : found));
    chosen.push(next.open);
    left.splice(left.indexOf(next), 1);
  }
  return chosen;
}
