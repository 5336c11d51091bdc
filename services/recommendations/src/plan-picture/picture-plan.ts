import type { City } from '@city-genie/city-data/city';
import { headline, type PlanSlot, shortDay } from '@city-genie/city-data/plan-title';
import type { SearchReply, SearchRequest } from '@city-genie/contracts/search/routes';
import type { Guide } from '../catalogue/entry.js';

/** More rows than these would be too small where pictures of links are shown. The last one says how many more stops there are. */
const mostRows = 7;

type Stop = Pick<SearchReply['recommendations'][number], 'id' | 'geo' | 'legMode'>;

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

/** The content of the picture of a reply's plan; undefined when it has no stops. */
export function picturePlan(city: City, guide: Guide, { mood, timeframe }: SearchRequest, reply: SearchReply): PicturePlan | undefined {
  const { plan, recommendations, notes } = reply;
  const found = guide.moods.find(({ id }) => id === mood);
  if (plan === null || found === undefined) {
    return undefined;
  }
  const slot = notes.some(({ code }) => code === 'evening_plan') ? 'evening' : timeframe;
  const isWhole = recommendations.length <= mostRows;
  const rows = recommendations
    .slice(0, isWhole ? mostRows : mostRows - 1)
    .map(({ title, arrive }) => ({ time: arrive.slice(11), name: title }));
  const clock = (local: string) => local.slice(11);
  return {
    city,
    mood: found.color,
    title: titleLines(found.name, slot, city.name),
    when: `${shortDay(plan.date)}, ${clock(plan.start)} to ${clock(plan.end)}`,
    rows,
    more: recommendations.length - rows.length,
    stops: recommendations,
    mealsAfter: plan.pauses.map(({ after }) => recommendations.findIndex(({ id }) => id === after)).filter((index) => index >= 0),
  };
}
