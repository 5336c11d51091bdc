import { DateTime } from 'luxon';
import { getTimes } from 'suncalc';
import type { Point } from './walk.js';

/** When the sun sets on a local date, in wall-clock minutes since its midnight; undefined where it doesn't. */
export function sunsetMinute(geo: Point, date: string, timezone: string): number | undefined {
  const noon = DateTime.fromISO(`${date}T12:00`, { zone: timezone });
  const { sunset } = getTimes(noon.toJSDate(), geo.lat, geo.lon);
  const local = sunset && DateTime.fromJSDate(sunset, { zone: timezone });
  return local?.isValid ? local.hour * 60 + local.minute : undefined;
}
