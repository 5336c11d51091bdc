import { type City, type MealName, mealNames } from '@city-genie/city-data/city';
import type { DayClock } from './day-clock.js';

/** The hours of a meal in elapsed minutes of a date, and how long its pause takes. */
export type MealWindow = { meal: MealName; from: number; to: number; minutes: number };

const pauseMinutes = { lunch: 60, dinner: 90 } as const;
/** A plan makes room for a meal when it covers so much of its hours. */
const dueMinutes = 60;
/** A pause begins so long before the meal's hours end, at the latest. */
const leastBeforeEnd = 30;

/** The meals of a date, the earliest first. */
export function mealWindows({ meals }: City, clock: DayClock): MealWindow[] {
  return mealNames.map((meal) => ({
    meal,
    from: clock.elapsedAt(meals[meal].from),
    to: clock.elapsedAt(meals[meal].to),
    minutes: pauseMinutes[meal],
  }));
}

/** The last minute at which the pause for a meal may begin. */
export function lastBegin({ to }: MealWindow): number {
  return to - leastBeforeEnd;
}

/** Whether a plan with this start and end has to make room for a meal. */
export function isDue({ from, to }: MealWindow, start: number, end: number): boolean {
  return Math.min(to, end) - Math.max(from, start) >= dueMinutes;
}
