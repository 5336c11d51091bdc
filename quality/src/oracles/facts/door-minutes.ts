/** Whether a local date is a public holiday. */
export type HolidayTest = (date: string) => boolean;

const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const weekdays = 'Mo|Tu|We|Th|Fr|Sa|Su';
const monthList = months.split('|');
const weekdayList = weekdays.split('|');
const datePattern = new RegExp(`\\b(${months})(?: (\\d\\d)(?!:))?(?:-(${months})(?: (\\d\\d)(?!:))?)?`, 'g');
const weekdayPattern = new RegExp(`\\b(${weekdays})(?:-(${weekdays}))?\\b`, 'g');
const timePattern = /(\d\d):(\d\d)-(\d\d):(\d\d)/g;

const day = 1440;
const dayMs = 86_400_000;

const shifted = (date: string, days: number) => new Date(Date.parse(`${date}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** `0314` for 14 March, so that dates within a year compare as strings. */
const monthDay = (name: string, number: string) => String(monthList.indexOf(name) + 1).padStart(2, '0') + number;

function isInDates(rule: string, date: string): boolean {
  const ranges = [...rule.matchAll(datePattern)];
  const asked = date.slice(5, 7) + date.slice(8, 10);
  return (
    ranges.length === 0 ||
    ranges.some(([, from = '', fromDay, to, toDay]) => {
      const first = monthDay(from, fromDay ?? '01');
      const last = to === undefined ? monthDay(from, fromDay ?? '31') : monthDay(to, toDay ?? '31');
      return first <= last ? first <= asked && asked <= last : first <= asked || asked <= last;
    })
  );
}

function isOnDay(rule: string, date: string, isHoliday: HolidayTest): boolean {
  const named = [...rule.matchAll(weekdayPattern)].flatMap(([, from = '', to = from]) => {
    const all = [...weekdayList, ...weekdayList];
    const first = all.indexOf(from);
    return all.slice(first, all.indexOf(to, first) + 1);
  });
  const hasHolidays = /\bPH\b/.test(rule);
  if (hasHolidays && isHoliday(date)) {
    return true;
  }
  const weekday = weekdayList[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7] ?? '';
  return named.length === 0 ? !hasHolidays : named.includes(weekday);
}

/** Intervals that begin on the date, in its minutes, according to the last rule that applies to it. */
function spansOf(hours: string, date: string, isHoliday: HolidayTest): [number, number][] {
  if (hours === '24/7') {
    return [[0, day]];
  }
  const rule = hours
    .split(';')
    .toReversed()
    .find((text) => isInDates(text, date) && isOnDay(text, date, isHoliday));
  return [...(rule ?? '').matchAll(timePattern)].map(([, fromHour, fromMinute, toHour, toMinute]) => {
    const from = Number(fromHour) * 60 + Number(fromMinute);
    const to = Number(toHour) * 60 + Number(toMinute);
    return [from, to > from ? to : to + day];
  });
}

/**
 * One byte for each wall-clock minute of a date and the two after it: 1 while the place is open. `days` selects the days on
 * which hours may begin: -1 the day before, whose evening may run past midnight, 0 the date, 1 the day after.
 */
export function doorMinutes(hours: string, date: string, isHoliday: HolidayTest, days: readonly number[] = [-1, 0, 1]): Uint8Array {
  const minutes = new Uint8Array(3 * day);
  for (const offset of days) {
    for (const [from, to] of spansOf(hours, shifted(date, offset), isHoliday)) {
      minutes.fill(1, Math.max(0, from + offset * day), Math.max(0, to + offset * day));
    }
  }
  return minutes;
}
