const number = new Intl.NumberFormat('en-GB');
const short = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `12,480`. */
export const numberWords = (value: number): string => number.format(value);

/** `12.5k`, for the margin of a chart. */
export const shortNumber = (value: number): string => (value < 10_000 ? number.format(value) : short.format(value));

/** `1 search`, `12,480 searches`. */
export const countOf = (value: number, one: string, many: string): string => `${number.format(value)} ${value === 1 ? one : many}`;

/** `21 November 2025` of a date. */
export const dateWords = (date: string): string => day.format(new Date(date));

/** `45 %` as a whole number; what is more than none isn't said to be none, and what is less than all isn't said to be all. */
export function shareWords(part: number, whole: number): string {
  const share = whole > 0 ? part / whole : 0;
  const shown = share > 0 && share < 1 ? Math.min(0.99, Math.max(0.01, share)) : share;
  return percent.format(shown);
}

/** What was counted on a day. */
export type DayValue = { date: string; value: number };

/** What a chart of days shows, in words; `one` and `many` name what was counted. */
export function daysSummary(days: readonly DayValue[], one: string, many: string): string {
  const total = days.reduce((sum, { value }) => sum + value, 0);
  const most = days.reduce<DayValue | undefined>((before, each) => (each.value > (before?.value ?? 0) ? each : before), undefined);
  if (most === undefined) {
    return `No ${many} in this time.`;
  }
  return days.length === 1
    ? `${countOf(total, one, many)}.`
    : `${countOf(total, one, many)}, most on ${dateWords(most.date)}: ${numberWords(most.value)}.`;
}
