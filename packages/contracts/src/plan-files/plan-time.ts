import { localDateTime } from '../search/preferences.js';

export const centuryMessage = 'Please give dates of this century';

/** A calendar file defines its time zone for the years of a plan, so they are limited. */
export const planTime = localDateTime.refine((local) => local >= '2000' && local < '2100', centuryMessage);

/** A plan lasts ten hours at most, but may run past midnight. */
const longestMs = 24 * 3_600_000;
const asUtcMs = (local: string) => Date.parse(`${local}:00Z`);

/** Whether a plan may last from one local time to the other. */
export function isOneDayOut(from: string, until: string): boolean {
  return asUtcMs(until) - asUtcMs(from) <= longestMs;
}
