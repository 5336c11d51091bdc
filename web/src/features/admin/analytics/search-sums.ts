import type { City } from '@city-genie/city-data/city';
import { moodNameOf } from '@city-genie/city-data/mood-name';
import { type Timeframe, timeframes } from '@city-genie/city-data/timeframes';
import type { SearchFigures } from '@city-genie/contracts/search-log/routes';
import type { Bar } from './charts/BarChart.js';
import type { Field } from './charts/HeatMap.js';

type Cell = SearchFigures['cells'][number];

const sumOf = (cells: readonly Cell[], figure: (cell: Cell) => number) => cells.reduce((sum, cell) => sum + figure(cell), 0);
const searchesOf = (cells: readonly Cell[]) => sumOf(cells, ({ searches }) => searches);

/** Searches of each city, in the order of the home page; 0 for a city that nobody searched. */
export const byCity = (cells: readonly Cell[], cities: readonly City[]): readonly Bar[] =>
  cities.map(({ key, name }) => ({ key, name, value: searchesOf(cells.filter(({ city }) => city === key)) }));

/** Searches for each time slot. */
export const bySlot = (cells: readonly Cell[]): readonly Bar[] =>
  timeframes.map(({ id, name }) => ({ key: id, name, value: searchesOf(cells.filter(({ timeframe }) => timeframe === id)) }));

/** Searches of each mood of each city. */
export const byMood = (cells: readonly Cell[], cities: readonly City[]): readonly Field[] =>
  cities.flatMap(({ key, name, moods }) =>
    moods.map((mood) => ({
      key: `${key} ${mood}`,
      group: name,
      name: moodNameOf(mood),
      value: searchesOf(cells.filter((cell) => cell.city === key && cell.mood === mood)),
    })),
  );

/** Searches for which there were too few places, or none. A day that was left too short when it was asked for needs no more places. */
const missedOf = ({ short, empty }: Cell) => short + empty;

/** How many searches lacked places. */
export const missedIn = (cells: readonly Cell[]): number => sumOf(cells, missedOf);

/** A mood of a city in a time slot, how often it was searched, and how often places were lacking. */
export type Gap = Pick<Cell, 'searches' | 'short' | 'empty'> & { key: string; city: string; mood: string; slot: string; missed: number };

/** Of fewer searches a share says nothing. */
export const leastSearches = 10;

const nameOf = (found: City | Timeframe | undefined, id: string) => found?.name ?? id;

/** Where places are lacking, the highest share of searches first; only what was searched often enough to be judged. */
export function gapsIn(cells: readonly Cell[], cities: readonly City[]): readonly Gap[] {
  return cells
    .filter((cell) => cell.searches >= leastSearches && missedOf(cell) > 0)
    .map((cell) => {
      const { city, mood, timeframe, searches, short, empty } = cell;
      return {
        key: `${city} ${mood} ${timeframe}`,
        city: nameOf(
          cities.find(({ key }) => key === city),
          city,
        ),
        mood: moodNameOf(mood),
        slot: nameOf(
          timeframes.find(({ id }) => id === timeframe),
          timeframe,
        ),
        searches,
        short,
        empty,
        missed: missedOf(cell),
      };
    })
    .sort((a, b) => b.missed / b.searches - a.missed / a.searches || b.searches - a.searches);
}
