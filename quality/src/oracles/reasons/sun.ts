import { sunsetMs } from '../facts/noaa-sunset.js';
import type { PlanFacts } from '../facts/plan-facts.js';

/** Two ways of computing a sunset may differ by so much. */
export const sunTolerance = 2;

/** When the sun sets on a plan's date, in elapsed minutes; undefined where it doesn't. */
export function sunsetOf({ asked, clock }: PlanFacts): number | undefined {
  const setting = sunsetMs(asked.city.geo, clock.midnightMs + 12 * 3_600_000);
  return Number.isNaN(setting) ? undefined : Math.floor((setting - clock.midnightMs) / 60_000);
}

/** Wall minutes of `21:45`. */
export function minutesOf(text: string | number | undefined): number {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(String(text)) ?? [];
  return Number(hour) * 60 + Number(minute);
}
