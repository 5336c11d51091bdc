import type { Hours, HoursRule, Interval } from './parse.js';

/** Whether a local date, `YYYY-MM-DD`, is a public holiday of the city. */
export type HolidayCheck = (date: string) => boolean;

/** Weekday of a date `YYYY-MM-DD`: 0 = Monday … 6 = Sunday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The date so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function speaksOf(rule: HoursRule, date: string, isHoliday: HolidayCheck): boolean {
  const monthDay = Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10));
  const inDates =
    rule.dates.length === 0 ||
    rule.dates.some(({ from, to }) => (from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to));
  if (!inDates) {
    return false;
  }
  if (rule.publicHolidays && isHoliday(date)) {
    return true;
  }
  return rule.weekdays.length === 0 ? !rule.publicHolidays : rule.weekdays.includes(weekdayOf(date));
}

function intervalsStarting(hours: Hours, date: string, isHoliday: HolidayCheck): readonly Interval[] {
  return hours.findLast((rule) => speaksOf(rule, date, isHoliday))?.intervals ?? [];
}

/** Sorts intervals and merges those that touch or overlap, because a visit may span both. */
function joined(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const { start, end } of intervals.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && start <= last.end) {
      last.end = Math.max(last.end, end);
    } else {
      result.push({ start, end });
    }
  }
  return result;
}

/**
 * Opening intervals on a local date, in wall-clock minutes since its midnight, sorted and disjoint. An interval that began the
 * evening before and runs past midnight comes first. An interval may end after 1440. The holiday check applies to both dates.
 */
export function openIntervals(hours: Hours, date: string, isHoliday: HolidayCheck): Interval[] {
  const tail = intervalsStarting(hours, addDays(date, -1), isHoliday)
    .filter((interval) => interval.end > 1440)
    .map((interval) => ({ start: 0, end: interval.end - 1440 }));
  return joined([...tail, ...intervalsStarting(hours, date, isHoliday)]);
}

/** 600 as `10:00`; minutes beyond a day wrap around. */
export function clockText(minutes: number): string {
  const inDay = minutes % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

/** The hours of one date as a person says them: what is left of the night before belongs to that night. */
export function hoursText(intervals: readonly Interval[]): string {
  if (intervals.some(({ start, end }) => start === 0 && end >= 1440)) {
    return 'Open all day';
  }
  const own = intervals.filter(({ start }) => start > 0);
  const told = own.length > 0 ? own : intervals;
  return told.length === 0 ? 'Closed' : told.map(({ start, end }) => `${clockText(start)}–${clockText(end)}`).join(', ');
}
