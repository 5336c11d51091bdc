import type { JudgedCity } from './judged-city.js';

/** Two whole days of different places, and some that are closed: fewer than this can't be refreshed or told apart. */
const leastPlaces = 24;
const leastFit = 0.6;

export type DeepMood = { judged: JudgedCity; mood: string; eligible: readonly string[] };

/** The moods of cities that have places enough to be judged by refreshes, differences and coverage. */
export function deepMoods(cities: readonly JudgedCity[]): DeepMood[] {
  return cities
    .flatMap((judged) =>
      judged.city.moods.map((mood) => ({
        judged,
        mood,
        eligible: judged.places.filter(({ moodFit }) => (moodFit[mood] ?? 0) >= leastFit).map(({ id }) => id),
      })),
    )
    .filter(({ eligible }) => eligible.length >= leastPlaces);
}

/** `7 of 12 moods`: how many of the asked cities' moods are deep enough. */
export function depthText(cities: readonly JudgedCity[]): string {
  const all = cities.reduce((sum, { city }) => sum + city.moods.length, 0);
  return `${deepMoods(cities).length} of ${all} moods`;
}
