import type { Timeframe } from '@city-genie/city-data/timeframes';
import type { Candidate } from '../src/planner/candidates.js';
import { planRoute } from '../src/planner/plan-route.js';
import { seededRandom } from '../src/planner/random.js';
import type { Route } from '../src/planner/route-merit.js';
import { slotText } from '../src/planner/slot.js';
import { candidateOf, slotFor } from './made-up-city.js';

/** So many places, of which each has what is named. */
export function grid(count: number, changed: Partial<Candidate> = {}): Candidate[] {
  return Array.from({ length: count }, (_, index) => candidateOf(index, changed));
}

/** A route from a minute of a day without a clock change. */
export function route(candidates: readonly Candidate[], timeframe: Timeframe, start: number): Route {
  const slot = slotFor(slotText({ date: '2026-11-24', change: undefined }, start), timeframe.id);
  return planRoute({ candidates, slot, iterations: 100, random: () => seededRandom('route') });
}

/** Its stops, in order. */
export function idsOf({ stops }: Route): string[] {
  return stops.map(({ candidate }) => candidate.id);
}
