import type { Problem } from '@city-genie/recommendations/planner/engine/problem';
import { solve } from '@city-genie/recommendations/planner/engine/solve';
import { seededRandom } from '@city-genie/recommendations/planner/random';
import { exactOptimum } from '../oracles/exact.js';
import { routeValue } from '../oracles/problem/route-value.js';
import { type CityProblem, cityProblems } from './city-problems.js';
import { type Gate, gate } from './gate.js';
import type { JudgedCity } from './judged-city.js';
import { mean, percent } from './statistics.js';

/** The same as in a search. */
const iterations = 300;
const longIterations = 20_000;
const leastProblems = 40;
const mostGap = 0.05;

/** The relative distance of a route to the best one, 0 to 1; undefined when the best is unknown. */
type Gap = { name: string; gap: number | undefined };

function engineValue(problem: Problem, length: number, seed: string): number {
  const { order, value } = solve(problem, { iterations: length, random: seededRandom(seed) });
  const own = routeValue(problem, order);
  if (own === undefined || Math.abs(own - value) > 1e-6) {
    throw new Error(`the engine computed ${value} for a route of value ${own}`);
  }
  return own;
}

function gapToExact({ name, problem }: CityProblem): Gap {
  const found = engineValue(problem, iterations, name);
  const known = Math.max(found, engineValue(problem, 10 * iterations, name));
  const exact = exactOptimum(problem, { atLeast: known });
  return { name, gap: exact.outcome === 'optimal' ? 1 - found / exact.value : undefined };
}

function gapToLongRuns({ name, problem }: CityProblem): Gap {
  const found = engineValue(problem, iterations, name);
  const best = Math.max(found, ...['one', 'two'].map((seed) => engineValue(problem, longIterations, seed)));
  return { name, gap: 1 - found / best };
}

function gapGate(name: string, gaps: readonly Gap[], mostMean: number): Gate {
  const known = gaps.flatMap(({ gap }) => gap ?? []);
  const worst = Math.max(...known);
  const unsolved = gaps.length - known.length;
  const where = gaps.find(({ gap }) => gap === worst)?.name;
  const measured = `${percent(mean(known), 2)}, worst ${percent(worst, 2)} (${where}), ${known.length} problems, ${unsolved} unsolved`;
  const isMet = known.length >= leastProblems && mean(known) <= mostMean && worst <= mostGap;
  return gate(name, `mean ≤ ${percent(mostMean)}, worst ≤ ${percent(mostGap, 0)}, ≥ ${leastProblems} problems`, measured, isMet);
}

/** Every third problem, which keeps all moods, days and hours. */
const thinned = (problems: readonly CityProblem[]) =>
  problems.length < 3 * leastProblems ? problems : problems.filter((_, index) => index % 3 === 0);

/** Gates on how close 300 iterations come to the optimal route. */
export function optimalityGates(cities: readonly JudgedCity[]): Gate[] {
  return [
    gapGate('gap to the optimum, 1-2-hours', cityProblems(cities, '1-2-hours').map(gapToExact), 0.005),
    gapGate('gap to the optimum, half-day', cityProblems(cities, 'half-day').map(gapToExact), 0.005),
    gapGate('gap to long runs, full-day', thinned(cityProblems(cities, 'full-day')).map(gapToLongRuns), 0.015),
  ];
}
