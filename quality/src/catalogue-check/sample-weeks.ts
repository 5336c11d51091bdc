import { addDays } from '@city-genie/recommendations/opening-hours/open-on';

/**
 * Mondays from which the search for a sample week starts, one per season and one in Advent, so that hours that depend on the month show up
 * in one of them.
 */
const seasonStarts = ['2026-02-02', '2026-05-11', '2026-08-03', '2026-11-02', '2026-12-07'] as const;

/** November: gardens close early and there are no summer events, so what can be planned then can be planned in any month. */
const coverageStart = '2026-11-02';

const weeksSearched = 26;

/** Whether a date `YYYY-MM-DD` is a public holiday of a city. */
type HolidayCheck = (cityKey: string, date: string) => boolean;

/**
 * The dates of the first week without a public holiday of the city, Monday first, starting from a Monday.
 * @throws RangeError when there is none within half a year.
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

/** Normal weeks of a city, one for each of `seasonStarts`. */
export function sampleWeeks(cityKey: string, isHoliday: HolidayCheck): string[][] {
  return seasonStarts.map((monday) => weekWithoutHoliday(cityKey, monday, isHoliday));
}

/** The week that C15 plans in. */
export function coverageWeek(cityKey: string, isHoliday: HolidayCheck): string[] {
  return weekWithoutHoliday(cityKey, coverageStart, isHoliday);
}
