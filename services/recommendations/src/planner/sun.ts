import { firstInstantOf, localMinute } from '@city-genie/city-data/city-clock';
import { getTimes } from 'suncalc';
import { parseLocal } from './starts.js';
import type { Point } from './walk.js';

/** Sunrise and sunset in wall-clock minutes since the date's midnight; undefined when the sun doesn't rise or set. */
export type Sun = { sunrise: number | undefined; sunset: number | undefined };

/** The sun of a place on a local date. */
export function sunOn(geo: Point, date: string, timezone: string): Sun {
  const times = getTimes(new Date(firstInstantOf(timezone, `${date}T12:00`)), geo.lat, geo.lon);
  const minuteOf = (time: Date | null | undefined) => {
    const atMs = time?.getTime() ?? Number.NaN;
    return Number.isNaN(atMs) ? undefined : parseLocal(localMinute(timezone, atMs)).minute;
  };
  return { sunrise: minuteOf(times.sunrise), sunset: minuteOf(times.sunset) };
}
