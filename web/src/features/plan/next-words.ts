import type { Afterwards, PlanPause, Recommendation } from '@city-genie/contracts/search/routes';
import { distanceText } from '../../ui/late/distance-text.js';
import { mealTitles } from '../../ui/late/place-words.js';
import { clockTime, shortDate } from '../../ui/local-time.js';
import type { DayMoment } from './day-moment.js';
import { mealTable } from './meal-words.js';
import { wayText } from './plan-words.js';

/** What the bar of a day says: `Next: Musée Rodin`, and below it when, and how far. */
export type NextWords = {
  lead: 'First' | 'Next' | 'Now' | 'Last stop';
  name: string;
  facts: string;
  /** The stop that one goes to, or the meal. */
  stop?: Recommendation;
  meal?: PlanPause;
};

/** `10:20`, or `Sun 29, 10:20` when that is another day. */
function timeText(local: string, now: string | undefined): string {
  return now?.slice(0, 10) === local.slice(0, 10) ? clockTime(local) : `${shortDate(local.slice(0, 10))}, ${clockTime(local)}`;
}

/** `12 min on foot`, unless one is there already. */
function wayTo(stop: Recommendation): string[] {
  return stop.legMinutes > 0 ? [wayText(stop)] : [];
}

/** `12:24 · Café Laurent, 250 m`; of a meal at a stop `12:24 · Musée Rodin`. */
function mealFacts(pause: PlanPause, stops: readonly Recommendation[], now: string | undefined): string {
  const table = mealTable(pause);
  const place = pause.atStop
    ? stops.find(({ id }) => id === pause.after)?.title
    : table && `${table.restaurantName}, ${distanceText(table.distanceMetres)}`;
  return [timeText(pause.start, now), ...(place ? [place] : [])].join(' · ');
}

/** What comes next on a day, or is now: a stop or a meal. Undefined when the day is over. */
export function nextWords(stops: readonly Recommendation[], moment: DayMoment, now: string | undefined): NextWords | undefined {
  const { current, next, meal, nextMeal, phase } = moment;
  const stop = stops[next ?? current ?? -1];
  if (phase === 'over') {
    return undefined;
  }
  if (meal) {
    const name = `${mealTitles[meal.meal]} until\u00a0${clockTime(meal.end)}`;
    return { lead: 'Now', name, facts: stop ? ['then', [stop.title, ...wayTo(stop)].join(', ')].join(' ') : '', ...(stop && { stop }) };
  }
  if (nextMeal) {
    return { lead: 'Next', name: mealTitles[nextMeal.meal], facts: mealFacts(nextMeal, stops, now), meal: nextMeal };
  }
  if (stop && next === undefined) {
    return { lead: 'Last stop', name: stop.title, facts: `until ${clockTime(stop.leave)}` };
  }
  const facts = stop && [timeText(stop.arrive, now), ...wayTo(stop)].join(' · ');
  return stop && facts ? { lead: next === 0 ? 'First' : 'Next', name: stop.title, facts, stop } : undefined;
}

/** What may still come of an evening after the plan: `Dinner at 19:30: Café Laurent`, or the first place that is still open; undefined when nothing does. */
export function afterText(afterwards: Afterwards | undefined, now: string | undefined): string | undefined {
  const { tables = [], otherTable, dinnerAt, places = [] } = afterwards ?? {};
  const table = tables[0] ?? otherTable;
  if (now === undefined) {
    return undefined;
  }
  if (table && dinnerAt && dinnerAt >= now) {
    return `Dinner at ${clockTime(dinnerAt)}: ${table.restaurantName}`;
  }
  const place = places.find(({ until }) => until > now);
  return place && `Open until ${clockTime(place.until)}: ${place.title}`;
}
