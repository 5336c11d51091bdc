import { openIntervals } from '@city-genie/recommendations/opening-hours/open-on';
import { type Hours, OpeningHoursError, parseOpeningHours } from '@city-genie/recommendations/opening-hours/parse';
import { parseStartTime, type StartTime, startsOn } from '@city-genie/recommendations/opening-hours/start-times';

/**
 * The weeks under check have no holiday. The Sunday before may be one, and its hours may run into Monday, so holidays are
 * ignored.
 */
const noHoliday = (): boolean => false;

const dayMinutes = 1440;
/** An interval that ends before this minute belongs to the evening before; it makes no day on which a visit is possible. */
export const morningMinute = 300;

/** What was parsed, or the reason why it can't be. */
type Read<T> = { value: T } | { error: string };

function read<T>(parse: (text: string) => T, text: string): Read<T> {
  try {
    return { value: parse(text) };
  } catch (error) {
    if (error instanceof OpeningHoursError) {
      return { error: error.message };
    }
    throw error;
  }
}

/** The parsed hours, or the reason why they can't be parsed. */
export function readHours(text: string): Read<Hours> {
  return read(parseOpeningHours, text);
}

/** The parsed beginning of a performance, or the reason why it can't be parsed. */
export function readStartTime(text: string): Read<StartTime> {
  return read(parseStartTime, text);
}

/** Minutes per week that a place is open, on the given dates; holidays are ignored. */
export function openMinutes(hours: Hours, week: readonly string[]): number {
  return week
    .flatMap((date) => openIntervals(hours, date, noHoliday))
    .reduce((sum, { start, end }) => sum + Math.max(0, Math.min(end, dayMinutes) - start), 0);
}

/** Whether a performance of so many minutes lies within the opening hours on one of the dates; holidays are ignored. */
export function isOpenDuring(hours: Hours, start: StartTime, minutes: number, dates: readonly string[]): boolean {
  return dates.some((date) =>
    startsOn([start], date).some((begin) =>
      openIntervals(hours, date, noHoliday).some((open) => open.start <= begin && begin + minutes <= open.end),
    ),
  );
}

/** The number of days in a week with an open interval long enough for a meal of this length. */
export function daysForMeal(hours: Hours, week: readonly string[], mealMinutes: number): number {
  return week.filter((date) =>
    openIntervals(hours, date, noHoliday).some(({ start, end }) => end > morningMinute && end - start >= mealMinutes),
  ).length;
}
