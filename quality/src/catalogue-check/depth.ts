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
};

/** Ordered from shallow to deep. */
export const depths = ['first', 'broad', 'full'] as const;

export type Depth = (typeof depths)[number];

const variety = { shares: { indoor: 0.35, outdoor: 0.2, free: 0.15 }, largestCategoryShare: 0.3, coverage: true } as const;

/** `full` is what every city should have in the end; the others are steps towards it. */
export const demandsByDepth: Readonly<Record<Depth, Demands>> = {
  first: { places: 8, restaurants: 5, placesPerMood: 4, restaurantsPerMood: 1 },
  broad: { places: 24, restaurants: 12, placesPerMood: 10, restaurantsPerMood: 5, shortPlacesPerMood: 4, ...variety },
  full: { places: 60, restaurants: 32, placesPerMood: 24, restaurantsPerMood: 12, shortPlacesPerMood: 10, ...variety },
};

/** The depth of each city's content. A city may only move up; one that isn't listed is at `first`. */
const depthByCity: ReadonlyMap<string, Depth> = new Map([
  ['paris', 'full'],
  ['london', 'broad'],
  ['tokyo', 'broad'],
]);

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
  ];
}
