import { cities } from '@city-genie/city-data/catalog';
import { compileCity } from '@city-genie/recommendations/catalogue/catalogue';
import { loadContent } from '@city-genie/recommendations/catalogue/load-content';
import { draftAt } from '@city-genie/recommendations/planner/draft';
import { iterationsBySlot } from '@city-genie/recommendations/planner/plan-visit';
import type { Route } from '@city-genie/recommendations/planner/route-merit';
import { parseLocal } from '@city-genie/recommendations/planner/starts';
import { completed } from '@city-genie/recommendations/planner/steps';
import { routeOf } from '@city-genie/recommendations/planner/visit-start';
import type { HourOutlook } from '@city-genie/recommendations/planner/weather-outlook';
import type { PlanFunction, PlanRequest } from './coverage-request.js';

const hoursAhead = 48;

/** Two days of constant weather. */
function forecastOf({ startAt, weather }: PlanRequest): HourOutlook[] {
  const midnightMs = Date.parse(`${startAt.slice(0, 10)}T00:00:00Z`);
  return Array.from({ length: hoursAhead }, (_, hour) => ({
    time: new Date(midnightMs + hour * 3_600_000).toISOString().slice(0, 16),
    sky: weather === 'rain' ? 'rain' : 'fair',
    isLikely: false,
  }));
}

/** A short search finds nearly every full plan. */
const shortIterations = 30;

/** The service's own planner with the shipped catalogue. */
export async function shippedPlanner(): Promise<PlanFunction> {
  const compiled = await Promise.all(
    cities.map(async (city) => [city.key, { city, content: compileCity(city.key, await loadContent(city.key)) }] as const),
  );
  const byKey = new Map(compiled);
  return (request) => {
    const found = byKey.get(request.city);
    if (!found) {
      throw new RangeError(`no city ${request.city}`);
    }
    const { mood, timeframe, startAt } = request;
    const around = { nowMs: Date.parse(`${startAt}:00Z`), forecast: forecastOf(request) };
    const search = { mood, timeframe, startAt };
    const draft = draftAt(found.city, found.content, search, parseLocal(startAt), around);
    const routeAfter = (iterations: number): Route => completed(routeOf(draft, search, iterations));
    const first = routeAfter(shortIterations);
    const route = first.full ? first : routeAfter(iterationsBySlot[timeframe]);
    return { stops: route.stops.length, totalMinutes: route.end - route.start, full: route.full };
  };
}
