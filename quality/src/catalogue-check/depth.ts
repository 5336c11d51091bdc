/** What a city must have. A missing demand isn't made yet. */
export type Demands = {
  places: number;
  restaurants: number;
  /** Eligible places per mood. */
  placesPerMood: number;
  restaurantsPerMood: number;
  /** C12: minimum shares of a mood's eligible places. */
  shares?: { indoor: number; outdoor: number; free: number };
  /** C13: maximum share of a city's places. */
  largestCategoryShare?: number;
  /** C14: minimum number of short visits among a mood's eligible places. */
  shortPlacesPerMood?: number;
  /** C15 */
  coverage?: true;
  /** C24: how many of a city's places are icons, and how many of them are eligible for each mood at least. */
  icons?: { least: number; most: number; perMood: number };
  /** C25 */
  guideNames?: true;
};

/** Ordered from shallow to deep. */
export const depths = ['first', 'broad', 'deep', 'full'] as const;

export type Depth = (typeof depths)[number];

const variety = { shares: { indoor: 0.35, outdoor: 0.2, free: 0.15 }, largestCategoryShare: 0.3, coverage: true } as const;
/** Of a city whose moods were scored by a second reader (docs/rules/plans.md#moods): fewer places fit, but those that do fit well. */
const readTwice = { placesPerMood: 15, restaurantsPerMood: 7, icons: { least: 8, most: 16, perMood: 3 }, guideNames: true } as const;

/** `full` is what every city should have in the end; the others are steps towards it. */
export const demandsByDepth: Readonly<Record<Depth, Demands>> = {
  first: { places: 8, restaurants: 5, placesPerMood: 4, restaurantsPerMood: 1 },
  broad: { places: 24, restaurants: 12, placesPerMood: 10, restaurantsPerMood: 5, shortPlacesPerMood: 4, ...variety },
  deep: { places: 64, restaurants: 34, shortPlacesPerMood: 4, ...readTwice, ...variety },
  full: { places: 76, restaurants: 40, shortPlacesPerMood: 10, ...readTwice, ...variety },
};

/** The depth of each city's content. A city may only move up; one that isn't listed is at `first`. */
const depthByCity: ReadonlyMap<string, Depth> = new Map([
  ['paris', 'full'],
  ['london', 'deep'],
  ['tokyo', 'deep'],
  ['rome', 'deep'],
  ['berlin', 'deep'],
  ['madrid', 'deep'],
  ['newyork', 'deep'],
  ['beijing', 'deep'],
]);

/** The keys of the cities that are deep at least: those whose plans are judged. */
export const deepCities: readonly string[] = [...depthByCity].flatMap(([key, depth]) =>
  depth === 'deep' || depth === 'full' ? [key] : [],
);

/** The depth that a city must have. */
export function depthOf(cityKey: string): Depth {
  return depthByCity.get(cityKey) ?? 'first';
}

/** The demands on a city of the shipped catalogue. */
export function shippedDemandsOf(cityKey: string): Demands {
  return demandsByDepth[depthOf(cityKey)];
}

/** The rules, or parts of them, that don't apply to a city yet; the report lists them. */
export function notYetAsked(demands: Demands): string[] {
  return [
    ...(demands.shares ? [] : ['C12 shares']),
    ...(demands.largestCategoryShare === undefined ? ['C13'] : []),
    ...(demands.shortPlacesPerMood === undefined ? ['C14'] : []),
    ...(demands.coverage ? [] : ['C15']),
    ...(demands.icons ? [] : ['C24 icons']),
    ...(demands.guideNames ? [] : ['C25']),
  ];
}
