/** A mark below a chart of days: which day, and its words. */
export type DayTick = { index: number; text: string };

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** So many are written side by side on a phone. */
const most = 6;

/** A week, of which every second day is written, counted from the last one. */
const week = 7;

const isMonday = (date: string) => new Date(date).getUTCDay() === 1;

/** Months since the year 0, of a day that begins one. */
const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** `Oct`; the first one, and each January, with its year. */
function monthText(date: string, isFirst: boolean): string {
  const name = month.format(new Date(date));
  return isFirst || date.slice(5, 7) === '01' ? `${name} ${date.slice(0, 4)}` : name;
}

/**
 * The days, `YYYY-MM-DD` in UTC and one after the other, that are marked: every second of a week, else Mondays, else first days of months, every
 * second, third, sixth or twelfth if there are many.
 */
export function dayTicks(dates: readonly string[]): readonly DayTick[] {
  const all = dates.map((date, index) => ({ date, index }));
  const mondays = all.filter(({ date }) => isMonday(date));
  if (dates.length <= week || mondays.length <= most) {
    const marked = dates.length <= week ? all.filter(({ index }) => (dates.length - 1 - index) % 2 === 0) : mondays;
    return marked.map(({ date, index }) => ({ index, text: day.format(new Date(date)) }));
  }
  const firsts = all.filter(({ date }) => date.endsWith('-01'));
  const step = [1, 2, 3, 6].find((months) => firsts.length / months <= most) ?? 12;
  return firsts
    .filter(({ date }) => monthNumber(date) % step === 0)
    .map(({ date, index }, place) => ({ index, text: monthText(date, place === 0) }));
}
