import { type Timeframe, timeframes } from '@city-genie/city-data/timeframes';
import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { type DayClock, dayClock } from './day-clock.js';
import { DoorFacts } from './door-facts.js';
import { type WeatherFact, weatherOf } from './forecast-facts.js';
import type { PlanCase } from './plan-case.js';

/** The time span of a reply, with its clock, opening hours and weather. Elapsed minutes since the midnight of `date`. */
export type SlotFacts = {
  asked: PlanCase;
  timeframe: Timeframe;
  date: string;
  clock: DayClock;
  doors: DoorFacts;
  start: number;
  latestEnd: number;
  weather: WeatherFact;
};

const minuteMs = 60_000;
/** The smallest fit with which a place may be offered in a mood. */
const leastFit = 0.6;

/** The requested slot. */
export function timeframeOf({ request }: PlanCase): Timeframe {
  const found = timeframes.find(({ id }) => id === request.timeframe);
  if (!found) {
    throw new RangeError(`no slot ${request.timeframe}`);
  }
  return found;
}

function weatherFrom({ request, forecast }: PlanCase, clock: DayClock, date: string, start: number, minutes: number): WeatherFact {
  const text = (elapsed: number) => new Date(Date.parse(`${date}T00:00Z`) + clock.wallAt(elapsed) * minuteMs).toISOString().slice(0, 16);
  return request.weather === 'dry' ? 'dry' : weatherOf(forecast, text(start), text(start + minutes), minutes);
}

/** The facts of a slot that begins when the clock first shows a local time; for a skipped time, when the skipped hour is over. */
export function slotFacts(asked: PlanCase, startText: string): SlotFacts | undefined {
  const date = startText.slice(0, 10);
  const timeframe = timeframeOf(asked);
  const clock = dayClock(asked.city.timezone, date);
  const start = clock.elapsedFrom(startText);
  if (start === undefined) {
    return undefined;
  }
  const doors = new DoorFacts(asked.city.key, date, clock);
  const weather = weatherFrom(asked, clock, date, start, timeframe.maxMinutes);
  return { asked, timeframe, date, clock, doors, start, latestEnd: start + timeframe.maxMinutes, weather };
}

/** Whether a place may be shown: pinned or fitting the mood, and not excluded. */
export function isAllowed({ request }: PlanCase, { id, moodFit }: Place): boolean {
  const isWanted = (request.pin?.includes(id) ?? false) || (moodFit[request.mood] ?? 0) >= leastFit;
  return isWanted && !(request.exclude?.includes(id) ?? false);
}

/** Whether the shortest visit of a place fits into the slot. */
export function fitsSlot({ doors, start, latestEnd }: SlotFacts, place: Place): boolean {
  return doors.hasTimeFor(place, place.visitMinutes.min, start, latestEnd);
}
