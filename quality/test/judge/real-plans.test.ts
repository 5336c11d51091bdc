import { cities } from '@city-genie/city-data/catalog';
import { describe, expect, it } from 'vitest';
import { loadJudgedCities } from '../../src/judge/judged-city.js';
import { sweepPlans } from '../../src/judge/sweep.js';

/** The judge checks twenty thousand; these are its first. */
const plans = 800;

describe('plans over the shipped catalogue', async () => {
  const sweep = sweepPlans(await loadJudgedCities(cities.map(({ key }) => key)), Array(plans).keys());

  it('can be done as they are told', () => {
    expect(sweep.violations.toString()).toBe('');
    expect(sweep.withStops).toBeGreaterThan(0.9 * plans);
  });

  it('give reasons that are true', () => {
    expect(sweep.falsehoods.toString()).toBe('');
    expect(sweep.claims).toBeGreaterThan(10 * plans);
  });
});
