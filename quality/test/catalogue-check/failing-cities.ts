import type { FailingFixture } from './fixture.js';
import { demandingOfParis, goodContext, withEntry } from './good-context.js';
import { canal, palaisRoyal } from './good-entries.js';

/** One entry far out, in a Paris that reaches to the sea. */
const farOut = withEntry(canal, { geo: { lat: 49.10285, lon: 2.36347 } });
const inWideParis = {
  ...farOut,
  catalogue: farOut.catalogue.map(({ city, content }) => ({ city: { ...city, box: { ...city.box, north: 53 } }, content })),
};

/** One fault each in what a city has altogether: C12 to C15, and C03 where the box is no help. */
export const failingCities: readonly FailingFixture[] = [
  { code: 'C03', title: 'a point 27 km from the centre', context: inWideParis },
  { code: 'C12', title: 'a place too few', context: demandingOfParis({ places: 5 }) },
  { code: 'C12', title: 'a restaurant too few', context: demandingOfParis({ restaurants: 3 }) },
  { code: 'C12', title: 'a place too few for a mood', findings: 4, context: demandingOfParis({ placesPerMood: 3 }) },
  { code: 'C12', title: 'a restaurant too few for a mood', findings: 4, context: demandingOfParis({ restaurantsPerMood: 2 }) },
  { code: 'C12', title: 'a mood that costs', context: withEntry(canal, { priceLevel: 1 }) },
  { code: 'C12', title: 'a mood without a roof', findings: 2, context: withEntry({ id: 'paris-galerie-vivienne' }, { indoor: 0 }) },
  { code: 'C12', title: 'a mood without a sky', findings: 2, context: withEntry(canal, { indoor: 0.4 }) },
  { code: 'C13', title: 'every second place a museum', context: withEntry(palaisRoyal, { category: 'museum' }) },
  { code: 'C14', title: 'long visits only', context: withEntry(palaisRoyal, { visitMinutes: { min: 20, typical: 50, max: 60 } }) },
  {
    code: 'C15',
    title: 'nothing to do in rain',
    findings: 24,
    context: { ...goodContext, plan: ({ weather }) => ({ stops: 3, totalMinutes: 200, full: weather === 'dry' }) },
  },
  {
    code: 'C15',
    title: 'one Sunday evening without two stops',
    findings: 6,
    context: {
      ...goodContext,
      plan: ({ mood, startAt }) => {
        const isBad = mood === 'romantic-dreamy' && startAt === '2026-11-08T17:00';
        return { stops: isBad ? 1 : 2, totalMinutes: 60, full: !isBad };
      },
    },
  },
];
