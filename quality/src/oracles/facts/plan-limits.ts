import type { TimeframeId } from '@city-genie/city-data/timeframes';
import type { SearchReply } from '@city-genie/contracts/search/routes';

/** The first stop begins so soon after the plan, in minutes. */
export const longestFirstWait = 30;
/** In a slot of one to two hours, or in an evening, no ride takes longer. */
const longestShortRide = 10;
const longestEveningRide = 30;

/** The minutes of a plan that are lived: visits, ways and meals, but no waiting. 0 without a plan. */
export function livedMinutes({ plan }: SearchReply): number {
  return plan ? plan.totalMinutes - plan.waitMinutes : 0;
}

/** Whether waiting takes more than a quarter of a plan. */
export function isMuchWaiting(waitMinutes: number, totalMinutes: number): boolean {
  return 4 * waitMinutes > totalMinutes;
}

/** Whether a way is a ride that is too long for a slot, unless both ends are pinned. */
export function isLongRide(
  { timeframe, isEvening }: { timeframe: { id: TimeframeId }; isEvening: boolean },
  { mode, mostMinutes }: { mode: 'walk' | 'transit'; mostMinutes: number },
): boolean {
  const isShort = timeframe.id === '1-2-hours';
  const longest = isShort ? longestShortRide : isEvening ? longestEveningRide : Number.POSITIVE_INFINITY;
  return mode === 'transit' && mostMinutes > longest;
}
