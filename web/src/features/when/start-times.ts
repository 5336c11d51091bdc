import { earliestStart, latestStart, type TimeframeId } from '@city-genie/city-data/timeframes';
import { minuteOfDay } from '../../ui/local-time.js';

/** The four choices of a start. */
export type When = 'now' | 'tonight' | 'tomorrow' | 'date';

/** Days after today that can be planned; the server refuses later ones. */
const daysAhead = 14;
const evening = '18:00';
/** After this time, the evening is too short to plan. */
const lastEvening = '21:30';
const morning = '10:00';
/** “Now” may become so many minutes later without a word. */
const silentMinutes = 120;
const quarterMinutes = 15;

/** The date so many days after a local `YYYY-MM-DD…`. */
export function dateAfter(local: string, days: number): string {
  const date = new Date(`${local.slice(0, 10)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** `09:30` of minutes since midnight. */
function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** Rounds up to half hours: `17:40` becomes `18:00`; `18:00` stays. */
function halfHourFrom(local: string): string {
  return clockOf(Math.ceil(minuteOfDay(local) / 30) * 30);
}

/** Today at 18:00, or at the next half hour after that; undefined when it is too late. */
export function tonight(now: string): string | undefined {
  const clock = now.slice(11);
  if (clock > lastEvening) {
    return undefined;
  }
  return `${now.slice(0, 11)}${clock > evening ? halfHourFrom(now) : evening}`;
}

/** Tomorrow at ten. */
export function tomorrow(now: string): string {
  return `${dateAfter(now, 1)}T${morning}`;
}

/** The first and the last date that can be chosen. */
export function dateRange(now: string): { min: string; max: string } {
  return { min: now.slice(0, 10), max: dateAfter(now, daysAhead) };
}

/** Which of the four choices a start is. */
export function whenOf(startAt: string | undefined, now: string): When {
  switch (startAt) {
    case undefined:
      return 'now';
    case tonight(now):
      return 'tonight';
    case tomorrow(now):
      return 'tomorrow';
    default:
      return 'date';
  }
}

/**
 * When a plan that is to begin now usually begins: at the next quarter of an hour, else the next morning
 * (docs/rules/plans.md#the-next-full-start). The server decides, since it knows what is open.
 */
export function nextStart(now: string, timeframe: TimeframeId): string {
  const soon = Math.max(earliestStart, (Math.floor(minuteOfDay(now) / quarterMinutes) + 1) * quarterMinutes);
  return soon <= latestStart[timeframe] ? `${now.slice(0, 11)}${clockOf(soon)}` : `${dateAfter(now, 1)}T${clockOf(earliestStart)}`;
}

/** The next start, where it is another day or hours away; undefined when it is soon. */
export function laterStart(now: string, timeframe: TimeframeId): string | undefined {
  const next = nextStart(now, timeframe);
  const isAnotherDay = next.slice(0, 10) !== now.slice(0, 10);
  return isAnotherDay || minuteOfDay(next) - minuteOfDay(now) > silentMinutes ? next : undefined;
}

/** Why a start can't be planned, as shown to the visitor; undefined when it can. */
export function startProblem(startAt: string, now: string, city: string): string | undefined {
  const { min, max } = dateRange(now);
  const date = startAt.slice(0, 10);
  if (startAt.length < 16 || date < min || date > max) {
    return `Please choose a start within the next ${daysAhead} days`;
  }
  return startAt < now ? `It is past ${startAt.slice(11)} in ${city}; please choose a later time` : undefined;
}
