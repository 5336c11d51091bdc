import { sunsetMs } from '../facts/noaa-sunset.js';
import type { PlanFacts } from '../facts/plan-facts.js';

/** Tolerated difference in minutes between two methods of computing sunset. */
export const sunTolerance = 2;

/** Sunset on a plan's date, in elapsed minutes; undefined when the sun doesn't set. */
export function sunsetOf({ asked, clock }: PlanFacts): number | undefined {
  const setting = sunsetMs(asked.city.geo, clock.midnightMs + 12 * 3_600_000);
  return Number.isNaN(setting) ? undefined : Math.floor((setting - clock.midnightMs) / 60_000);
}

/** `21:45` in wall minutes. */
export function minutesOf(text: string | number | undefined): number {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(String(text)) ?? [];
  return Number(hour) * 60 + Number(minute);
}
