import type { City } from '@city-genie/city-data/city';
import type { Restaurant } from '../catalogue/entry.js';
import type { Start } from '../planner/starts.js';

/** What one eats, and the wall-clock minute of the date at which one sits down. */
export type Meal = { name: Restaurant['meals'][number]; minute: number };

const breakfastEnds = 10 * 60;
/** Breakfast is for those who are done before lunch; a longer plan has its lunch. */
const longestBreakfastSlot = 3 * 60;
/** A meal isn't begun in its last minutes; the first guests come a while after its hours begin. */
const lastOrderMinutes = 30;
const usualDelay = 30;

/** What one eats at this minute of the day. */
export function mealAt({ meals }: City, minute: number): Meal {
  if (minute < breakfastEnds) {
    return { name: 'breakfast', minute };
  }
  if (minute <= meals.lunch.to) {
    return { name: 'lunch', minute };
  }
  return { name: minute <= meals.dinner.to ? 'dinner' : 'late', minute };
}

/**
 * Breakfast before a short morning slot, lunch within or next to a slot, dinner after an afternoon, `late` at night
 * (docs/rules/places.md#the-meal-of-a-slot).
 */
export function mealOf({ meals }: City, { minute }: Pick<Start, 'minute'>, slotMinutes: number): Meal {
  if (minute < breakfastEnds && slotMinutes < longestBreakfastSlot) {
    return { name: 'breakfast', minute };
  }
  if (minute <= meals.lunch.to - lastOrderMinutes) {
    return { name: 'lunch', minute: Math.max(minute, meals.lunch.from + usualDelay) };
  }
  return minute <= meals.dinner.to
    ? { name: 'dinner', minute: Math.max(minute, meals.dinner.from + usualDelay) }
    : { name: 'late', minute };
}
