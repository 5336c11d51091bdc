/**
 * A pause for a meal as shown in a plan; `start` and `end` are local time, `YYYY-MM-DDTHH:mm`. `restaurantId` is missing where no table is
 * named.
 */
export type MealPause = { meal: string; start: string; end: string; restaurantId?: string };

/** A pause in the query of a plan file: `lunch@2026-11-24T12:30/2026-11-24T13:30`, and the table behind another `@`. */
export function mealPauseText({ meal, start, end, restaurantId }: MealPause): string {
  return `${meal}@${start}/${end}${restaurantId === undefined ? '' : `@${restaurantId}`}`;
}

/** Splits such a text; undefined when it is malformed. The parts are not validated. */
export function splitMealPause(text: string): MealPause | undefined {
  const [, meal, start, end, restaurantId] = /^([^@/]*)@([^@/]*)\/([^@/]*)(?:@([^@/]*))?$/.exec(text) ?? [];
  if (meal === undefined || start === undefined || end === undefined) {
    return undefined;
  }
  return { meal, start, end, ...(restaurantId !== undefined && { restaurantId }) };
}
