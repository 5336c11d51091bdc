import type { City } from '@city-genie/city-data/city';
import { isEveningStart, type TimeframeId } from '@city-genie/city-data/timeframes';
import { clockTime, minuteOfDay } from '../../ui/local-time.js';
import { laterStart, nextStart, tonight } from './start-times.js';

type StartNoteOf = {
  city: Pick<City, 'name' | 'meals'>;
  timeframe: TimeframeId;
  /** Local `YYYY-MM-DDTHH:mm`; undefined leaves the start to the server. */
  startAt: string | undefined;
  /** The city's local time. */
  now: string;
};

const plans: Readonly<Record<TimeframeId, string>> = {
  '1-2-hours': 'plan of 1–2 hours',
  'half-day': 'half day',
  'full-day': 'full day',
};

/** `today` and `10:45`, or `tomorrow` and `09:00`: when a plan that is to begin now usually begins. */
export function soonestParts(now: string, timeframe: TimeframeId): [day: string, clock: string] {
  const next = nextStart(now, timeframe);
  return [next.slice(0, 10) === now.slice(0, 10) ? 'today' : 'tomorrow', clockTime(next)];
}

/** `today 10:45` or `tomorrow 09:00`. */
export function soonest(now: string, timeframe: TimeframeId): string {
  return soonestParts(now, timeframe).join(' ');
}

/** The soonest start in a sentence, and why it isn't sooner; before there is a slot, that of the shortest, which can begin latest. */
export function soonestNote(now: string, timeframe: TimeframeId | undefined, city: string): string {
  if (!timeframe) {
    return `Soonest start: ${soonest(now, '1-2-hours')}.`;
  }
  const later = laterStart(now, timeframe);
  const isToday = later?.slice(0, 10) === now.slice(0, 10);
  const reason = later && (isToday ? ` ${city} is asleep.` : ' Too late for today.');
  return `Soonest start: ${soonest(now, timeframe)}.${reason ?? ''}`;
}

/** A dinner takes at least so many minutes of its hours. */
const dinnerMinutes = 60;

/**
 * What somebody should know about a start before the plan is made: that “now” can't be now, or that a full day becomes an evening.
 * Undefined when the plan begins as chosen.
 */
export function startNote({ city, timeframe, startAt, now }: StartNoteOf): string | undefined {
  if (startAt === undefined) {
    const later = laterStart(now, timeframe);
    const isToday = later?.slice(0, 10) === now.slice(0, 10);
    const usually = later && `usually begins ${isToday ? '' : 'tomorrow '}at\u00a0${clockTime(later)}.`;
    // “Now” passes over the evening, which may be had.
    const evening = !isToday && tonight(now) ? ' For this evening, choose Tonight.' : '';
    return usually && `It is ${clockTime(now)} in ${city.name}: the next ${plans[timeframe]} ${usually}${evening}`;
  }
  const minute = minuteOfDay(startAt);
  if (!isEveningStart(timeframe, minute)) {
    return undefined;
  }
  const evening = minute <= city.meals.dinner.to - dinnerMinutes ? 'an evening with dinner' : 'an evening';
  return `From ${clockTime(startAt)} on there is no full day left: this will be ${evening}.`;
}
