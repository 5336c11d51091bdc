import type { JudgedCity } from './judged-city.js';

/** Two full days of different places, plus some that are closed: with fewer, refreshes and differences can't be judged. */
const leastPlaces = 12;

export type DeepMood = { judged: JudgedCity; mood: string; eligible: readonly string[] };

/** The moods with enough places to be judged on refreshes, differences and coverage. */
export function deepMoods(cities: readonly JudgedCity[]): DeepMood[] {
  return cities
    .flatMap((judged) =>
      judged.city.moods.map((mood) => ({
        judged,
        mood,
        eligible: judged.places.filter(({ moodFit }) => (moodFit[mood] ?? 0) >= judged.content.moodLine).map(({ id }) => id),
      })),
    )
    .filter(({ eligible }) => eligible.length >= leastPlaces);
}

/** `7 of 12 moods`: how many moods of these cities are deep enough. */
export function depthText(cities: readonly JudgedCity[]): string {
  const all = cities.reduce((sum, { city }) => sum + city.moods.length, 0);
  return `${deepMoods(cities).length} of ${all} moods`;
}
