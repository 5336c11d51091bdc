import { cities } from '@city-genie/city-data/catalog';
import { expect, it } from 'vitest';
import { type Depth, demandsByDepth, depthOf, depths, notYetAsked } from '../../src/catalogue-check/depth.js';

/** The depth that each city had when this was last changed. Raise a line together with `depth.ts`; never lower it. */
const floor: Readonly<Record<string, Depth>> = {
  paris: 'full',
  london: 'deep',
  tokyo: 'deep',
  rome: 'deep',
  berlin: 'deep',
  madrid: 'deep',
  newyork: 'deep',
  beijing: 'deep',
};

it.each(cities)('demands no less of $key than before', ({ key }) => {
  expect(depths.indexOf(depthOf(key))).toBeGreaterThanOrEqual(depths.indexOf(floor[key] ?? 'first'));
});

it('demands more entries at each depth, and no less of anything', () => {
  const steps = depths.map((depth) => demandsByDepth[depth]);
  for (const demand of ['places', 'restaurants', 'placesPerMood', 'restaurantsPerMood'] as const) {
    const asked = steps.map((step) => step[demand]);
    expect(asked, demand).toEqual(asked.toSorted((a, b) => a - b));
  }
  expect(new Set(steps.map(({ places }) => places)).size).toBe(steps.length);
  expect(notYetAsked(demandsByDepth.first)).toEqual(['C12 shares', 'C13', 'C14', 'C15', 'C24 icons', 'C25']);
  expect(notYetAsked(demandsByDepth.broad)).toEqual(['C24 icons', 'C25']);
  expect(notYetAsked(demandsByDepth.deep)).toEqual([]);
  expect(notYetAsked(demandsByDepth.full)).toEqual([]);
});
