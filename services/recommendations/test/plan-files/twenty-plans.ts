import { cities } from '@city-genie/city-data/catalog';
import type { City } from '@city-genie/city-data/city';
import { mealPauseText } from '@city-genie/contracts/plan-files/meal-pause';
import { planStopText } from '@city-genie/contracts/plan-files/plan-stop';
import { loadContent } from '../../src/catalogue/load-content.js';

/** City, local begin of the first stop, and minutes from one begin to the next; the third begin is that of the meal. */
const outings: readonly (readonly [city: string, start: string, everyMinutes: number])[] = [
  ['paris', '2026-11-28T10:00', 90],
  // Past the end of a year.
  ['paris', '2026-12-31T18:00', 120],
  // The day on which summer time begins; the night in which it ends.
  ['paris', '2027-03-28T09:00', 90],
  ['paris', '2027-10-30T20:30', 150],
  ['paris', '2028-07-14T10:00', 90],
  ['london', '2026-12-24T11:00', 90],
  ['london', '2027-03-27T21:00', 180],
  ['london', '2028-10-29T10:00', 90],
  ['newyork', '2026-11-29T10:00', 90],
  ['newyork', '2027-03-13T19:30', 180],
  ['newyork', '2027-11-06T20:30', 180],
  ['newyork', '2027-12-31T19:00', 120],
  ['tokyo', '2026-12-31T20:00', 90],
  ['tokyo', '2028-02-29T10:00', 90],
  ['beijing', '2027-05-01T10:00', 90],
  ['beijing', '2028-10-01T17:00', 120],
  ['rome', '2026-12-25T10:00', 90],
  ['rome', '2027-10-31T09:00', 90],
  ['madrid', '2028-03-25T19:30', 180],
  // Past midnight.
  ['berlin', '2028-06-21T21:00', 90],
];

/** What is in an address, and what a calendar should then show. */
export type Shown = { title: string; start: string; end: string };
export type Outing = { city: City; query: string; shown: Shown[] };

/** How a plan changed: other places, minutes by which it begins earlier, how many of its four stops are left; and its name. */
type Change = { swapped?: boolean; earlierMinutes?: number; stops?: 3 | 4; plan?: string };

const later = (local: string, minutes: number) => new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 16);

async function outingOf(city: City, start: string, everyMinutes: number, change: Change): Promise<Outing> {
  const { swapped = false, earlierMinutes = 0, stops = 4, plan } = change;
  const { places, restaurants } = await loadContent(city.key);
  const times = (index: number) => {
    const from = later(start, index * everyMinutes - earlierMinutes);
    return { start: from, end: later(from, everyMinutes - 15) };
  };
  const chosen = [places[0], places[swapped ? 5 : 1], places[2], places[3]].slice(0, stops).flatMap((place) => place ?? []);
  const table = restaurants[swapped ? 1 : 0];
  if (chosen.length < stops || !table) {
    throw new Error(`${city.key} has too few places`);
  }
  const visits = chosen.map((place, index) => ({ place, ...times(index < 2 ? index : index + 1) }));
  const meal = { title: `Dinner: ${table.name}`, ...times(2) };
  const pairs: [string, string][] = [
    ...visits.map(({ place, start: arrive, end: leave }): [string, string] => ['stop', planStopText({ placeId: place.id, arrive, leave })]),
    ['pause', mealPauseText({ meal: 'dinner', start: meal.start, end: meal.end, restaurantId: table.id })],
    ...Object.entries({ ...(plan !== undefined && { plan }) }),
  ];
  const shown = visits.map(({ place, start: from, end }) => ({ title: place.name, start: from, end }));
  return { city, query: new URLSearchParams(pairs).toString(), shown: [...shown.slice(0, 2), meal, ...shown.slice(2)] };
}

/** Twenty plans of four stops and a dinner, over two years and in all eight cities. */
export function twentyPlans(change: Change): Promise<Outing[]> {
  return Promise.all(
    outings.map(([key, start, everyMinutes]) => {
      const city = cities.find((one) => one.key === key);
      if (!city) {
        throw new Error(`no city ${key}`);
      }
      return outingOf(city, start, everyMinutes, change);
    }),
  );
}
