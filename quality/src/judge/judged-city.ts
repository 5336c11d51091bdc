import { createHash } from 'node:crypto';
import { cities } from '@city-genie/city-data/catalog';
import type { City } from '@city-genie/city-data/city';
import type { SearchReply, SearchRequest } from '@city-genie/contracts/search/routes';
import { type CatalogueCity, compileCity } from '@city-genie/recommendations/catalogue/catalogue';
import type { CityContent, Place, Restaurant } from '@city-genie/recommendations/catalogue/entry';
import { loadContent } from '@city-genie/recommendations/catalogue/load-content';
import type { Surroundings } from '@city-genie/recommendations/planner/draft';
import { planVisit } from '@city-genie/recommendations/planner/plan-visit';
import { presentVisit } from '@city-genie/recommendations/presenters/present-visit';
import type { PlanCase } from '../oracles/facts/plan-case.js';

/** A city under judgement: raw places for the oracles, compiled content for the planner. */
export type JudgedCity = {
  city: City;
  places: readonly Place[];
  restaurants: readonly Restaurant[];
  content: CatalogueCity;
  version: string;
};

export function judgedCity(city: City, content: CityContent): JudgedCity {
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return { city, places: content.places, restaurants: content.restaurants, content: compileCity(city.key, content), version };
}

/** Loads the shipped content of cities by their keys. @throws RangeError for a key that isn't in the catalog. */
export async function loadJudgedCities(keys: readonly string[]): Promise<JudgedCity[]> {
  return Promise.all(
    keys.map(async (key) => {
      const city = cities.find((each) => each.key === key);
      if (!city) {
        throw new RangeError(`no city ${key}`);
      }
      return judgedCity(city, await loadContent(key));
    }),
  );
}

/** A search with its reply, as the oracles take it. */
export function caseOf(judged: JudgedCity, request: SearchRequest, around: Pick<PlanCase, 'nowMs' | 'forecast'>): PlanCase {
  const { city, places, restaurants } = judged;
  return { city, places, restaurants, request, ...around, reply: replyTo(judged, request, around) };
}

/** The reply that the service would send, made without the service. */
export function replyTo({ city, content, version }: JudgedCity, request: SearchRequest, around: Surroundings): SearchReply {
  return presentVisit(planVisit(city, content, request, around), { city, content, request, catalogueVersion: version });
}
