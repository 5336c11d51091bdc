import { firstInstantOf, localMinute } from '@city-genie/city-data/city-clock';
import { getTimes } from 'suncalc';
import { parseLocal } from './starts.js';
import type { Point } from './walk.js';

/** Sunset on a local date, in wall-clock minutes since its midnight; undefined when the sun doesn't set. */
export function sunsetMinute(geo: Point, date: string, timezone: string): number | undefined {
  const noon = new Date(firstInstantOf(timezone, `${date}T12:00`));
  const sunsetMs = getTimes(noon, geo.lat, geo.lon).sunset?.getTime() ?? Number.NaN;
  return Number.isNaN(sunsetMs) ? undefined : parseLocal(localMinute(timezone, sunsetMs)).minute;
}
