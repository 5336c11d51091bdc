import { cities } from '@city-genie/city-data/catalog';
import { isHoliday } from '@city-genie/city-data/holidays/calendar';
import { loadContent } from '@city-genie/recommendations/catalogue/load-content';
import type { CheckContext } from './check.js';
import type { PlanFunction } from './coverage-request.js';
import { shippedDemandsOf } from './depth.js';
import { shippedExceptions } from './exceptions.js';

/** The shipped catalogue and the demands on it. `today` is `YYYY-MM-DD`. */
export async function shippedContext(today: string, plan: PlanFunction): Promise<CheckContext> {
  const catalogue = await Promise.all(cities.map(async (city) => ({ city, content: await loadContent(city.key) })));
  return { catalogue, demandsOf: shippedDemandsOf, today, isHoliday, plan, exceptions: shippedExceptions };
}
