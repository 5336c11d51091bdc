import { openIntervals } from '@city-genie/recommendations/opening-hours/open-on';
import { type Hours, OpeningHoursError, parseOpeningHours } from '@city-genie/recommendations/opening-hours/parse';

/**
 * The weeks under check have no holiday. The Sunday before may be one, and its hours may run into Monday, so holidays are
 * ignored.
 */
const noHoliday = (): boolean => false;

const dayMinutes = 1440;
/** An interval that ends before this minute belongs to the evening before; it makes no day on which a visit is possible. */
const morningMinute = 300;

/** The parsed hours, or the reason why they can't be parsed. */
export function readHours(text: string): { hours: Hours } | { error: string } {
  try {
    return { hours: parseOpeningHours(text) };
  } catch (error) {
    if (error instanceof OpeningHoursError) {
      return { error: error.message };
    }
    throw error;
  }
}

/** Minutes per week that a place is open, on the given dates; holidays are ignored. */
export function openMinutes(hours: Hours, week: readonly string[]): number {
  return week
    .flatMap((date) => openIntervals(hours, date, noHoliday))
    .reduce((sum, { start, end }) => sum + Math.max(0, Math.min(end, dayMinutes) - start), 0);
}

/** The number of days in a week with an open interval long enough for a visit of this length. */
export function daysForVisit(hours: Hours, week: readonly string[], visitMinutes: number): number {
  return week.filter((date) =>
    openIntervals(hours, date, noHoliday).some(({ start, end }) => end > morningMinute && end - start >= visitMinutes),
  ).length;
}
