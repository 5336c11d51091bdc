import type { Restaurant } from '../catalogue/entry.js';
import type { Start } from '../planner/starts.js';

/** The meal a slot asks for, and the wall-clock minute at which one wants to sit down. */
export type Meal = { name: Restaurant['meals'][number]; minute: number };

const breakfastEnds = 10 * 60;
const lunchAt = 13 * 60;
const lastLunchStart = 14 * 60;
const dinnerAt = 19 * 60 + 30;
const lateFrom = 21 * 60 + 30;

/** Breakfast before a short morning, lunch inside a slot or next to it, dinner after an afternoon, and what there is late at night. */
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
