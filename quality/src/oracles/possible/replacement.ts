import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { areAlike, areTooManyGems, categoryCap, isPinned } from '../facts/choice-facts.js';
import { isDue } from '../facts/meal-facts.js';
import { visitLengthsOf } from '../facts/performances.js';
import { type PlanFacts, pausesBetween, type StopFacts } from '../facts/plan-facts.js';
import { isLongRide, isMuchWaiting, longestFirstWait } from '../facts/plan-limits.js';
import { sunTolerance } from '../facts/sun-facts.js';
import { wayBetween } from '../facts/ways.js';

/** The time that a stop of a plan has: from the end of what is before it to the beginning of what follows. Elapsed minutes. */
type Gap = { before: StopFacts | undefined; current: StopFacts; next: StopFacts | undefined; free: number; pauses: PlanFacts['pauses'] };
/** A visit in place of another one. */
type Visit = { begin: number; leave: number; ways: number };

function gapOf(facts: PlanFacts, index: number): Gap | undefined {
  const [before, current, next] = [facts.stops[index - 1], facts.stops[index], facts.stops[index + 1]];
  if (!current) {
    return undefined;
  }
  const left = before?.leave ?? facts.start;
  return {
    before,
    current,
    next,
    free: pausesBetween(facts, left, current.arrive).at(-1)?.end ?? left,
    pauses: pausesBetween(facts, current.leave, next?.arrive ?? Number.POSITIVE_INFINITY),
  };
}

/** The ways to a place in the gap and on from it; undefined when one of them is too long a ride. */
function waysOf(facts: PlanFacts, { before, next }: Gap, place: Place): { to: number; on: number } | undefined {
  const to = before && wayBetween(before.place.geo, place.geo);
  const on = next && wayBetween(place.geo, next.place.geo);
  const isFar = [to, on].some((way) => way && isLongRide(facts, way));
  return isFar ? undefined : { to: to?.mostMinutes ?? 0, on: on?.mostMinutes ?? 0 };
}

/** The longest visit of a place in a gap that leaves everything else of the plan at its time; undefined when there is none. */
function visitIn(facts: PlanFacts, gap: Gap, place: Place, leastMinutes: number): Visit | undefined {
  const ways = waysOf(facts, gap, place);
  const { next, pauses, free, before } = gap;
  const onwards = next ? next.arrive - (ways?.on ?? 0) : facts.end;
  const mustLeave = pauses[0]?.start ?? onwards;
  if (!ways || (pauses.at(-1)?.end ?? mustLeave) > onwards) {
    return undefined;
  }
  const latestBegin = Math.min(mustLeave - leastMinutes, before ? Number.POSITIVE_INFINITY : facts.start + longestFirstWait);
  for (let begin = free + ways.to; begin <= latestBegin; begin += 1) {
    const leave = Math.min(mustLeave, facts.visits.latestLeave(place, begin), begin + visitLengthsOf(place).max);
    if (leave - begin >= leastMinutes) {
      return { begin, leave, ways: ways.to + ways.on };
    }
  }
  return undefined;
}

/** With the other visit the plan is as full as before, waits little, and has the meals that it needs. */
function staysWhole(facts: PlanFacts, { current, next, pauses }: Gap, visit: Visit): boolean {
  const { plan, start, meals, minMinutes } = facts;
  const end = next || pauses.length > 0 ? facts.end : visit.leave;
  const lost = current.leave - current.arrive + current.stop.legMinutes + (next?.stop.legMinutes ?? 0);
  const before = plan.totalMinutes - plan.waitMinutes;
  const lived = before - lost + visit.leave - visit.begin + visit.ways;
  const isFed = meals.every((meal) => isDue(meal, start, end) === facts.pauses.some(({ pause }) => pause.meal === meal.meal));
  return isFed && lived >= Math.min(before, minMinutes) && !isMuchWaiting(end - start - lived, end - start);
}

/** So many minutes more on the way count as little. */
const littleMoreOnTheWay = 15;

/**
 * The plan is no harder with the other visit (docs/rules/plans.md#the-best-time-of-a-visit): nobody waits more, there is little more on the way, and no
 * meal is had there, since meals stay where they are.
 */
function staysAsEasy({ current, next, pauses }: Gap, visit: Visit): boolean {
  const ways = current.stop.legMinutes + (next?.stop.legMinutes ?? 0);
  const waitsMore = next
    ? visit.leave - visit.begin + visit.ways < current.leave - current.arrive + ways
    : visit.begin - visit.ways > current.arrive - ways;
  return pauses.length === 0 && !waitsMore && visit.ways <= ways + littleMoreOnTheWay;
}

/** With the other place there are no more of its category or little-known ones than may be, none like it, nor two passed in the dark. */
function staysVaried(facts: PlanFacts, { before, current, next }: Gap, place: Place, begin: number): boolean {
  const { sun, stops, asked } = facts;
  const others = stops.filter((stop) => stop !== current && !isPinned(asked, stop.stop.id)).map((stop) => stop.place);
  const gems = [...others, place].filter(({ hiddenGem }) => hiddenGem).length;
  const isPassed = (of: Place, at: number) => of.afterDark === 'lit' && sun.isEveningDark(at, sunTolerance);
  const isInARow = [before, next].some((stop) => stop && isPassed(stop.place, stop.arrive));
  return (
    others.filter(({ category }) => category === place.category).length < categoryCap(facts, place.category) &&
    !others.some((other) => areAlike(other, place)) &&
    !areTooManyGems(gems, stops.length) &&
    !(isInARow && isPassed(place, begin))
  );
}

/** `least`: the shortest visit that is enough. `asEasy`: the plan is no harder than it was. */
type Demands = { least: 'min' | 'typical'; asEasy?: boolean };

/**
 * Whether a place could take exactly the place of a stop: with everything before and after at its time, and by all rules. A time of waiting
 * counts as free.
 */
export function canReplace(facts: PlanFacts, index: number, place: Place, { least, asEasy = false }: Demands): boolean {
  const gap = gapOf(facts, index);
  const visit = gap && visitIn(facts, gap, place, visitLengthsOf(place)[least]);
  if (!gap || !visit || (asEasy && !staysAsEasy(gap, visit))) {
    return false;
  }
  return staysWhole(facts, gap, visit) && staysVaried(facts, gap, place, visit.begin);
}
