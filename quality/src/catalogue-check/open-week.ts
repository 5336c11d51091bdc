import { openIntervals } from '@city-genie/recommendations/opening-hours/open-on';
import { type Hours, OpeningHoursError, parseOpeningHours } from '@city-genie/recommendations/opening-hours/parse';

/** The weeks looked at have no holiday; the Sunday before one may be, and its night runs into the Monday. */
const asOnAnyDay = (): boolean => false;

const dayMinutes = 1440;
/** What ends before this is the end of the evening before, not a day on which one can come. */
const morningMinute = 300;

/** The hours, or the reason why they can't be read. */
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

/** Minutes that a place is open in a week, its dates given; every one taken for a day without a holiday. */
export function openMinutes(hours: Hours, week: readonly string[]): number {
  return week
    .flatMap((date) => openIntervals(hours, date, asOnAnyDay))
    .reduce((sum, { start, end }) => sum + Math.max(0, Math.min(end, dayMinutes) - start), 0);
}

/** Days of a week on which a place is open long enough at a stretch for a visit of so many minutes. */
export function daysForVisit(hours: Hours, week: readonly string[], visitMinutes: number): number {
  return week.filter((date) =>
    openIntervals(hours, date, asOnAnyDay).some(({ start, end }) => end > morningMinute && end - start >= visitMinutes),
  ).length;
}
