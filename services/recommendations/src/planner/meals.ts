import { type City, type MealName, mealNames } from '@city-genie/city-data/city';
import { type ClockChange, elapsedMinuteOf } from '../opening-hours/wall-clock.js';

/** A pause for a meal, in elapsed minutes: how long, from when to when it begins, and the latest possible begin. */
export type MealPause = { meal: MealName; minutes: number; from: number; to: number; latest: number };

/** A slot that covers so many minutes of a meal's hours has the meal in it, or ends before. */
const coveredMinutes = 60;
const lengths: Record<MealName, number> = { lunch: 60, dinner: 90 };
/** Kitchens take the last orders before the hours end. */
const lastOrderMinutes = 30;
/** Nobody waits longer for lunch than until an hour before its hours end, or for three quarters of an hour. */
const lateLunch = { beforeEnd: 60, afterStart: 45 };

/** When a meal begins at the latest, if it can. */
function usualBegin(meal: MealName, from: number, to: number): number {
  return meal === 'lunch' ? Math.max(to - lateLunch.beforeEnd, from + lateLunch.afterStart) : to;
}

/** From when to when, in elapsed minutes. */
type Span = { start: number; end: number; change: ClockChange | undefined };
type WithMeals = { pauses: readonly MealPause[]; latestEnd: number };

/** When a slot ends that has no time for a meal which would begin at `from`: before anybody is hungry. */
function endBefore(from: number): number {
  return from + coveredMinutes - 1;
}

/** A slot that ends sooner, without the meals that are not over by then. */
export function endedAt<S extends WithMeals>(slot: S, end: number): S {
  const last = slot.pauses.at(-1);
  return last && last.from + last.minutes > end
    ? endedAt({ ...slot, pauses: slot.pauses.slice(0, -1) }, Math.min(end, endBefore(last.from)))
    : { ...slot, latestEnd: end };
}

/** A slot whose meals may begin as late as possible. */
export function withLateMeals<S extends WithMeals>(slot: S): S {
  return { ...slot, pauses: slot.pauses.map((pause) => ({ ...pause, to: pause.latest })) };
}

type Eaten = { start: number; end: number; pauses: readonly { meal: MealName }[] };

/** When a plan that lacks a meal of its slot has to begin, so that so little of the meal's hours is left that it has none; undefined when it lacks none. */
export function beginAfterMeal({ pauses }: WithMeals, { start, end, pauses: had }: Eaten): number | undefined {
  const lacked = pauses.find(({ meal, from, latest }) => {
    const covered = Math.min(end, latest + lastOrderMinutes) - Math.max(start, from);
    return covered >= coveredMinutes && !had.some((pause) => pause.meal === meal);
  });
  return lacked && lacked.latest + lastOrderMinutes - coveredMinutes + 1;
}

/** The hours of a meal that are left from a start on, in elapsed minutes. */
function hoursLeft({ meals }: City, meal: MealName, { start, change }: Span): { from: number; to: number } {
  return { from: Math.max(start, elapsedMinuteOf(meals[meal].from, change)), to: elapsedMinuteOf(meals[meal].to, change) };
}

/** A meal that can begin within these hours; undefined when they are too short. */
function pauseIn(meal: MealName, { from, to }: { from: number; to: number }, latestEnd: number): MealPause | undefined {
  const minutes = lengths[meal];
  const latest = Math.min(to - lastOrderMinutes, latestEnd - minutes);
  return from > latest ? undefined : { meal, minutes, from, to: Math.min(usualBegin(meal, from, to), latest), latest };
}

/** These meals of a city, as far as they can still begin: however little of their hours is left. */
export function mealsNamed(city: City, names: readonly MealName[], span: Span): MealPause[] {
  return mealNames.flatMap((meal) => (names.includes(meal) ? (pauseIn(meal, hoursLeft(city, meal, span), span.end) ?? []) : []));
}

/** The meals of a slot (docs/rules/plans.md#meals), and when it ends: one that would end in the middle of a meal ends before it. */
export function mealsIn(city: City, span: Span): { pauses: MealPause[]; latestEnd: number } {
  let latestEnd = span.end;
  const pauses: MealPause[] = [];
  for (const meal of mealNames) {
    const hours = hoursLeft(city, meal, span);
    if (Math.min(hours.to, latestEnd) - hours.from < coveredMinutes) {
      continue;
    }
    if (hours.from + lengths[meal] > latestEnd) {
      latestEnd = endBefore(hours.from);
      break;
    }
    const pause = pauseIn(meal, hours, latestEnd);
    pauses.push(...(pause ? [pause] : []));
  }
  return { pauses, latestEnd };
}
