import { type Timeframe, timeframes } from '@city-genie/city-data/timeframes';
import { dayClock } from './day-clock.js';
import type { PlanCase } from './plan-case.js';

/** How many stops and lived minutes a plan must have. */
export type SlotBounds = { isEvening: boolean; minStops: number; maxStops: number; minMinutes: number };

/** A full day whose least minutes don't fit before this hour is an evening. */
const dayEnd = 23 * 60;
const evening = { minStops: 3, maxStops: 5 };

/** The requested slot. */
export function timeframeOf({ request }: PlanCase): Timeframe {
  const found = timeframes.find(({ id }) => id === request.timeframe);
  if (!found) {
    throw new RangeError(`no slot ${request.timeframe}`);
  }
  return found;
}

function isAskedLate({ city, request }: PlanCase, startText: string, leastMinutes: number): boolean {
  const askedText = request.startAt ?? startText;
  const clock = dayClock(city.timezone, askedText.slice(0, 10));
  const start = clock.elapsedFrom(askedText);
  return start !== undefined && start + leastMinutes > clock.elapsedAt(dayEnd);
}

/** What a plan must have that was asked for, or else begins, at a local time: a full day asked for late is an evening. */
export function slotBounds(asked: PlanCase, startText: string): SlotBounds {
  const { id, minStops, maxStops, minMinutes } = timeframeOf(asked);
  if (id !== 'full-day' || !isAskedLate(asked, startText, minMinutes)) {
    return { isEvening: false, minStops, maxStops, minMinutes };
  }
  const pins = asked.reply.recommendations.filter((stop) => asked.request.pin?.includes(stop.id)).length;
  return { isEvening: true, minStops: evening.minStops, maxStops: Math.max(evening.maxStops, pins), minMinutes: 0 };
}
