import type { PlanPause } from '@city-genie/contracts/search/routes';
import { mealTitles } from '../../ui/late/place-words.js';

/** Where a meal is had: at the stop itself, or at its first table; undefined where none is known. */
export function mealPlace({ atStop, tables, otherTable }: PlanPause): string | undefined {
  return atStop ? 'right here' : (tables[0] ?? otherTable)?.restaurantName;
}

/** `Lunch at Café Laurent`. */
export function mealText(pause: PlanPause): string {
  const place = mealPlace(pause);
  return [mealTitles[pause.meal], ...(place ? [pause.atStop ? place : `at ${place}`] : [])].join(' ');
}
