import { firstInstantOf, offsetChanges } from '@city-genie/city-data/city-clock';
import { addDays } from './open-on.js';
import type { Interval } from './parse.js';

/**
 * A change of the clocks. `atMinute`: what the wall clock shows when it is changed, as minutes since the midnight of a date;
 * `shiftMinutes`: how far it is put on, or back if negative. Europe's spring: { 120, 60 }, its autumn: { 180, -60 }.
 */
export type ClockChange = { atMinute: number; shiftMinutes: number };

const minuteMs = 60_000;

/**
 * The clock change inside a local date, undefined when its clocks run through. The day after counts too (`atMinute` is then
 * over 1440), because hours of a date may run past midnight. No zone changes its clocks twice in two days.
 */
export function clockChangeOn(timezone: string, date: string): ClockChange | undefined {
  const firstMs = firstInstantOf(timezone, `${date}T00:00`);
  const endMs = firstInstantOf(timezone, `${addDays(date, 2)}T00:00`);
  // From before midnight on, because some zones skip it: there the date begins with its change.
  const [change] = offsetChanges(timezone, firstMs - minuteMs, endMs - minuteMs);
  return change && { atMinute: (change.atMs - firstMs) / minuteMs, shiftMinutes: change.afterMinutes - change.beforeMinutes };
}

/**
 * Minutes that have gone by since local midnight when the wall clock shows `wall`. A time that is skipped is the moment of the
 * change; one that comes twice is the first, so that nobody stays in after closing time.
 */
export function elapsedMinuteOf(wall: number, change: ClockChange | undefined): number {
  return change === undefined || wall < change.atMinute ? wall : Math.max(change.atMinute, wall - change.shiftMinutes);
}

/** What the wall clock shows, in minutes since local midnight, when so many have gone by. */
export function wallMinuteOf(elapsed: number, change: ClockChange | undefined): number {
  return change === undefined || elapsed < change.atMinute ? elapsed : elapsed + change.shiftMinutes;
}

/** Hours of a date as elapsed minutes since its midnight, so that they can be added to; what lies in a skipped hour is gone. */
export function openIntervalsElapsed(intervals: readonly Interval[], change: ClockChange | undefined): Interval[] {
  return intervals
    .map(({ start, end }) => ({ start: elapsedMinuteOf(start, change), end: elapsedMinuteOf(end, change) }))
    .filter(({ start, end }) => start < end);
}
