import { weekdayOf } from './open-on.js';
import { clock, OpeningHoursError, weekdays } from './parse.js';

/** When performances begin: minutes since midnight, on these weekdays (0 = Monday); no weekday = every day. */
export type StartTime = { weekdays: readonly number[]; minute: number };

const pattern = /^(?:(?<days>[A-Z][a-z](?:[-,][A-Z][a-z])*) )?(?<time>\d\d:\d\d)$/;

/** Parses `20:30` or `Tu-Sa 20:30`. @throws OpeningHoursError for everything else. */
export function parseStartTime(text: string): StartTime {
  const parts = pattern.exec(text)?.groups;
  if (!parts?.time) {
    throw new OpeningHoursError(`not a start time: ${text}`);
  }
  return { weekdays: parts.days ? parts.days.split(',').flatMap(weekdays) : [], minute: clock(parts.time) };
}

/** The performances of a date, the earliest first. */
export function startsOn(starts: readonly StartTime[], date: string): number[] {
  const weekday = weekdayOf(date);
  return starts
    .filter(({ weekdays: days }) => days.length === 0 || days.includes(weekday))
    .map(({ minute }) => minute)
    .sort((a, b) => a - b);
}
