import type { FailingFixture } from './fixture.js';
import { demandingOfParis, goodContext, withEntry } from './good-context.js';
import { canal, palaisRoyal } from './good-entries.js';

/** One entry far from the centre, in a Paris whose bounding box reaches the sea. */
const farOut = withEntry(canal, { geo: { lat: 49.10285, lon: 2.36347 } });
const inWideParis = {
  ...farOut,
  catalogue: farOut.catalogue.map(({ city, content }) => ({ city: { ...city, box: { ...city.box, north: 53 } }, content })),
};

/** One fault each in the content of a city as a whole: C12 to C15, and C03 where the box is no help. */
export const failingCities: readonly FailingFixture[] = [
  { code: 'C03', title: 'a point 27 km from the centre', context: inWideParis },
  { code: 'C12', title: 'one place too few', context: demandingOfParis({ places: 5 }) },
  { code: 'C12', title: 'one restaurant too few', context: demandingOfParis({ restaurants: 3 }) },
  { code: 'C12', title: 'one place too few for a mood', findings: 4, context: demandingOfParis({ placesPerMood: 3 }) },
  { code: 'C12', title: 'one restaurant too few for a mood', findings: 4, context: demandingOfParis({ restaurantsPerMood: 2 }) },
  { code: 'C12', title: 'too few free places for a mood', context: withEntry(canal, { priceLevel: 1 }) },
  {
    code: 'C12',
    title: 'too few indoor places for a mood',
    findings: 2,
    context: withEntry({ id: 'paris-galerie-vivienne' }, { indoor: 0 }),
  },
  { code: 'C12', title: 'too few outdoor places for a mood', findings: 2, context: withEntry(canal, { indoor: 0.4 }) },
  { code: 'C13', title: 'half of the places in one category', context: withEntry(palaisRoyal, { category: 'museum' }) },
  { code: 'C14', title: 'no short visit for a mood', context: withEntry(palaisRoyal, { visitMinutes: { min: 20, typical: 50, max: 60 } }) },
  {
    code: 'C15',
    title: 'no full plan in rain',
    findings: 24,
    context: { ...goodContext, plan: ({ weather }) => ({ stops: 3, totalMinutes: 200, full: weather === 'dry' }) },
  },
  {
    code: 'C15',
    title: 'a Sunday evening with one stop',
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
