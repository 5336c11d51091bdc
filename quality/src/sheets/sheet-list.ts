import type { City } from '@city-genie/city-data/city';
import type { TimeframeId } from '@city-genie/city-data/timeframes';
import type { SearchRequest } from '@city-genie/contracts/search/routes';

/** The plans that are read by people before a change of the planner lands: three of each mood in a season. */
export type Season = { name: string; days: readonly { timeframe: TimeframeId; startAt: string }[] };

export const seasons: readonly Season[] = [
  {
    name: 'june',
    days: [
      { timeframe: 'full-day', startAt: '2027-06-15T10:00' },
      { timeframe: 'full-day', startAt: '2027-06-19T17:00' },
      { timeframe: 'half-day', startAt: '2027-06-14T13:00' },
    ],
  },
  {
    name: 'december',
    days: [
      { timeframe: 'full-day', startAt: '2026-12-08T10:00' },
      { timeframe: 'full-day', startAt: '2026-12-12T17:00' },
      { timeframe: 'half-day', startAt: '2026-12-07T13:00' },
    ],
  },
];

/** The searches of a season in a city, as the site sends them for the first plan. */
export function sheetRequests({ moods }: City, { days }: Season): (SearchRequest & { startAt: string })[] {
  return moods.flatMap((mood) => days.map((day) => ({ mood, ...day, seed: '1' })));
}
