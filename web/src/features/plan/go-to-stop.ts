import type { MealName } from '@city-genie/city-data/city';
import { scrollToElement } from '../../ui/scroll.js';

/** The heading of a meal of the plan, which the focus can go to. */
export const mealHeadingId = (meal: MealName) => `meal-${meal}`;

function goTo(headingId: string, row: string): void {
  const heading = document.getElementById(headingId);
  heading?.focus({ preventScroll: true });
  scrollToElement(heading?.closest(row));
}

/** Shows a stop of the plan and moves the focus to it. A link would add a history entry without this entry's state. */
export function goToStop(id: string): void {
  goTo(`stop-${id}`, 'li');
}

/** Shows a meal of the plan and moves the focus to it. */
export function goToMeal(meal: MealName): void {
  goTo(mealHeadingId(meal), '[data-meal]');
}

/** Shows what may follow the plan and moves the focus to it. */
export function goToAfterwards(): void {
  goTo('afterwards', 'section');
}
