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

/** The meals of a slot (docs/rules/plans.md#meals), and when it ends: one that would end in the middle of a meal ends before it. */
export function mealsIn(
  { meals }: City,
  { start, end, change }: { start: number; end: number; change: ClockChange | undefined },
): { pauses: MealPause[]; latestEnd: number } {
  let latestEnd = end;
  const pauses: MealPause[] = [];
  for (const meal of mealNames) {
    const from = Math.max(start, elapsedMinuteOf(meals[meal].from, change));
    const to = elapsedMinuteOf(meals[meal].to, change);
    if (Math.min(to, latestEnd) - from < coveredMinutes) {
      continue;
    }
    const minutes = lengths[meal];
    if (from + minutes > latestEnd) {
      latestEnd = endBefore(from);
      break;
    }
    const latest = Math.min(to - lastOrderMinutes, latestEnd - minutes);
    pauses.push({ meal, minutes, from, to: Math.min(usualBegin(meal, from, to), latest), latest });
  }
  return { pauses, latestEnd };
}
