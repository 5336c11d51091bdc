import type { Afterwards, PlanPause, Recommendation } from '@city-genie/contracts/search/routes';
import { distanceText } from '../../ui/late/distance-text.js';
import { mealTitles } from '../../ui/late/place-words.js';
import { clockTime, shortDate } from '../../ui/local-time.js';
import type { DayMoment } from './day-moment.js';
import { mealPlace } from './meal-words.js';

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

function wayText({ legMinutes }: Recommendation): string[] {
  return legMinutes > 0 ? [`${legMinutes}\u00a0min`] : [];
}

/** `12:24 · Café Laurent, 250 m`. */
function mealFacts(pause: PlanPause, now: string | undefined): string {
  const table = pause.tables[0] ?? pause.otherTable;
  const distance = !pause.atStop && table ? `, ${distanceText(table.distanceMetres)}` : '';
  const place = mealPlace(pause);
  return [timeText(pause.start, now), ...(place ? [`${place}${distance}`] : [])].join(' · ');
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
    return { lead: 'Now', name, facts: stop ? ['then', [stop.title, ...wayText(stop)].join(', ')].join(' ') : '', ...(stop && { stop }) };
  }
  if (nextMeal) {
    return { lead: 'Next', name: mealTitles[nextMeal.meal], facts: mealFacts(nextMeal, now), meal: nextMeal };
  }
  if (stop && next === undefined) {
    return { lead: 'Last stop', name: stop.title, facts: `until ${clockTime(stop.leave)}` };
  }
  const facts = stop && [timeText(stop.arrive, now), ...wayText(stop)].join(' · ');
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
  return place && `Until ${clockTime(place.until)}: ${place.title}`;
}
