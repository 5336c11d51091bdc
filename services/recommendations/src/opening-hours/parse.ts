/** Minutes since local midnight; an `end` over 1440 lies on the next day. */
export type Interval = { start: number; end: number };

/** One rule: the days that it applies to, and the intervals on them; none = closed. */
export type HoursRule = {
  /** `MMDD` numbers, both ends inclusive; may wrap around the end of the year. Empty = all year. */
  dates: { from: number; to: number }[];
  /** 0 = Monday … 6 = Sunday. Empty = every day. */
  weekdays: number[];
  publicHolidays: boolean;
  intervals: Interval[];
};

export type Hours = readonly HoursRule[];

/** Monday first. */
export const weekdayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const lastDay = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** From midnight to midnight. */
export const allDay: Interval = { start: 0, end: 1440 };

export class OpeningHoursError extends Error {
  override name = 'OpeningHoursError';
}

/** Minutes since midnight of `HH:mm`. @throws OpeningHoursError */
export function clock(text: string): number {
  const found = /^(\d{2}):(\d{2})$/.exec(text);
  const minutes = Number(found?.[1]) * 60 + Number(found?.[2]);
  if (!found || Number(found[2]) > 59 || minutes > 1440) {
    throw new OpeningHoursError(`not a time: ${text}`);
  }
  return minutes;
}

function interval(text: string): Interval {
  const [from, to, rest] = text.split('-');
  if (!from || !to || rest !== undefined) {
    throw new OpeningHoursError(`not an interval: ${text}`);
  }
  const start = clock(from);
  const end = clock(to);
  if (start === end || start === 1440) {
    throw new OpeningHoursError(`an empty interval: ${text}`);
  }
  return { start, end: end > start ? end : end + 1440 };
}

function range(names: readonly string[], text: string): number[] {
  const [from = '', to = from, rest] = text.split('-');
  const first = names.indexOf(from);
  const last = names.indexOf(to);
  if (first < 0 || last < 0 || rest !== undefined) {
    throw new OpeningHoursError(`not a range: ${text}`);
  }
  const length = ((last - first + names.length) % names.length) + 1;
  return Array.from({ length }, (_, step) => (first + step) % names.length);
}

/** `Tu`, or `Tu-Sa`, as numbers from Monday = 0. @throws OpeningHoursError */
export function weekdays(text: string): number[] {
  return range(weekdayNames, text);
}

function date(text: string, side: 'from' | 'to'): number {
  const [name = '', day, rest] = text.split(' ');
  const month = monthNames.indexOf(name);
  const last = lastDay[month];
  if (last === undefined || rest !== undefined) {
    throw new OpeningHoursError(`not a date: ${text}`);
  }
  const number = day === undefined ? (side === 'from' ? 1 : last) : Number(day);
  if (!Number.isInteger(number) || number < 1 || number > last || (day !== undefined && day.length !== 2)) {
    throw new OpeningHoursError(`not a date: ${text}`);
  }
  return (month + 1) * 100 + number;
}

function dates(text: string): HoursRule['dates'] {
  return text.split(',').map((part) => {
    const [from = '', to = from, rest] = part.split('-');
    if (rest !== undefined || from.includes(' ') !== to.includes(' ')) {
      throw new OpeningHoursError(`not a range of months or of dates: ${part}`);
    }
    return { from: date(from, 'from'), to: date(to, 'to') };
  });
}

const monthDate = '[A-Z][a-z]{2}(?: \\d{2})?';
const rulePattern = new RegExp(
  `^(?:(?<dates>${monthDate}(?:-${monthDate})?(?:,${monthDate}(?:-${monthDate})?)*)(?: |$))?(?:(?<days>(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su|PH))*)(?: |$))?(?<times>off|[\\d:,-]+)$`,
);

function rule(text: string): HoursRule {
  const parts = rulePattern.exec(text)?.groups;
  if (!parts?.times) {
    throw new OpeningHoursError(`not a rule: ${text}`);
  }
  const days = parts.days?.split(',') ?? [];
  return {
    dates: parts.dates ? dates(parts.dates) : [],
    weekdays: days.filter((day) => day !== 'PH').flatMap(weekdays),
    publicHolidays: days.includes('PH'),
    intervals: parts.times === 'off' ? [] : parts.times.split(',').map(interval),
  };
}

/** A rule without months, dates, weekdays or PH. */
function appliesEveryDay({ dates, weekdays, publicHolidays }: HoursRule): boolean {
  return dates.length === 0 && weekdays.length === 0 && !publicHolidays;
}

/**
 * Parses the strict subset of OSM `opening_hours` that the catalogue uses: `24/7`, or rules of months or dates, weekdays and
 * PH, and times or `off`. A later rule replaces earlier ones on the days that it names; without a PH rule, a holiday is an
 * ordinary day. Unlike in OSM, hours after midnight belong to the day on which they began: after `Fr 18:00-02:00; Sa off` the
 * place is open on Saturday until 02:00. OSM's own evaluator would let Saturday's rule end it at midnight, which is never what
 * is meant.
 * @throws OpeningHoursError for everything else; nothing is guessed.
 */
export function parseOpeningHours(text: string): Hours {
  if (text === '24/7') {
    return [{ dates: [], weekdays: [], publicHolidays: false, intervals: [allDay] }];
  }
  const rules = text.split('; ').map(rule);
  if (rules.some((each, place) => appliesEveryDay(each) && (place > 0 || each.intervals.length === 0))) {
    throw new OpeningHoursError(`a rule for every day that closes the place for good or undoes the rules before it: ${text}`);
  }
  return rules;
}
