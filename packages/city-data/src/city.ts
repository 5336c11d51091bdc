/** Five colours of a city's skyline, back to front, as `#rrggbb`. */
export type Palette = { sky: string; far: string; mid: string; near: string; accent: string };

/** The meals that a plan makes room for. */
export const mealNames = ['lunch', 'dinner'] as const;

export type MealName = (typeof mealNames)[number];

/** When a meal is eaten in a city, in minutes since midnight. */
export type MealHours = { from: number; to: number };

/**
 * The public data of a city (docs/rules/access.md#what-everybody-may-know). Everything else (guide, places, restaurants) stays on the
 * server.
 */
export type City = {
  /** Lower-case letters only; used in the paths of its page and calls. */
  key: string;
  name: string;
  tagline: string;
  country: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  description: string;
  /** `free`: open to everybody; `subscription`: only to subscribers and administrators. */
  access: 'free' | 'subscription';
  /** WGS-84 degrees of the centre. */
  geo: { lat: number; lon: number };
  /** WGS-84 degrees; contains every place of the city. */
  box: { south: number; north: number; west: number; east: number };
  /** IANA name; opening hours, plan times and weather days are in this zone. */
  timezone: string;
  /** When people sit down to eat (docs/rules/plans.md#meals). */
  meals: Readonly<Record<MealName, MealHours>>;
  /** The units shown first; the wire is always °C and km/h. */
  units: { temperature: 'celsius' | 'fahrenheit'; wind: 'kmh' | 'mph' };
  palette: Palette;
  /** The ids of the city's four moods (docs/rules/plans.md#moods), in the order in which the page shows them. */
  moods: readonly [string, string, string, string];
};
