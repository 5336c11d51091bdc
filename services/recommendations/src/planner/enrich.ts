import type { Candidate } from './candidates.js';
import type { Random } from './random.js';
import { exchangedInSteps } from './revise.js';
import { isBetter, lacksOf, type Route, withCandidates } from './route-merit.js';
import { waitIn } from './schedule.js';
import type { Slot } from './slot.js';
import type { Steps } from './steps.js';

type Asked = { slot: Slot; candidates: readonly Candidate[]; random: () => Random };

/** The places of which one would make a full route what it should be: a great sight, or something of another kind. */
function wantedIn(route: Route, { slot, candidates }: Asked): Candidate[] {
  const lacks = lacksOf({ slot, candidates }, route);
  const inRoute = new Set(route.stops.map(({ candidate }) => candidate.id));
  const kinds = new Set(route.stops.map(({ candidate }) => candidate.category));
  const others = candidates.filter(({ id, seen }) => !inRoute.has(id) && !seen);
  return lacks.includes('icon')
    ? others.filter(({ icon }) => icon)
    : lacks.includes('variety')
      ? others.filter(({ category }) => !kinds.has(category))
      : [];
}

/** So many minutes more on the way are worth it. */
const moreOnTheWay = 15;
/** Nobody stays much longer elsewhere because of it. */
const moreAtAStop = 10;

const wayIn = ({ stops }: Route) => stops.reduce((sum, { leg }) => sum + (leg?.minutes ?? 0), 0);
const hostsIn = ({ pauses }: Route) => pauses.map(({ after }) => after.candidate.id).join();

/** A route whose visits become only a little longer, whatever comes instead of one of them: what comes stays longer first. */
function withLengthsKept(route: Route): Route {
  const kept = route.stops.map(({ candidate, visitMinutes }) => {
    const { min, typical, max } = candidate.visit;
    return { ...candidate, visit: { min, typical: Math.min(typical, visitMinutes), max: Math.min(max, visitMinutes + moreAtAStop) } };
  });
  return withCandidates(route, new Map(kept.map((candidate) => [candidate.id, candidate])));
}

/** Whether a route costs no more than another one: nobody waits longer, little more on the way, and the meals are had at the same places. */
function isAsEasy(route: Route, before: Route): boolean {
  const waits = new Map(before.stops.map(({ candidate, waitMinutes }) => [candidate.id, waitMinutes]));
  const isLonger = route.stops.some(({ candidate, waitMinutes }) => waitMinutes > (waits.get(candidate.id) ?? 0));
  const isFarther = wayIn(route) > wayIn(before) + moreOnTheWay;
  return !isLonger && !isFarther && waitIn(route) <= waitIn(before) && hostsIn(route) === hostsIn(before);
}

/**
 * A full route that lacks a great sight or another kind of place, though one could take the place of a stop: the search looks at whole routes and may
 * miss it. The best exchange is taken that makes the route no harder. Pure.
 */
export function* enriched(route: Route, asked: Asked): Steps<Route> {
  const wanted = route.full && !asked.slot.isEvening ? wantedIn(route, asked) : [];
  const known = new Map(asked.candidates.map((candidate) => [candidate.id, candidate]));
  const kept = withLengthsKept(route);
  let found = route;
  for (const [at, { candidate }] of wanted.length > 0 ? route.stops.entries() : []) {
    const others = candidate.pinned ? [] : yield* exchangedInSteps(kept, at, wanted, asked);
    const other = others.map((each) => withCandidates(each, known)).find((each) => each.full && isAsEasy(each, route));
    found = other && isBetter(other, found, asked.slot) ? other : found;
  }
  return found;
}
