import type { Restaurant } from '../catalogue/entry.js';
import type { Start } from '../planner/starts.js';

/** The meal of a slot, and the wall-clock minute at which to sit down. */
export type Meal = { name: Restaurant['meals'][number]; minute: number };

const breakfastEnds = 10 * 60;
const lunchAt = 13 * 60;
const lastLunchStart = 14 * 60;
const dinnerAt = 19 * 60 + 30;
const lateFrom = 21 * 60 + 30;

/**
 * Breakfast before a short morning slot, lunch within or next to a slot, dinner after an afternoon, `late` at night
 * (docs/rules/places.md#the-meal-of-a-slot).
 */
export function mealOf(start: Start, slotMinutes: number): Meal {
  const { minute } = start;
  if (minute < breakfastEnds && minute + slotMinutes < lunchAt) {
    return { name: 'breakfast', minute };
  }
  if (minute <= lastLunchStart) {
    return { name: 'lunch', minute: Math.max(minute, lunchAt) };
  }
  return minute < lateFrom ? { name: 'dinner', minute: Math.max(minute, dinnerAt) } : { name: 'late', minute };
}
