import { localMinute } from '@city-genie/city-data/city-clock';
import { earliestStart, latestStart, type TimeframeId } from '@city-genie/city-data/timeframes';
import { addDays } from '../opening-hours/open-on.js';

/** A start in the city's local time. */
export type Start = { date: string; minute: number };

const stepMinutes = 30;
const quarterMinutes = 15;
const daysAhead = 7;

/** The local time of a time zone. */
export function localNow(nowMs: number, timezone: string): Start {
  return parseLocal(localMinute(timezone, nowMs));
}

/** `YYYY-MM-DDTHH:mm` of a date and minutes since its midnight; minutes beyond the day roll over to later dates. */
export function localText(date: string, minute: number): string {
  const day = addDays(date, Math.floor(minute / 1440));
  const inDay = minute % 1440;
  return `${day}T${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

/** Date and minute of `YYYY-MM-DDTHH:mm`. */
export function parseLocal(text: string): Start {
  return { date: text.slice(0, 10), minute: Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)) };
}

/** The last result per time zone: every search needs it, and date arithmetic with zones is slow. */
const quarters = new Map<string, { minuteNow: number; text: string }>();

function quarterAfter(minute: number): number {
  return Math.ceil((minute + 1) / quarterMinutes) * quarterMinutes;
}

/** The next quarter of an hour in a time zone, `YYYY-MM-DDTHH:mm`. Plans without `startAt` stay equal until then. */
export function nextQuarter(nowMs: number, timezone: string): string {
  const minuteNow = Math.floor(nowMs / 60_000);
  const known = quarters.get(timezone);
  if (known?.minuteNow === minuteNow) {
    return known.text;
  }
  const { date, minute } = localNow(nowMs, timezone);
  const text = localText(date, quarterAfter(minute));
  quarters.set(timezone, { minuteNow, text });
  return text;
}

/** The starts to try when the request names none: from the next quarter of an hour, for a week. */
export function* nextStarts(now: Start, timeframe: TimeframeId): Generator<Start> {
  const soon = Math.max(earliestStart, quarterAfter(now.minute));
  for (let day = 0; day < daysAhead; day += 1) {
    for (let minute = day === 0 ? soon : earliestStart; minute <= latestStart[timeframe]; minute += stepMinutes) {
      yield { date: addDays(now.date, day), minute };
    }
  }
}
