import { cities } from '@city-genie/city-data/catalog';
import { expect, it } from 'vitest';
import { type Depth, demandsByDepth, depthOf, depths, notYetAsked } from '../../src/catalogue-check/depth.js';

/** What each city had to have when this was last touched. Raise a line together with the table; never lower it. */
const floor: Readonly<Record<string, Depth>> = { paris: 'full', london: 'broad', tokyo: 'broad' };

it.each(cities)('asks no less of $key than before', ({ key }) => {
  expect(depths.indexOf(depthOf(key))).toBeGreaterThanOrEqual(depths.indexOf(floor[key] ?? 'first'));
});

it('asks more at every step', () => {
  const steps = depths.map((depth) => demandsByDepth[depth]);
  for (const demand of ['places', 'restaurants', 'placesPerMood', 'restaurantsPerMood'] as const) {
    const asked = steps.map((step) => step[demand]);
    expect(asked, demand).toEqual([...new Set(asked)].sort((a, b) => a - b));
  }
  expect(notYetAsked(demandsByDepth.first)).toEqual(['C12 shares', 'C13', 'C14', 'C15']);
  expect(notYetAsked(demandsByDepth.broad)).toEqual([]);
  expect(notYetAsked(demandsByDepth.full)).toEqual([]);
});
