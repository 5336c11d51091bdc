import type { City } from '@city-genie/city-data/city';
import { localDate } from '@city-genie/city-data/city-clock';
import { weather } from '@city-genie/contracts/weather/routes';
import { z } from 'zod';
import { forecast } from '../forecast/forecast.js';

/**
 * A forecast, whose it is and when it was fetched, as held in memory and in Redis. With the attribution itself, it can be shown by replicas
 * that don't know the provider.
 */
export const forecastEntry = z.object({
  fetchedAtMs: z.number().int(),
  source: z.object({ name: z.string(), attribution: weather.shape.attribution }),
  forecast,
});

export type ForecastEntry = z.infer<typeof forecastEntry>;

/** Fresh for 10 minutes, shown for up to 30 when the provider fails (docs/rules/weather.md#age-of-a-forecast). */
export const freshMs = 10 * 60_000;
export const keptMs = 30 * 60_000;

/** Replicas' clocks may differ by this much; the age of an entry from further ahead is unknown. */
const clockSkewMs = 60_000;

export function ageMs(entry: ForecastEntry, nowMs: number): number {
  return Math.max(0, nowMs - entry.fetchedAtMs);
}

/** Young enough, and fetched on the city's current day: after midnight its "today" is wrong. */
export function isFresh(entry: ForecastEntry, city: Pick<City, 'timezone'>, nowMs: number): boolean {
  return ageMs(entry, nowMs) < freshMs && localDate(city.timezone, entry.fetchedAtMs) === localDate(city.timezone, nowMs);
}

/** Whether the entry may still be shown. */
export function isKept(entry: ForecastEntry, nowMs: number): boolean {
  return ageMs(entry, nowMs) <= keptMs && entry.fetchedAtMs <= nowMs + clockSkewMs;
}
