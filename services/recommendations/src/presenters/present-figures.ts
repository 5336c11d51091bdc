import { cities } from '@city-genie/city-data/catalog';
import { type TimeframeId, timeframeIds } from '@city-genie/city-data/timeframes';
import type { SearchFigures as FiguresReply } from '@city-genie/contracts/search-log/routes';
import type { SearchCell, SearchFigures } from '../search-log/search-figures.js';

type Cell = SearchCell & { timeframe: TimeframeId };

/** The place in a list; what isn't there comes after all that is. */
function rankIn(list: readonly string[], value: string): number {
  const at = list.indexOf(value);
  return at === -1 ? list.length : at;
}

const cityKeys = cities.map(({ key }) => key);
const moodsOf = new Map(cities.map(({ key, moods }) => [key, moods]));

/** As the product orders cities, their moods and slots; cities and moods that it has no more come last, by name. */
function inOrder(one: Cell, other: Cell): number {
  const moods = moodsOf.get(one.city) ?? [];
  return (
    rankIn(cityKeys, one.city) - rankIn(cityKeys, other.city) ||
    Number(one.city > other.city) - Number(one.city < other.city) ||
    rankIn(moods, one.mood) - rankIn(moods, other.mood) ||
    Number(one.mood > other.mood) - Number(one.mood < other.mood) ||
    rankIn(timeframeIds, one.timeframe) - rankIn(timeframeIds, other.timeframe)
  );
}

/** A slot that we don't have was never accepted, so nothing is left out. */
function known({ timeframe, ...cell }: SearchCell): Cell[] {
  return timeframeIds.filter((id) => id === timeframe).map((id) => ({ ...cell, timeframe: id }));
}

/** The reply with what the log of searches adds up to. */
export function presentFigures({ cells, days }: SearchFigures): FiguresReply {
  const ordered = cells.flatMap(known).sort(inOrder);
  return { success: true, total: ordered.reduce((sum, { searches }) => sum + searches, 0), cells: ordered, days };
}
