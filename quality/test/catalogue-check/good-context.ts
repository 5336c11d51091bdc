import { london } from '@city-genie/city-data/cities/london';
import { paris } from '@city-genie/city-data/cities/paris';
import { isHoliday } from '@city-genie/city-data/holidays/calendar';
import type { CheckContext } from '../../src/catalogue-check/check.js';
import type { Demands } from '../../src/catalogue-check/depth.js';
import { canal, chartier, lipp, palaisRoyal, rodin, vivienne, wallace } from './good-entries.js';
import { guideWith } from './good-guide.js';

/** Exactly what the good Paris has, so that one less is too little. */
const parisDemands: Demands = {
  places: 4,
  restaurants: 2,
  placesPerMood: 2,
  restaurantsPerMood: 1,
  shares: { indoor: 0.35, outdoor: 0.2, free: 0.15 },
  largestCategoryShare: 0.3,
  shortPlacesPerMood: 1,
  coverage: true,
  icons: { least: 2, most: 2, perMood: 1 },
  guideNames: true,
};

const noDemands: Demands = { places: 0, restaurants: 0, placesPerMood: 0, restaurantsPerMood: 0 };

/** A small catalogue without faults. All demands are made on Paris, no demand of depth on London. */
export const goodContext: CheckContext = {
  catalogue: [
    {
      city: paris,
      content: {
        guide: guideWith('The Galerie Vivienne, where the floor is signed'),
        places: [rodin, palaisRoyal, vivienne, canal],
        restaurants: [lipp, chartier],
      },
    },
    { city: london, content: { guide: guideWith('A room that is in no list'), places: [wallace], restaurants: [] } },
  ],
  demandsOf: (cityKey) => (cityKey === 'paris' ? parisDemands : noDemands),
  today: '2026-11-23',
  isHoliday,
  plan: () => ({ stops: 9, totalMinutes: 500, full: true }),
  exceptions: { fewerOpenDays: [], fitsNoMood: [], fewerOfAKind: [], otherCityNamed: [], timeNamed: [] },
};

/** The good catalogue with other demands on Paris. */
export function demandingOfParis(change: Partial<Demands>): CheckContext {
  return { ...goodContext, demandsOf: (cityKey) => (cityKey === 'paris' ? { ...parisDemands, ...change } : noDemands) };
}

/** The good catalogue, whose guide of Paris has this hidden gem. */
export function withHiddenGem(line: string): CheckContext {
  const catalogue = goodContext.catalogue.map(({ city, content }) =>
    city.key === 'paris' ? { city, content: { ...content, guide: guideWith(line) } } : { city, content },
  );
  return { ...goodContext, catalogue };
}

/** An entry with some fields replaced by values of any type; `undefined` removes a field. */
function changed<T extends object>(entry: T, change: Readonly<Record<string, unknown>>): T {
  const result = Object.assign({}, entry, change);
  for (const [field, value] of Object.entries(change)) {
    if (value === undefined) {
      Reflect.deleteProperty(result, field);
    }
  }
  return result;
}

/** The good catalogue, or another, with one entry changed by `changed`. */
export function withEntry(entry: { id: string }, change: Readonly<Record<string, unknown>>, context = goodContext): CheckContext {
  const replaced = <T extends { id: string }>(entries: readonly T[]): T[] =>
    entries.map((each) => (each.id === entry.id ? changed(each, change) : each));
  return {
    ...context,
    catalogue: context.catalogue.map(({ city, content }) => ({
      city,
      content: { ...content, places: replaced(content.places), restaurants: replaced(content.restaurants) },
    })),
  };
}
