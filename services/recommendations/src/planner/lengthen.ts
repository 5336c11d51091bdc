import type { Candidate } from './candidates.js';
import { type Bounds, type Itinerary, isVisit, livedIn, schedule, type Timing, type Visit, waitIn } from './schedule.js';

const stretchMinutes = 5;
const lastStretchMinutes = 1;

type Limit = (visit: Candidate['visit']) => number;

/** From so many usual minutes on, a place is one to stay at; nobody stays longer in a lane or on a bridge while there is one. */
const worthStayingMinutes = 45;

function isWorthStaying({ candidate: { visit } }: Visit): boolean {
  return visit.typical >= worthStayingMinutes;
}

/**
 * Lengthens visits up to a limit, those worth staying at before the others, the one with the smallest share of its limit first, while the schedule stays feasible and
 * `accepts` the timing before and after.
 */
function lengthen(
  itinerary: Itinerary,
  bounds: Bounds,
  { limit, accepts, step = stretchMinutes }: { limit: Limit; accepts: (before: Timing, after: Timing) => boolean; step?: number },
): Itinerary {
  let current = itinerary;
  for (let timing = schedule(current, bounds); timing; timing = schedule(current, bounds)) {
    const before = timing;
    const longer = current
      .map((element, index) => ({ element, index }))
      .filter((entry): entry is { element: Visit; index: number } => isVisit(entry.element))
      .filter(({ element }) => element.minutes + step <= limit(element.candidate.visit))
      .sort(
        (a, b) =>
          Number(isWorthStaying(b.element)) - Number(isWorthStaying(a.element)) ||
          a.element.minutes / limit(a.element.candidate.visit) - b.element.minutes / limit(b.element.candidate.visit),
      )
      .map(({ element, index }) => current.with(index, { ...element, minutes: element.minutes + step }))
      .find((candidate) => {
        const after = schedule(candidate, bounds);
        return after !== undefined && accepts(before, after);
      });
    if (!longer) {
      break;
    }
    current = longer;
  }
  return current;
}

/** The visits at other times of day that are worth no less, where one waits less for them then, and not more in all. */
export function withoutNeedlessWaits(itinerary: Itinerary, bounds: Bounds): Itinerary {
  return itinerary.reduce((current, element, index) => {
    if (!isVisit(element)) {
      return current;
    }
    const waitsOf = (each: Itinerary) => {
      const timing = schedule(each, bounds);
      const own = timing?.stops.find(({ candidate }) => candidate === element.candidate);
      return timing && own ? { own: own.waitMinutes, all: waitIn(timing) } : undefined;
    };
    const now = waitsOf(current);
    const others = element.candidate.occasions.filter(({ score }) => score >= element.occasion.score);
    const changed = others.map((occasion) => current.with(index, { ...element, occasion }));
    return (
      changed.find((each) => {
        const then = waitsOf(each);
        return now && then && then.own < now.own && then.all <= now.all;
      }) ?? current
    );
  }, itinerary);
}

const typical: Limit = (visit) => visit.typical;
const longest: Limit = ({ max }) => max;

/** Visits take their usual time; then they fill waiting minutes; then they go on until the plan is long enough. */
export function filled(itinerary: Itinerary, bounds: Bounds, minMinutes: number): Itinerary {
  const usual = lengthen(itinerary, bounds, { limit: typical, accepts: () => true });
  const patient = lengthen(usual, bounds, {
    limit: longest,
    accepts: (before, after) => waitIn(after) < waitIn(before) && after.end === before.end,
  });
  const isShort = (before: Timing) => livedIn(before) < minMinutes;
  const stretched = lengthen(patient, bounds, { limit: longest, accepts: isShort });
  return lengthen(stretched, bounds, { limit: longest, accepts: isShort, step: lastStretchMinutes });
}
