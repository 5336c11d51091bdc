import { cities } from '@city-genie/city-data/catalog';
import { describe, expect, it } from 'vitest';
import { loadJudgedCities } from '../../src/judge/judged-city.js';
import { sweepPlans } from '../../src/judge/sweep.js';

/** The first ones of the judge's twenty thousand. */
const plans = 800;

describe('plans over the shipped catalogue', async () => {
  const sweep = sweepPlans(await loadJudgedCities(cities.map(({ key }) => key)), Array(plans).keys());

  it('are feasible', () => {
    expect(sweep.violations.toString()).toBe('');
    expect(sweep.withStops).toBeGreaterThan(0.9 * plans);
  });

  it('have true reasons and notes', () => {
    expect(sweep.falsehoods.toString()).toBe('');
    expect(sweep.claims).toBeGreaterThan(10 * plans);
  });
});
