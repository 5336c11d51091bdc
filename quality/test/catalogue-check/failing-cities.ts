import type { FailingFixture } from './fixture.js';
import { demandingOfParis, goodContext, withEntry, withHiddenGem } from './good-context.js';
import { canal, palaisRoyal, rodin } from './good-entries.js';

/** One entry far from the centre, in a Paris whose bounding box reaches the sea. */
const farOut = withEntry(canal, { geo: { lat: 49.10285, lon: 2.36347 } });
const inWideParis = {
  ...farOut,
  catalogue: farOut.catalogue.map(({ city, content }) => ({ city: { ...city, box: { ...city.box, north: 53 } }, content })),
};

/** One fault each in the content of a city as a whole: C12 to C15, C24 to C26, C30, and C03 where the box is no help. */
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
  { code: 'C24', title: 'one icon too few', context: demandingOfParis({ icons: { least: 3, most: 4, perMood: 1 } }) },
  { code: 'C24', title: 'one icon too many', context: demandingOfParis({ icons: { least: 1, most: 1, perMood: 1 } }) },
  {
    code: 'C24',
    title: 'one icon too few for a mood',
    findings: 4,
    context: demandingOfParis({ icons: { least: 2, most: 2, perMood: 2 } }),
  },
  { code: 'C24', title: 'a hidden gem among four places', context: withEntry(rodin, { hiddenGem: true }) },
  { code: 'C24', title: 'an icon that is a hidden gem', findings: 2, context: withEntry(canal, { hiddenGem: true }) },
  { code: 'C25', title: 'a place that the catalogue lacks', context: withHiddenGem('Musée Zadkine, at the end of an alley') },
  { code: 'C25', title: 'a part of a name', context: withHiddenGem('The Canal, with its locks') },
  { code: 'C25', title: 'a name in lower case', context: withHiddenGem('A walk along the canal saint-martin') },
  {
    code: 'C26',
    title: 'a word in two texts of thirty',
    context: withEntry(canal, { tips: ['The lock keepers still wave.', 'Cars are Still kept out.'] }),
  },
  {
    code: 'C26',
    title: 'words that count as one',
    context: withEntry(canal, { tips: ['Everybody waves to the keeper.', 'No one may drive here.'] }),
  },
  {
    code: 'C26',
    title: 'a house in two texts of thirty',
    context: withEntry(canal, { tips: ['The keeper’s house has green shutters.', 'Cars pass behind the next house.'] }),
  },
  { code: 'C30', title: 'a place like none of its city', context: withEntry(canal, { alike: 'quay' }) },
];
