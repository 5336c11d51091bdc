import { cities } from '@city-genie/city-data/catalog';
import { expect, it } from 'vitest';
import { type Depth, demandsByDepth, depthOf, depths, notYetAsked } from '../../src/catalogue-check/depth.js';

/** The depth that each city had when this was last changed. Raise a line together with `depth.ts`; never lower it. */
const floor: Readonly<Record<string, Depth>> = { paris: 'full', london: 'broad', tokyo: 'broad' };

it.each(cities)('demands no less of $key than before', ({ key }) => {
  expect(depths.indexOf(depthOf(key))).toBeGreaterThanOrEqual(depths.indexOf(floor[key] ?? 'first'));
});

it('demands more at each depth', () => {
  const steps = depths.map((depth) => demandsByDepth[depth]);
  for (const demand of ['places', 'restaurants', 'placesPerMood', 'restaurantsPerMood'] as const) {
    const asked = steps.map((step) => step[demand]);
    expect(asked, demand).toEqual([...new Set(asked)].sort((a, b) => a - b));
  }
  expect(notYetAsked(demandsByDepth.first)).toEqual(['C12 shares', 'C13', 'C14', 'C15']);
  expect(notYetAsked(demandsByDepth.broad)).toEqual([]);
  expect(notYetAsked(demandsByDepth.full)).toEqual([]);
});
