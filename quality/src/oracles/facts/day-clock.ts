/** The wall clock of a zone from a date's midnight on, for a little over two days. All numbers are minutes. */
export type DayClock = {
  /** The first moment of the date, in milliseconds since the epoch. */
  readonly midnightMs: number;
  /** What the clock shows after so many elapsed minutes, counted from the date's 00:00 (25:00 is 01:00 of the next day). */
  wallAt(elapsed: number): number;
  /**
   * The elapsed minute, `notBefore` or later, at which the clock shows a local `YYYY-MM-DDTHH:mm`; undefined when it doesn't
   * within these days.
   */
  elapsedOf(text: string, notBefore?: number): number | undefined;
  /** The same, but for a skipped time the first moment after it. */
  elapsedFrom(text: string): number | undefined;
  /** The first elapsed minute at which the clock shows this wall minute or a later one. */
  elapsedAt(wall: number): number;
};

const quarter = 15;
const quarterMs = quarter * 60_000;
/** 50 hours: a slot may begin at 23:45 and last ten hours, and a day may have 25 hours. */
const quarters = 200;
/** How many elapsed minutes a clock knows. */
export const clockMinutes = quarters * quarter;

const rememberedClocks = 1500;
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

/** Local wall time in milliseconds, as if it were UTC; meant for differences between wall times. */
export function wallMs(zone: string, instantMs: number): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
}

/** A moment as local `YYYY-MM-DDTHH:mm`. */
export function localTextOf(zone: string, instantMs: number): string {
  return new Date(wallMs(zone, instantMs)).toISOString().slice(0, 16);
}

/** The first quarter of an hour that lies on the local date. */
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
  const shown = new Int32Array(clockMinutes);
  for (let index = 0; index < quarters; index += 1) {
    const wall = (wallMs(zone, midnightMs + index * quarterMs) - dateMs) / 60_000;
    for (let minute = 0; minute < quarter; minute += 1) {
      shown[index * quarter + minute] = wall + minute;
    }
  }
  const wanted = (text: string) => (Date.parse(`${text}Z`) - dateMs) / 60_000;
  const known = (index: number) => (index < 0 ? undefined : index);
  const from = (wall: number) => shown.findIndex((each) => each >= wall);
  return {
    midnightMs,
    wallAt: (elapsed) => shown[elapsed] ?? Number.NaN,
    elapsedOf: (text, notBefore = 0) => known(shown.indexOf(wanted(text), notBefore)),
    elapsedFrom: (text) => known(from(wanted(text))),
    elapsedAt: from,
  };
}

/** Computed by Intl alone, cached by zone and date. */
export function dayClock(zone: string, date: string): DayClock {
  const key = `${zone} ${date}`;
  const clock = clocks.get(key) ?? makeClock(zone, date);
  if (clocks.size >= rememberedClocks) {
    clocks.clear();
  }
  clocks.set(key, clock);
  return clock;
}
