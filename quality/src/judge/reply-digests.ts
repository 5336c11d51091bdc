import { createHash } from 'node:crypto';
import { cities } from '@city-genie/city-data/catalog';
import { loadJudgedCities, replyTo } from './judged-city.js';
import { askedPlan } from './plan-cases.js';

/** SHA-256 digests of the first replies of the judge's list, over all cities of the catalog. */
export async function replyDigests(count: number): Promise<string[]> {
  const judged = await loadJudgedCities(cities.map(({ key }) => key));
  return Array.from({ length: count }, (_, index) => {
    const asked = askedPlan(judged, index);
    const bytes = JSON.stringify(replyTo(asked.judged, asked.request, asked));
    return createHash('sha256').update(bytes).digest('hex');
  });
}
