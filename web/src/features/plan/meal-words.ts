import type { PlanPause } from '@city-genie/contracts/search/routes';
import { mealTitles } from '../../ui/late/place-words.js';

/** The first table of a meal; undefined where none is known. */
export function mealTable({ tables, otherTable }: PlanPause): PlanPause['tables'][number] | undefined {
  return tables[0] ?? otherTable;
}

/** `Lunch at Café Laurent`, or `Lunch at this stop`. */
export function mealText(pause: PlanPause): string {
  const place = pause.atStop ? 'this stop' : mealTable(pause)?.restaurantName;
  return [mealTitles[pause.meal], ...(place ? [place] : [])].join(' at ');
}
