import { solve } from '@city-genie/recommendations/planner/engine/solve';
import { seededRandom } from '@city-genie/recommendations/planner/random';
import { describe, expect, it } from 'vitest';
import { bestByTryingAll } from '../../src/oracles/brute-force.js';
import { routeValue } from '../../src/oracles/problem/route-value.js';
import { type Extras, randomProblem } from './random-problem.js';

const iterations = 300;
/** For random problems, which are harder than those of a city, because time windows are arbitrary. */
const mostMissed = 0.03;
const pins: Extras = { hasBonus: true, groupLimit: 9 };

describe.each<[string, Extras, number]>([
  ['with split windows and groups', {}, 120],
  ['with a pause', { pauses: 1 }, 80],
  ['with two pauses', { pauses: 2 }, 60],
  ['with places at several hours', { hasMoments: true }, 80],
  ['with places at several hours and a pause', { hasMoments: true, pauses: 1 }, 80],
  ['with pinned stops', pins, 80],
  ['with a pause and pinned stops', { pauses: 1, ...pins }, 60],
])('the engine on small problems %s', (_, extras, count) => {
  const runs = Array.from({ length: count }, (__, seed) => {
    const problem = randomProblem(1000 + seed, 4 + (seed % 4), { maxStops: 2 + (seed % 4), ...extras });
    return { seed, problem, found: solve(problem, { iterations, random: seededRandom(String(seed)) }), best: bestByTryingAll(problem) };
  });

  it('returns feasible routes with correct values', () => {
    for (const { seed, problem, found } of runs) {
      expect(routeValue(problem, found.order), `seed ${seed}`).toBeCloseTo(found.value, 6);
    }
  });

  it('keeps the pauses and the pins whenever that is possible', () => {
    for (const { seed, problem, found, best } of runs) {
      const pinned = (order: readonly number[]) => order.filter((stop) => (problem.bonus[stop] ?? 0) > 0).length;
      const pauses = (order: readonly number[]) => order.filter((element) => element < 0).length;
      expect(pauses(found.order), `seed ${seed}`).toBe(pauses(best.order));
      expect(pinned(found.order), `seed ${seed}`).toBe(pinned(best.order));
    }
  });

  it('almost always finds the optimum', () => {
    const misses = runs.filter(({ found, best }) => found.value < best.value - 1e-6);
    const missed = misses.map(({ seed, found, best }) => `seed ${seed}: ${found.value.toFixed(1)} of ${best.value.toFixed(1)}`);
    expect(missed.length / runs.length, missed.join('\n')).toBeLessThanOrEqual(mostMissed);
  });
});

describe('a short search', () => {
  it('ends where what an exchange leaves room for makes the route worse', () => {
    const problem = randomProblem(6597, 14, { hasMoments: true, maxStops: 6 });
    const found = solve(problem, { iterations: 2, random: seededRandom('a') });
    expect(routeValue(problem, found.order)).toBeCloseTo(found.value, 6);
  });

  const searches = Array.from({ length: 60 }, (_, seed) => {
    const problem = randomProblem(3000 + seed, 14, { maxStops: 6, hasMoments: seed % 2 === 0, pauses: seed % 3 });
    return { seed, problem, found: solve(problem, { iterations: 4, random: seededRandom(String(seed)) }) };
  });

  // In 6 of these without exchanges at the end. An insertion is made where it costs least, which may be where no meal fits any more.
  it('leaves hardly a stop that is better exchanged for another one', () => {
    const better = searches.flatMap(({ seed, problem, found }) =>
      found.order.flatMap((element, position) =>
        Array.from({ length: element < 0 ? 0 : problem.size }, (_, stop) => found.order.with(position, stop))
          .filter((order) => (routeValue(problem, order) ?? Number.NEGATIVE_INFINITY) > found.value + 1e-6)
          .map(() => seed),
      ),
    );
    expect(new Set(better).size).toBeLessThanOrEqual(1);
  });
});
