import { describe, expect, it } from 'vitest';
import { bestByTryingAll } from '../../src/oracles/brute-force.js';
import { exactOptimum } from '../../src/oracles/exact.js';
import { routeValue } from '../../src/oracles/problem/route-value.js';
import { randomProblem } from './random-problem.js';

/** Hundreds of problems can take long on a busy machine. */
const slow = 60_000;
const seeds = Array.from({ length: 240 }, (_, seed) => seed);
const optimum = (seed: number, size: number) =>
  exactOptimum(randomProblem(seed, size, { hasBonus: seed % 3 === 0, maxStops: 2 + (seed % 4) }));

describe('the exact solver', { timeout: slow }, () => {
  it('finds the same value as brute force', () => {
    for (const seed of seeds) {
      const extras = {
        hasBonus: seed % 3 === 0,
        hasMoments: seed % 2 === 0,
        pauses: seed % 5 === 0 ? 2 : seed % 2,
        maxStops: 2 + (seed % 4),
      };
      const problem = randomProblem(seed, 4 + (seed % 4), extras);
      const brute = bestByTryingAll(problem);
      const exact = exactOptimum(problem);
      expect(exact, `seed ${seed}`).toMatchObject({ outcome: 'optimal', value: expect.closeTo(brute.value, 6) });
      expect(exact.outcome === 'optimal' && routeValue(problem, exact.order), `seed ${seed}`).toBeCloseTo(brute.value, 6);
    }
  });

  it('finds the same value with a lower bound', () => {
    for (const seed of seeds.slice(0, 60)) {
      const problem = randomProblem(seed, 14, { maxStops: 5 });
      const exact = exactOptimum(problem);
      const value = exact.outcome === 'optimal' ? exact.value : Number.NaN;
      expect(exactOptimum(problem, { atLeast: value * 0.97 }), `seed ${seed}`).toMatchObject({ value: expect.closeTo(value, 6) });
      expect(exactOptimum(problem, { atLeast: value })).toMatchObject({ value, order: [] });
    }
  });

  it('returns unsolved beyond the label limit', () => {
    expect(exactOptimum(randomProblem(1, 20), { labelLimit: 10 })).toMatchObject({ outcome: 'unsolved' });
  });

  it('never finds less with more time or one more open stop', () => {
    const solved = (problem: ReturnType<typeof randomProblem>) => {
      const result = exactOptimum(problem);
      return result.outcome === 'optimal' ? result.value : Number.NaN;
    };
    for (const seed of seeds.slice(0, 80)) {
      const problem = randomProblem(seed, 9, { maxStops: 4 });
      const closed = { ...problem, windows: problem.windows.map((windows, stop) => (stop === 0 ? [] : windows)) };
      const value = solved(problem);
      expect(solved({ ...problem, latestEnd: problem.latestEnd + 45 }), `seed ${seed}`).toBeGreaterThanOrEqual(value - 1e-6);
      expect(solved(closed), `seed ${seed}`).toBeLessThanOrEqual(value + 1e-6);
    }
  });

  it('is deterministic', () => {
    expect(optimum(7, 12)).toEqual(optimum(7, 12));
  });
});
