import type { City } from '@city-genie/city-data/city';
import { localDate } from '@city-genie/city-data/city-clock';
import { z } from 'zod';
import { forecast } from '../forecast/forecast.js';

/** A forecast and when it was fetched; what the in-process copy and Redis hold. */
export const forecastEntry = z.object({ fetchedAtMs: z.number().int(), forecast });

export type ForecastEntry = z.infer<typeof forecastEntry>;

/** Fresh for 10 minutes, shown for up to 30 when the provider fails. */
export const freshMs = 10 * 60_000;
export const keptMs = 30 * 60_000;

/** The replicas' clocks may differ a little; an entry from further ahead can't have its age told. */
const clockSkewMs = 60_000;

export function ageMs(entry: ForecastEntry, nowMs: number): number {
  return Math.max(0, nowMs - entry.fetchedAtMs);
}

/** Young enough, and fetched on the city's present day: after its midnight "today" is another day. */
export function isFresh(entry: ForecastEntry, city: Pick<City, 'timezone'>, nowMs: number): boolean {
  return ageMs(entry, nowMs) < freshMs && localDate(city.timezone, entry.fetchedAtMs) === localDate(city.timezone, nowMs);
}

/** May still be shown. */
export function isKept(entry: ForecastEntry, nowMs: number): boolean {
  return ageMs(entry, nowMs) <= keptMs && entry.fetchedAtMs <= nowMs + clockSkewMs;
}
