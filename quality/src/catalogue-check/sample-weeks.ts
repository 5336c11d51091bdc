import { addDays } from '@city-genie/recommendations/opening-hours/open-on';

/** Mondays from which the sample weeks are looked for, one in each season; hours that change with the month show in one of them. */
const seasonStarts = ['2026-02-02', '2026-05-11', '2026-08-03', '2026-11-02'] as const;

/** November: gardens close early and nothing is on for summer, so what can be planned then can be planned in any month. */
const coverageStart = '2026-11-02';

const weeksSearched = 26;

/** A city's holidays: tells whether a date `YYYY-MM-DD` is one. */
type HolidayCheck = (cityKey: string, date: string) => boolean;

/**
 * Dates of the first week without a public holiday of the city, Monday first, from a Monday on.
 * @throws RangeError when half a year has none
 */
export function weekWithoutHoliday(cityKey: string, monday: string, isHoliday: HolidayCheck): string[] {
  for (let week = 0; week < weeksSearched; week += 1) {
    const dates = Array.from({ length: 7 }, (_, day) => addDays(monday, week * 7 + day));
    if (!dates.some((date) => isHoliday(cityKey, date))) {
      return dates;
    }
  }
  throw new RangeError(`no week without a holiday in ${cityKey} after ${monday}`);
}

/** Four normal weeks of a city, one in each season. */
export function sampleWeeks(cityKey: string, isHoliday: HolidayCheck): string[][] {
  return seasonStarts.map((monday) => weekWithoutHoliday(cityKey, monday, isHoliday));
}

/** The week of a city that C15 plans in. */
export function coverageWeek(cityKey: string, isHoliday: HolidayCheck): string[] {
  return weekWithoutHoliday(cityKey, coverageStart, isHoliday);
}
