import { localTextOf } from '../facts/day-clock.js';
import { minutesLater } from '../facts/later-start.js';
import type { Violation } from '../facts/plan-case.js';
import type { PlanFacts } from '../facts/plan-facts.js';
import { placeOpenBefore } from '../possible/moved-start.js';

const weekMs = 8 * 86_400_000;
/** The hours in which plans without a start begin, in wall minutes. */
const firstStart = 9 * 60;
const lastStarts = { '1-2-hours': 20 * 60, 'half-day': 15 * 60, 'full-day': 10.5 * 60 } as const;

/** Without a start of the visitor's, a plan begins at a usual hour within a week, or at the first door that opens after it. */
function ownStartViolations({ plan, start, stops, clock, visits, timeframe, asked: { nowMs } }: PlanFacts): Violation[] {
  const startMs = clock.midnightMs + start * 60_000;
  const detail = `${plan.start}, asked at ${localTextOf(plan.timezone, nowMs)}`;
  const wall = clock.wallAt(start);
  const isSoon = startMs > nowMs && startMs < nowMs + weekMs;
  const place = stops[0]?.place;
  const isAtDoor = place !== undefined && visits.latestLeave(place, start - 1) < start - 1 + place.visitMinutes.min;
  const isInHours = wall >= firstStart && (wall <= lastStarts[timeframe.id] || isAtDoor);
  return [
    ...(isSoon ? [] : [{ code: 'start_not_in_the_week', detail }]),
    ...(isInHours ? [] : [{ code: 'start_out_of_hours', detail: `${detail}, ${timeframe.id}` }]),
  ];
}

/** A plan begins at the start that was asked for, or later when nothing is open; without one, at a usual hour within a week. */
export function startViolations(facts: PlanFacts): Violation[] {
  const { plan, asked } = facts;
  const { startAt } = asked.request;
  if (plan.date !== plan.start.slice(0, 10)) {
    return [{ code: 'wrong_zone_or_date', detail: `${plan.date} ${plan.start}` }];
  }
  if (startAt === undefined) {
    return ownStartViolations(facts);
  }
  const detail = `${plan.start}, not ${startAt}`;
  const open = placeOpenBefore(facts);
  const isHonoured = minutesLater(facts).every((minutes) => minutes >= 0);
  return [
    ...(isHonoured ? [] : [{ code: 'start_not_honoured', detail }]),
    ...(open === undefined ? [] : [{ code: 'start_moved', detail: `${detail}, although ${open} is open` }]),
  ];
}
