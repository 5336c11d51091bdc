import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { isPinned, isPlannable } from './facts/choice-facts.js';
import type { PlanCase, Violation } from './facts/plan-case.js';
import { type PlanFacts, readPlan } from './facts/plan-facts.js';
import { canReplace } from './possible/replacement.js';

function factsOf(asked: PlanCase): PlanFacts | undefined {
  const read = asked.reply.plan ? readPlan(asked, asked.reply.plan) : undefined;
  return read && 'facts' in read ? read.facts : undefined;
}

/** Places that may be stops, aren't, and weren't seen before. */
function newPlaces({ asked, stops }: PlanFacts): Place[] {
  const known = new Set([...(asked.request.seen ?? []), ...stops.map(({ stop }) => stop.id)]);
  return asked.places.filter((place) => !known.has(place.id) && isPlannable(asked, place));
}

/**
 * Stops that were seen before and not pinned, although a place that wasn't seen could take exactly their place. Empty for a reply
 * that can't be read: that is for `feasibilityViolations` to say.
 */
export function seenViolations(asked: PlanCase): Violation[] {
  const facts = factsOf(asked);
  const seen = new Set(asked.request.seen);
  if (!facts || seen.size === 0) {
    return [];
  }
  const fresh = newPlaces(facts);
  return facts.stops.flatMap(({ stop, arrive, leave }, index) => {
    const isSpare = seen.has(stop.id) && !isPinned(asked, stop.id);
    // Nobody is sent into the rain for something new.
    const bearable = fresh.filter((place) => !facts.sky.isWorse(place, arrive, leave));
    const other = isSpare ? bearable.find((place) => canReplace(facts, index, place, { least: 'min' })) : undefined;
    return other ? [{ code: 'seen_again', detail: `${stop.id} ${stop.arrive}, ${other.id} wasn't seen` }] : [];
  });
}

/** Whether a place is a sight that the city is known for, on this date: not on a weekday on which it is half empty. */
function isIconOn({ icon, bestDays }: Place, date: string): boolean {
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${date}T00:00Z`)).slice(0, 2);
  return icon && (bestDays === undefined || bestDays.some((day) => day === weekday));
}

/** So many kinds make a plan varied, which comes before a great sight. */
const variedFrom = { '1-2-hours': 1, 'half-day': 3, 'full-day': 4 } as const;

/** Whether a plan with another place instead of a stop is of no fewer kinds than it should be, or was. */
function staysOfKinds({ stops, timeframe }: PlanFacts, out: string, place: Place): boolean {
  const kindsOf = (places: readonly Place[]) => new Set(places.map(({ category }) => category)).size;
  const others = stops.filter(({ stop }) => stop.id !== out).map((each) => each.place);
  return kindsOf([...others, place]) >= Math.min(variedFrom[timeframe.id], kindsOf(stops.map((each) => each.place)));
}

/**
 * A half or full day without a sight that the city is known for, although one that wasn't seen could take exactly the place of a
 * stop for a usual visit, and the plan would be no harder. Evenings don't count. A plan that could have one by moving other stops isn't found.
 */
export function iconViolations(asked: PlanCase): Violation[] {
  const facts = factsOf(asked);
  if (!facts || facts.isEvening || facts.timeframe.id === '1-2-hours' || facts.stops.some(({ place }) => place.icon)) {
    return [];
  }
  const icons = newPlaces(facts).filter((place) => isIconOn(place, facts.plan.date));
  const found = facts.stops.flatMap(({ stop, arrive, leave }, index) => {
    // Nobody is sent into the rain for it.
    const bearable = icons.filter((place) => !facts.sky.isWorse(place, arrive, leave) && staysOfKinds(facts, stop.id, place));
    const icon = isPinned(asked, stop.id)
      ? undefined
      : bearable.find((place) => canReplace(facts, index, place, { least: 'typical', asEasy: true }));
    return icon ? [{ code: 'icon_missing', detail: `${icon.id} could take the place of ${stop.id} ${stop.arrive}` }] : [];
  });
  return found.slice(0, 1);
}
