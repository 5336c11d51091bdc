import type { Place } from '@city-genie/recommendations/catalogue/entry';

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const dayMs = 86_400_000;

/** `Tu` for a Tuesday. */
export function weekdayOf(date: string): string {
  return weekdays[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7] ?? '';
}

/** The local date that the clock shows at a wall minute of a date. */
export function dateAt(date: string, wall: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + Math.floor(wall / 1440) * dayMs).toISOString().slice(0, 10);
}

function isOn(days: string, weekday: string): boolean {
  return days.split(',').some((range) => {
    const [from = '', to = from] = range.split('-');
    const all = [...weekdays, ...weekdays];
    const first = all.indexOf(from);
    return all.slice(first, all.indexOf(to, first) + 1).includes(weekday);
  });
}

/** Whether a performance begins at a wall minute of a date. `startTimes`: texts like `20:30` or `Tu,Th-Sa 20:30`. */
export function beginsAt(startTimes: readonly string[], date: string, wall: number): boolean {
  const shown = new Date((wall % 1440) * 60_000).toISOString().slice(11, 16);
  const weekday = weekdayOf(dateAt(date, wall));
  return startTimes.some((text) => {
    const [days = '', time] = text.includes(' ') ? text.split(' ') : ['', text];
    return time === shown && (days === '' || isOn(days, weekday));
  });
}

/** How long a visit is: a performance is seen from beginning to end. */
export function visitLengthsOf({ visitMinutes, startTimes }: Place): Place['visitMinutes'] {
  const { typical } = visitMinutes;
  return startTimes?.length ? { min: typical, typical, max: typical } : visitMinutes;
}
