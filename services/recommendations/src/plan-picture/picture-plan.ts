import type { City } from '@city-genie/city-data/city';
import { headline, type PlanSlot, shortDay } from '@city-genie/city-data/plan-title';
import type { SearchRequest } from '@city-genie/contracts/search/routes';
import type { Guide } from '../catalogue/entry.js';
import type { PlanOutline } from '../presenters/plan-outline.js';

/** More rows than these would be too small where pictures of links are shown. The last one says how many more stops there are. */
const mostRows = 7;

type Stop = Pick<PlanOutline['stops'][number], 'id' | 'geo' | 'legMode'>;

/** What the picture of a plan says and shows. */
export type PicturePlan = {
  city: Pick<City, 'key'>;
  /** The colour of its mood, `#rrggbb`. */
  mood: string;
  /** The headline in two lines. */
  title: readonly [string, string];
  when: string;
  rows: readonly { time: string; name: string }[];
  /** How many stops have no row. */
  more: number;
  /** All stops, in order. */
  stops: readonly Stop[];
  /** Indexes of the stops that a meal follows. */
  mealsAfter: readonly number[];
};

/** `A romantic` and `half day in Paris`. Only the first space isn't part of the second line. */
function titleLines(mood: string, slot: PlanSlot, city: string): [string, string] {
  const [article, word, ...rest] = headline(mood, slot, city).split(' ');
  return [`${article} ${word}`, rest.join(' ').replaceAll('\u00a0', ' ')];
}

/** The content of a plan's picture; undefined for a mood that its guide doesn't have. */
export function picturePlan(city: City, guide: Guide, { mood, timeframe }: SearchRequest, outline: PlanOutline): PicturePlan | undefined {
  const found = guide.moods.find(({ id }) => id === mood);
  if (found === undefined) {
    return undefined;
  }
  const { date, start, end, isEvening, stops, mealsAfter } = outline;
  const clock = (local: string) => local.slice(11);
  const isWhole = stops.length <= mostRows;
  const rows = stops.slice(0, isWhole ? mostRows : mostRows - 1).map(({ title, arrive }) => ({ time: clock(arrive), name: title }));
  return {
    city,
    mood: found.color,
    title: titleLines(found.name, isEvening ? 'evening' : timeframe, city.name),
    when: `${shortDay(date)}, ${clock(start)} to ${clock(end)}`,
    rows,
    more: stops.length - rows.length,
    stops,
    mealsAfter: mealsAfter.map((after) => stops.findIndex(({ id }) => id === after)).filter((index) => index >= 0),
  };
}
