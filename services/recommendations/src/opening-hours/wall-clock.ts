import { firstInstantOf, offsetChanges } from '@city-genie/city-data/city-clock';
import { addDays } from './open-on.js';
import type { Interval } from './parse.js';

/**
 * A clock change. `atMinute`: what the wall clock shows when it changes, in minutes since the midnight of a date.
 * `shiftMinutes`: how far it is moved forward, or back if negative. In Europe: { 120, 60 } in spring, { 180, -60 } in autumn.
 */
export type ClockChange = { atMinute: number; shiftMinutes: number };

const minuteMs = 60_000;

/**
 * The clock change of a local date, undefined when there is none. The following day is included (`atMinute` is then over 1440),
 * because opening hours may run past midnight. No zone changes its clocks twice within two days.
 */
export function clockChangeOn(timezone: string, date: string): ClockChange | undefined {
  const firstMs = firstInstantOf(timezone, `${date}T00:00`);
  const endMs = firstInstantOf(timezone, `${addDays(date, 2)}T00:00`);
  // Starts one minute before midnight: in some zones the change skips midnight itself, so that the date begins with it.
  const [change] = offsetChanges(timezone, firstMs - minuteMs, endMs - minuteMs);
  return change && { atMinute: (change.atMs - firstMs) / minuteMs, shiftMinutes: change.afterMinutes - change.beforeMinutes };
}

/**
 * Minutes elapsed since local midnight when the wall clock shows `wall`. A skipped time maps to the moment of the change; a
 * time that occurs twice maps to its first occurrence, so that no visit goes on after closing time.
 */
export function elapsedMinuteOf(wall: number, change: ClockChange | undefined): number {
  return change === undefined || wall < change.atMinute ? wall : Math.max(change.atMinute, wall - change.shiftMinutes);
}

/** What the wall clock shows, in minutes since local midnight, after so many elapsed minutes. */
export function wallMinuteOf(elapsed: number, change: ClockChange | undefined): number {
  return change === undefined || elapsed < change.atMinute ? elapsed : elapsed + change.shiftMinutes;
}

/**
 * Opening intervals as elapsed minutes since the date's midnight, so that durations can be added. Whatever lies in a skipped
 * hour is dropped.
 */
export function openIntervalsElapsed(intervals: readonly Interval[], change: ClockChange | undefined): Interval[] {
  return intervals
    .map(({ start, end }) => ({ start: elapsedMinuteOf(start, change), end: elapsedMinuteOf(end, change) }))
    .filter(({ start, end }) => start < end);
}
