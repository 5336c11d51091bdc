import type { Interval } from './rows/catalog.js';

export const hourSeconds = 3600;
export const daySeconds = 24 * hourSeconds;

const monthsOf: Record<Interval, number> = { month: 1, year: 12 };

/** The same time of day some months later, on the month's last day where it has no such day. All in Unix seconds, UTC. */
export function addMonths(seconds: number, months: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}

/** The end of the period that starts at `start`, for periods that are counted from `anchor` (Unix seconds). */
export function periodEnd(anchor: number, start: number, interval: Interval, count = 1): number {
  let periods = 1;
  while (addMonths(anchor, periods * monthsOf[interval]) <= start) {
    periods += 1;
  }
  return addMonths(anchor, (periods + count - 1) * monthsOf[interval]);
}
