import type { City } from '@city-genie/city-data/city';
import type { Timeframe } from '@city-genie/city-data/timeframes';
import { type ClockChange, clockChangeOn, elapsedMinuteOf, wallMinuteOf } from '../opening-hours/wall-clock.js';
import { localText, type Start } from './starts.js';
import { sunsetMinute } from './sun.js';

/**
 * The time that a plan may fill. `start` and `latestEnd` are minutes elapsed since the date's local midnight, so that durations
 * can be added on the night the clocks change; opening hours and texts use wall-clock minutes.
 */
export type Slot = {
  date: string;
  timeframe: Timeframe;
  start: number;
  latestEnd: number;
  change: ClockChange | undefined;
  /** Wall-clock minutes. */
  sunset: number | undefined;
};

/** Clock change and sunset of a date, which all plans of a city share. */
type Day = { change: ClockChange | undefined; sunset: number | undefined };

const rememberedDays = 256;
const days = new Map<string, Day>();

function dayOf(city: City, date: string): Day {
  const key = `${city.key} ${date}`;
  const day = days.get(key) ?? { change: clockChangeOn(city.timezone, date), sunset: sunsetMinute(city.geo, date, city.timezone) };
  if (days.size >= rememberedDays) {
    days.clear();
  }
  days.set(key, day);
  return day;
}

/** The slot that begins at a wall-clock time of the city. */
export function slotAt(city: City, { date, minute }: Start, timeframe: Timeframe): Slot {
  const day = dayOf(city, date);
  const start = elapsedMinuteOf(minute, day.change);
  return { date, timeframe, start, latestEnd: start + timeframe.maxMinutes, ...day };
}

/** Elapsed minutes as wall-clock minutes since the date's midnight. */
export function wallOf(slot: Slot, elapsed: number): number {
  return wallMinuteOf(elapsed, slot.change);
}

/** `YYYY-MM-DDTHH:mm` on the city's clocks. */
export function slotText(slot: Slot, elapsed: number): string {
  return localText(slot.date, wallOf(slot, elapsed));
}
