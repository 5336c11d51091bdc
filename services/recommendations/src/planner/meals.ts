import { type City, type MealName, mealNames } from '@city-genie/city-data/city';
import { type ClockChange, elapsedMinuteOf } from '../opening-hours/wall-clock.js';

/** A pause for a meal, in elapsed minutes: how long, and from when to when it begins. */
export type MealPause = { meal: MealName; minutes: number; from: number; to: number };

/** A slot that covers so many minutes of a meal's hours has the meal in it. */
const coveredMinutes = 60;
const lengths: Record<MealName, number> = { lunch: 60, dinner: 90 };
/** Kitchens take the last orders before the hours end. */
const lastOrderMinutes = 30;

/**
 * The meals of a slot (docs/rules/plans.md#meals), and when it ends at the latest: a slot that would end in the middle of a meal ends before
 * anybody is hungry.
 */
export function mealsIn(
  { meals }: City,
  slot: { start: number; latestEnd: number; change: ClockChange | undefined },
): { pauses: MealPause[]; latestEnd: number } {
  let { latestEnd } = slot;
  const pauses: MealPause[] = [];
  for (const meal of mealNames) {
    const minutes = lengths[meal];
    const from = Math.max(slot.start, elapsedMinuteOf(meals[meal].from, slot.change));
    const to = elapsedMinuteOf(meals[meal].to, slot.change);
    if (Math.min(to, latestEnd) - from < coveredMinutes) {
      continue;
    }
    if (from + minutes > latestEnd) {
      latestEnd = from + coveredMinutes - 1;
    } else {
      pauses.push({ meal, minutes, from, to: Math.min(to - lastOrderMinutes, latestEnd - minutes) });
    }
  }
  return { pauses, latestEnd };
}
