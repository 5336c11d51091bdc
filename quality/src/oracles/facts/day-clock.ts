/** The wall clock of a zone from a date's midnight on, for a little over two days. All numbers are minutes. */
export type DayClock = {
  /** Of the date's first moment, since the epoch. */
  readonly midnightMs: number;
  /** What the clock shows, counted from the date's 00:00 (25:00 is 01:00 of the next day), after so many minutes. */
  wallAt(elapsed: number): number;
  /** When the clock shows a local `YYYY-MM-DDTHH:mm`, at `notBefore` or later; undefined when it doesn't in these days. */
  elapsedOf(text: string, notBefore?: number): number | undefined;
  /** The same, or the first moment after it where the text's hour is skipped. */
  elapsedFrom(text: string): number | undefined;
};

const quarter = 15;
const quarterMs = quarter * 60_000;
/** 50 hours: a slot may begin at 23:45 and last ten hours, and a day may have 25. */
const quarters = 200;

const rememberedClocks = 600;
const clocks = new Map<string, DayClock>();
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const digits = '2-digit' as const;
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: digits,
      day: digits,
      hour: digits,
      minute: digits,
    });
  formats.set(timeZone, made);
  return made;
}

/** Local wall time as if it were UTC, in milliseconds: good for differences of wall times. */
export function wallMs(zone: string, instantMs: number): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
}

/** Local `YYYY-MM-DDTHH:mm` of a moment. */
export function localTextOf(zone: string, instantMs: number): string {
  return new Date(wallMs(zone, instantMs)).toISOString().slice(0, 16);
}

/** The first quarter of an hour that has the date. */
function firstMoment(zone: string, date: string): number {
  const dateMs = Date.parse(`${date}T00:00Z`);
  let moment = dateMs - 15 * 3_600_000;
  while (wallMs(zone, moment) < dateMs) {
    moment += quarterMs;
  }
  return moment;
}

function makeClock(zone: string, date: string): DayClock {
  const dateMs = Date.parse(`${date}T00:00Z`);
  const midnightMs = firstMoment(zone, date);
  const shown = new Int32Array(quarters * quarter);
  for (let index = 0; index < quarters; index += 1) {
    const wall = (wallMs(zone, midnightMs + index * quarterMs) - dateMs) / 60_000;
    for (let minute = 0; minute < quarter; minute += 1) {
      shown[index * quarter + minute] = wall + minute;
    }
  }
  const wanted = (text: string) => (Date.parse(`${text}Z`) - dateMs) / 60_000;
  const known = (index: number) => (index < 0 ? undefined : index);
  return {
    midnightMs,
    wallAt: (elapsed) => shown[elapsed] ?? Number.NaN,
    elapsedOf: (text, notBefore = 0) => known(shown.indexOf(wanted(text), notBefore)),
    elapsedFrom: (text) => known(shown.findIndex((wall) => wall >= wanted(text))),
  };
}

/** By Intl alone, remembered by zone and date. */
export function dayClock(zone: string, date: string): DayClock {
  const key = `${zone} ${date}`;
  const clock = clocks.get(key) ?? makeClock(zone, date);
  if (clocks.size >= rememberedClocks) {
    clocks.clear();
  }
  clocks.set(key, clock);
  return clock;
}
