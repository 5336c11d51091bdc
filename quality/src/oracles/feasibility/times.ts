import { isPinned } from '../facts/choice-facts.js';
import { beginsPart } from '../facts/day-parts.js';
import { visitLengthsOf } from '../facts/performances.js';
import type { Violation } from '../facts/plan-case.js';
import { type PlanFacts, pausesBetween, type StopFacts } from '../facts/plan-facts.js';
import { isLongRide } from '../facts/plan-limits.js';
import { sunTolerance } from '../facts/sun-facts.js';
import { wayBetween } from '../facts/ways.js';

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

function rideViolations(facts: PlanFacts, { stop }: StopFacts, before: StopFacts | undefined): Violation[] {
  const isLong = isLongRide(facts, { mode: stop.legMode, mostMinutes: stop.legMinutes });
  const isWished = before !== undefined && isPinned(facts.asked, stop.id) && isPinned(facts.asked, before.stop.id);
  return isLong && !isWished ? [{ code: 'long_ride', detail: `${stop.id}: ${stop.legMinutes} minutes` }] : [];
}

/** Whether a visit begins when the weather has become better for it: a minute before, it would have been worse. */
function isWhenItClears({ sky }: PlanFacts, { place, arrive, leave }: StopFacts, possible: number): boolean {
  const minutes = leave - arrive;
  const isWorse = (begin: number) => sky.isWorse(place, begin, begin + minutes);
  const isWet = (begin: number) => place.indoor < 1 && sky.isWet(begin, begin + minutes);
  // Heat and wind are better than rain.
  return [isWorse, isWet].some((is) => is(possible) && is(arrive - 1) && !is(arrive));
}

/** Arrivals are never earlier than possible, and later only until the place can be visited, is at its best, or it clears up. */
function arrivalViolations(facts: PlanFacts, current: StopFacts, before: StopFacts | undefined): Violation[] {
  const { stop, place, arrive, leave } = current;
  const free = before?.leave ?? facts.start;
  const possible = (pausesBetween(facts, free, arrive).at(-1)?.end ?? free) + stop.legMinutes;
  if (arrive < possible) {
    return [{ code: 'too_early', detail: `${stop.id} ${stop.arrive}: ${possible - arrive} minutes earlier than possible` }];
  }
  const isForItsTime = place.bestTime.some((part) => beginsPart(part, arrive, facts));
  const isWaitedFor = isForItsTime || isWhenItClears(facts, current, possible);
  const couldBegin = !isWaitedFor && facts.visits.latestLeave(place, possible) >= possible + leave - arrive;
  return arrive > possible && couldBegin ? [{ code: 'needless_wait', detail: `${stop.id}: ${arrive - possible} minutes` }] : [];
}

function visitViolations({ stop, place, arrive, leave }: StopFacts, { visits, clock }: PlanFacts): Violation[] {
  const violations: Violation[] = [];
  if (leave - arrive !== stop.visitMinutes) {
    violations.push({ code: 'visit_minutes', detail: `${stop.id}: ${leave - arrive} by the times, ${stop.visitMinutes} stated` });
  }
  const { min, max } = visitLengthsOf(place);
  if (stop.visitMinutes < min || stop.visitMinutes > max) {
    violations.push({ code: 'visit_length', detail: `${stop.id}: ${stop.visitMinutes}, not ${min} to ${max}` });
  }
  const fault = visits.faultOf(place, arrive, leave);
  if (fault !== undefined) {
    const hours = `${place.openingHours}, ${place.afterDark}, ${place.startTimes ?? 'no programme'}`;
    violations.push({
      code: fault,
      detail: `${stop.id} ${stop.arrive} to ${Math.floor(clock.wallAt(leave) / 60)}:${clock.wallAt(leave) % 60}: ${hours}`,
    });
  }
  return violations;
}

/** Two stops that are passed in the evening, but never the aim of it, don't follow one another. */
function eveningViolations({ sun }: PlanFacts, current: StopFacts, before: StopFacts | undefined): Violation[] {
  const isPassed = ({ place, arrive }: StopFacts) => place.afterDark === 'lit' && sun.isEveningDark(arrive, -sunTolerance);
  return before && isPassed(before) && isPassed(current)
    ? [{ code: 'lit_in_a_row', detail: `${before.stop.id} ${before.stop.arrive}, ${current.stop.id} ${current.stop.arrive}` }]
    : [];
}

/** Checks legs, waiting, visits, doors and darkness of all stops. */
export function timeViolations(facts: PlanFacts): Violation[] {
  return facts.stops.flatMap((current, index) => {
    const before = facts.stops[index - 1];
    return [
      ...legViolations(current, before),
      ...rideViolations(facts, current, before),
      ...arrivalViolations(facts, current, before),
      ...visitViolations(current, facts),
      ...eveningViolations(facts, current, before),
    ];
  });
}
