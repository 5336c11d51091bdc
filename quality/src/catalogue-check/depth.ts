/** What a city must have; what is left out isn't asked of it yet. */
export type Demands = {
  places: number;
  restaurants: number;
  /** Eligible ones, for each mood. */
  placesPerMood: number;
  restaurantsPerMood: number;
  /** C12: least shares of a mood's eligible places. */
  shares?: { indoor: number; outdoor: number; free: number };
  /** C13: of a city's places. */
  largestCategoryShare?: number;
  /** C14: short visits among a mood's eligible places. */
  shortPlacesPerMood?: number;
  /** C15 */
  coverage?: true;
};

/** From shallow to deep. */
export const depths = ['first', 'broad', 'full'] as const;

export type Depth = (typeof depths)[number];

const variety = { shares: { indoor: 0.35, outdoor: 0.2, free: 0.15 }, largestCategoryShare: 0.3, coverage: true } as const;

/** `full` is the reference's §3.3; the others are steps on the way there. */
export const demandsByDepth: Readonly<Record<Depth, Demands>> = {
  first: { places: 8, restaurants: 5, placesPerMood: 4, restaurantsPerMood: 1 },
  broad: { places: 24, restaurants: 12, placesPerMood: 10, restaurantsPerMood: 5, shortPlacesPerMood: 4, ...variety },
  full: { places: 60, restaurants: 32, placesPerMood: 24, restaurantsPerMood: 12, shortPlacesPerMood: 10, ...variety },
};

/** How deep the content of a city is. A city may only go up; one that isn't listed is at `first`. */
const depthByCity: ReadonlyMap<string, Depth> = new Map([
  ['paris', 'full'],
  ['london', 'broad'],
  ['tokyo', 'broad'],
]);

/** The depth that is demanded of a city. */
export function depthOf(cityKey: string): Depth {
  return depthByCity.get(cityKey) ?? 'first';
}

/** What the shipped catalogue must have in a city. */
export function shippedDemandsOf(cityKey: string): Demands {
  return demandsByDepth[depthOf(cityKey)];
}

/** The rules, or parts of them, that a city is spared for now; the report says them aloud. */
export function notYetAsked(demands: Demands): string[] {
  return [
    ...(demands.shares ? [] : ['C12 shares']),
    ...(demands.largestCategoryShare === undefined ? ['C13'] : []),
    ...(demands.shortPlacesPerMood === undefined ? ['C14'] : []),
    ...(demands.coverage ? [] : ['C15']),
  ];
}
