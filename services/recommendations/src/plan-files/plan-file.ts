import type { City } from '@city-genie/city-data/city';
import type { PlanFileQuery } from '@city-genie/contracts/plan-files/routes';
import type { CatalogueCity } from '../catalogue/catalogue.js';
import type { FileEntry } from './file-entry.js';
import { fileMeals } from './file-meals.js';
import { fileStops } from './file-stops.js';

/** A plan to export: the local date on which it begins, and its stops and meals in order of time. */
export type PlanFile = { city: City; date: string; entries: readonly FileEntry[] };

/**
 * @throws AppError 400 naming `stop` or `pause` for what isn't in the city's list, a local time that the clocks skip, and a meal before the
 * first stop
 */
export function requirePlanFile(city: City, content: CatalogueCity, { stop, pause, plan }: PlanFileQuery): PlanFile {
  const date = (stop[0]?.arrive ?? '').slice(0, 10);
  const name = { city: city.key, date, plan };
  const stops = fileStops(city, content, name, stop);
  const meals = fileMeals(city, content, name, { stops, given: pause });
  // By local time, as they were held against one another: an hour that comes twice doesn't put them into another order.
  const entries = [...stops, ...meals].sort((a, b) => (a.start < b.start ? -1 : 1));
  return { city, date, entries };
}
