import { cities } from '@city-genie/city-data/catalog';
import { compileCity } from '@city-genie/recommendations/catalogue/catalogue';
import { loadContent } from '@city-genie/recommendations/catalogue/load-content';
import { planVisit } from '@city-genie/recommendations/planner/plan-visit';
import type { HourOutlook } from '@city-genie/recommendations/planner/weather-outlook';
import type { PlanFunction, PlanRequest } from './coverage-request.js';

const hoursAhead = 48;

/** Two days of constant weather. */
function forecastOf({ startAt, weather }: PlanRequest): HourOutlook[] {
  const midnightMs = Date.parse(`${startAt.slice(0, 10)}T00:00:00Z`);
  return Array.from({ length: hoursAhead }, (_, hour) => ({
    time: new Date(midnightMs + hour * 3_600_000).toISOString().slice(0, 16),
    wet: weather === 'rain',
  }));
}

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
    const { slot, route } = planVisit(found.city, found.content, { mood, timeframe, startAt }, around);
    return { stops: route.stops.length, totalMinutes: route.end - slot.start, full: route.full };
  };
}
