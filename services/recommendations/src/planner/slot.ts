import type { City } from '@city-genie/city-data/city';
import { nightFalls, type Timeframe } from '@city-genie/city-data/timeframes';
import { type ClockChange, clockChangeOn, elapsedMinuteOf, wallMinuteOf } from '../opening-hours/wall-clock.js';
import { type MealPause, mealsIn } from './meals.js';
import { nightEnd } from './night.js';
import { localText, type Start } from './starts.js';
import { type Sun, sunOn } from './sun.js';

/** How many stops a plan has, and how many minutes it is lived at least. */
export type Extent = { minStops: number; maxStops: number; minMinutes: number };

/**
 * The time that a plan may fill. `start` and `latestEnd` are minutes elapsed since the date's local midnight, so that durations
 * can be added on the night the clocks change; opening hours, the sun and texts use wall-clock minutes.
 */
export type Slot = {
  date: string;
  timeframe: Timeframe;
  /** A full day asked for so late that it is an evening. */
  isEvening: boolean;
  extent: Extent;
  start: number;
  latestEnd: number;
  pauses: readonly MealPause[];
  change: ClockChange | undefined;
  sun: Sun;
};

const minutesOfDay = 24 * 60;
/** What is left of a day may have as many stops as the longest plan. */
const mostStops = 9;
const eveningExtent: Extent = { minStops: 3, maxStops: 5, minMinutes: 0 };

/** Clock change and sun of a date, which all plans of a city share. */
type Day = { change: ClockChange | undefined; sun: Sun };

const rememberedDays = 256;
const days = new Map<string, Day>();

function dayOf(city: City, date: string): Day {
  const key = `${city.key} ${date}`;
  const day = days.get(key) ?? { change: clockChangeOn(city.timezone, date), sun: sunOn(city.geo, date, city.timezone) };
  if (days.size >= rememberedDays) {
    days.clear();
  }
  days.set(key, day);
  return day;
}

/** The slot that begins at a wall-clock time of the city. */
export function slotAt(city: City, { date, minute }: Start, timeframe: Timeframe): Slot {
  return slotFrom(city, date, elapsedMinuteOf(minute, dayOf(city, date).change), timeframe);
}

/** A local time of a slot's date or the next day, in elapsed minutes since its midnight. */
export function elapsedOn({ date, change }: Pick<Slot, 'date' | 'change'>, local: Start): number {
  return elapsedMinuteOf(local.minute + (local.date > date ? minutesOfDay : 0), change);
}

type Time = { start: number; end: number; change: ClockChange | undefined };

/** The meals of a time, and when it ends; none in one to two hours. */
function mealsOf(city: City, { id }: Timeframe, time: Time): Pick<Slot, 'pauses' | 'latestEnd'> {
  return id === '1-2-hours' ? { pauses: [], latestEnd: time.end } : mealsIn(city, time);
}

/** The slot that begins so many elapsed minutes after a date's midnight. `asked`: when it was to begin, which decides whether it is an evening. */
export function slotFrom(city: City, date: string, start: number, timeframe: Timeframe, asked = start): Slot {
  const day = dayOf(city, date);
  const { minStops, maxStops, minMinutes, maxMinutes } = timeframe;
  const isEvening = timeframe.id === 'full-day' && asked + minMinutes > elapsedMinuteOf(nightFalls, day.change);
  const end = Math.min(start + maxMinutes, Math.max(start, elapsedMinuteOf(nightEnd, day.change)));
  return {
    date,
    timeframe,
    isEvening,
    extent: isEvening ? eveningExtent : { minStops, maxStops, minMinutes },
    start,
    ...mealsOf(city, timeframe, { start, end, change: day.change }),
    ...day,
  };
}

/** The time from a start to a local end, for as many stops as fit: what is left of a plan under way. */
export function slotUntil(city: City, start: Start, until: Start, timeframe: Timeframe): Slot {
  const day = dayOf(city, start.date);
  const { date } = start;
  const begin = elapsedOn({ date, change: day.change }, start);
  const end = elapsedOn({ date, change: day.change }, until);
  const { pauses } = mealsOf(city, timeframe, { start: begin, end, change: day.change });
  const extent = { minStops: 0, maxStops: mostStops, minMinutes: 0 };
  return { date, timeframe, isEvening: false, extent, start: begin, pauses, latestEnd: end, ...day };
}

/** Elapsed minutes as wall-clock minutes since the date's midnight. */
export function wallOf(slot: Pick<Slot, 'change'>, elapsed: number): number {
  return wallMinuteOf(elapsed, slot.change);
}

/** `YYYY-MM-DDTHH:mm` on the city's clocks. */
export function slotText(slot: Pick<Slot, 'date' | 'change'>, elapsed: number): string {
  return localText(slot.date, wallOf(slot, elapsed));
}
