import type { TimeframeId } from '@city-genie/city-data/timeframes';
import type { Problem } from '@city-genie/recommendations/planner/engine/problem';
import { solve } from '@city-genie/recommendations/planner/engine/solve';
import { iterationsBySlot } from '@city-genie/recommendations/planner/plan-visit';
import { seededRandom } from '@city-genie/recommendations/planner/random';
import { exactOptimum } from '../oracles/exact.js';
import { routeValue } from '../oracles/problem/route-value.js';
import { type CityProblem, cityProblems } from './city-problems.js';
import { type Gate, gate } from './gate.js';
import type { JudgedCity } from './judged-city.js';
import { mean, percent } from './statistics.js';

const leastProblems = 250;
const leastProved = 0.9;
const mostGap = 0.025;
/** Full days of so few candidates can be solved exactly. */
const fewCandidates = 16;
const longRuns = Array.from({ length: 10 }, (_, run) => `long-${run}`);
const longFactor = 8;

/** The relative distance of a route to the best one; undefined when the best is unknown. */
type Gap = { name: string; gap: number | undefined };

/** Ways and waiting may cost more than all stops bring, where few places are open: then both values are negative, or 0 for no stops at all. */
function distance(found: number, best: number): number {
  return found === best ? 0 : (best - found) / Math.abs(best);
}

function engineValue(problem: Problem, iterations: number, seed: string): number {
  const { order, value } = solve(problem, { iterations, random: seededRandom(seed) });
  const own = routeValue(problem, order);
  if (own === undefined || Math.abs(own - value) > 1e-6) {
    throw new Error(`the engine computed ${value} for a route of value ${own}`);
  }
  return own;
}

function gapToExact({ name, problem }: CityProblem, iterations: number): Gap {
  const found = engineValue(problem, iterations, name);
  const known = Math.max(found, engineValue(problem, longFactor * iterations, name));
  const exact = exactOptimum(problem, { atLeast: known });
  return { name, gap: exact.outcome === 'optimal' ? distance(found, exact.value) : undefined };
}

function gapToLongRuns({ name, problem }: CityProblem, iterations: number): Gap {
  const found = engineValue(problem, iterations, name);
  const best = Math.max(found, ...longRuns.map((seed) => engineValue(problem, longFactor * iterations, seed)));
  return { name, gap: distance(found, best) };
}

function gapGate(name: string, gaps: readonly Gap[], mostMean: number): Gate {
  const known = gaps.flatMap(({ gap }) => gap ?? []);
  const worst = Math.max(...known);
  const proved = known.length / gaps.length;
  const where = gaps.find(({ gap }) => gap === worst)?.name;
  const measured = `${percent(mean(known), 3)}, worst ${percent(worst, 2)} (${where}), ${known.length} of ${gaps.length} known`;
  const isMet = gaps.length >= leastProblems && proved >= leastProved && mean(known) <= mostMean && worst <= mostGap;
  return gate(name, `mean ≤ ${percent(mostMean, 2)}, worst ≤ ${percent(mostGap)}, ≥ ${leastProblems} problems`, measured, isMet);
}

/** Gates on how close the search of a plan comes to the best route. */
export function optimalityGates(cities: readonly JudgedCity[]): Gate[] {
  const gapsOf = (id: TimeframeId, gapTo: (problem: CityProblem, iterations: number) => Gap, most?: number) =>
    cityProblems(cities, id, most).map((problem) => gapTo(problem, iterationsBySlot[id]));
  return [
    gapGate('gap to the optimum, 1-2-hours', gapsOf('1-2-hours', gapToExact), 0.0005),
    gapGate('gap to the optimum, half-day', gapsOf('half-day', gapToExact), 0.001),
    gapGate(`gap to the optimum, full-day of ${fewCandidates} places`, gapsOf('full-day', gapToExact, fewCandidates), 0.002),
    gapGate('gap to ten long runs, full-day', gapsOf('full-day', gapToLongRuns), 0.002),
  ];
}
