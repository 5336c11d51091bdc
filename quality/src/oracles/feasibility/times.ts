import type { Violation } from '../facts/plan-case.js';
import type { PlanFacts, StopFacts } from '../facts/plan-facts.js';
import { wayBetween } from '../facts/ways.js';

/** The pause, when it lies between leaving one stop and arriving at the next. */
export function pauseBetween({ pause }: PlanFacts, leave: number, arrive: number): PlanFacts['pause'] {
  return pause && pause.start >= leave && pause.start < arrive ? pause : undefined;
}

function legViolations({ stop, place }: StopFacts, before: StopFacts | undefined): Violation[] {
  const walked = stop.legMode === 'walk' ? stop.legMinutes : 0;
  const wrong = (detail: string) => [{ code: 'wrong_leg', detail: `${stop.id}: ${detail}` }];
  if (stop.walkMinutes !== walked) {
    return wrong(`walkMinutes ${stop.walkMinutes}, not ${walked}`);
  }
  if (!before) {
    return stop.legMinutes === 0 && stop.legMode === 'walk' ? [] : wrong('the first stop has none');
  }
  const way = wayBetween(before.place.geo, place.geo);
  if (stop.legMode !== way.mode) {
    return wrong(`${stop.legMode}, not ${way.mode}`);
  }
  const isRight = stop.legMinutes >= way.leastMinutes && stop.legMinutes <= way.mostMinutes;
  return isRight ? [] : wrong(`${stop.legMinutes} minutes, not ${way.mostMinutes}`);
}

/** Arrivals are never earlier than possible, and later only while the place is closed. */
function arrivalViolations(facts: PlanFacts, current: StopFacts, before: StopFacts | undefined): Violation[] {
  const { stop, place, arrive, leave } = current;
  const free = before?.leave ?? facts.start;
  const pause = pauseBetween(facts, free, arrive);
  const possible = (pause?.end ?? free) + stop.legMinutes;
  if (arrive < possible) {
    return [{ code: 'too_early', detail: `${stop.id} ${stop.arrive}: ${possible - arrive} minutes earlier than possible` }];
  }
  const couldBegin = facts.doors.firstClosedMinute(place, possible, possible + leave - arrive) === undefined;
  return arrive > possible && couldBegin ? [{ code: 'needless_wait', detail: `${stop.id}: ${arrive - possible} minutes` }] : [];
}

function visitViolations({ stop, place, arrive, leave }: StopFacts, { doors, clock }: PlanFacts): Violation[] {
  const violations: Violation[] = [];
  if (leave - arrive !== stop.visitMinutes) {
    violations.push({ code: 'visit_minutes', detail: `${stop.id}: ${leave - arrive} by the times, ${stop.visitMinutes} stated` });
  }
  const { min, max } = place.visitMinutes;
  if (stop.visitMinutes < min || stop.visitMinutes > max) {
    violations.push({ code: 'visit_length', detail: `${stop.id}: ${stop.visitMinutes}, not ${min} to ${max}` });
  }
  const closed = doors.firstClosedMinute(place, arrive, leave);
  if (closed !== undefined) {
    const wall = clock.wallAt(closed);
    violations.push({
      code: 'closed',
      detail: `${stop.id} at ${Math.floor(wall / 60)}:${wall % 60} of ${stop.arrive}: ${place.openingHours}`,
    });
  }
  return violations;
}

/** Checks legs, waiting, visits and opening hours of all stops. */
export function timeViolations(facts: PlanFacts): Violation[] {
  return facts.stops.flatMap((current, index) => {
    const before = facts.stops[index - 1];
    return [...legViolations(current, before), ...arrivalViolations(facts, current, before), ...visitViolations(current, facts)];
  });
}
