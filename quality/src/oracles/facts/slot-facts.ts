import type { Timeframe } from '@city-genie/city-data/timeframes';
import { type DayClock, dayClock } from './day-clock.js';
import { type DoorFacts, doorFactsOf } from './door-facts.js';
import { type MealWindow, mealWindows } from './meal-facts.js';
import type { PlanCase } from './plan-case.js';
import { type SlotBounds, slotBounds, timeframeOf } from './slot-bounds.js';
import { SunFacts } from './sun-facts.js';
import { VisitRules } from './visit-rules.js';

/** The time span of a reply, with its clock, opening hours and sun. Elapsed minutes since the midnight of `date`. */
export type SlotFacts = SlotBounds & {
  asked: PlanCase;
  timeframe: Timeframe;
  date: string;
  clock: DayClock;
  doors: DoorFacts;
  sun: SunFacts;
  visits: VisitRules;
  /** The meals that plans of this slot make room for. */
  meals: readonly MealWindow[];
  start: number;
  latestEnd: number;
};

/** An evening ends at one o'clock at night. */
const nightEnd = 25 * 60;
const dayMs = 86_400_000;

/**
 * The date whose hours count: a plan under way that goes on in the first hour of a date is one of the evening before, if its next stop, or else its end,
 * comes before four.
 */
function dateOf({ request: { base = [], until } }: PlanCase, startText: string): string {
  const date = startText.slice(0, 10);
  const next = base[0]?.split('@')[1]?.slice(0, 16) ?? until;
  const isUnderWay = startText.slice(11) < '01:00' && next !== undefined && next < `${date}T04:00`;
  return isUnderWay ? new Date(Date.parse(`${date}T00:00Z`) - dayMs).toISOString().slice(0, 10) : date;
}

/** The facts of a slot that begins when the clock first shows a local time; for a skipped time, when the skipped hour is over. */
export function slotFacts(asked: PlanCase, startText: string): SlotFacts | undefined {
  const date = dateOf(asked, startText);
  const timeframe = timeframeOf(asked);
  const clock = dayClock(asked.city.timezone, date);
  const start = clock.elapsedFrom(startText);
  if (start === undefined) {
    return undefined;
  }
  const bounds = slotBounds(asked, startText);
  const doors = doorFactsOf(asked.city.key, date, clock);
  const sun = new SunFacts(asked.city.geo, clock);
  const { until } = asked.request;
  const usualEnd = start + timeframe.maxMinutes;
  const end = bounds.isEvening ? Math.min(usualEnd, clock.elapsedAt(nightEnd)) : usualEnd;
  return {
    ...bounds,
    asked,
    timeframe,
    date,
    clock,
    doors,
    sun,
    visits: new VisitRules({ date, clock, doors, sun, pins: new Set(asked.request.pin) }),
    meals: timeframe.id === '1-2-hours' ? [] : mealWindows(asked.city, clock),
    start,
    latestEnd: (until === undefined ? undefined : clock.elapsedOf(until)) ?? end,
  };
}
