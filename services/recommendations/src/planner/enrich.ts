import type { Candidate } from './candidates.js';
import type { Random } from './random.js';
import { exchangedInSteps } from './revise.js';
import { isBetter, lacksOf, type Route } from './route-merit.js';
import type { TimedStop } from './schedule.js';
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

/** The route with the candidates that it was asked with. */
function asAsked(route: Route, { candidates }: Asked): Route {
  const known = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const stops = route.stops.map((stop) => ({ ...stop, candidate: known.get(stop.candidate.id) ?? stop.candidate }));
  const hostOf = (host: TimedStop) => stops.find(({ arrive }) => arrive === host.arrive) ?? host;
  return { ...route, stops, pauses: route.pauses.map((pause) => ({ ...pause, after: hostOf(pause.after) })) };
}

/**
 * A full route that lacks a great sight or another kind of place, though one could take the place of a stop: the search looks at whole routes and may
 * miss it. The best exchange is taken; where a meal is had, the stop stays. Pure.
 */
export function* enriched(route: Route, asked: Asked): Steps<Route> {
  const wanted = route.full && !asked.slot.isEvening ? wantedIn(route, asked) : [];
  let found = route;
  for (const [at, { candidate }] of wanted.length > 0 ? route.stops.entries() : []) {
    const isHost = route.pauses.some(({ after }) => after.candidate.id === candidate.id);
    const other = candidate.pinned || isHost ? undefined : yield* exchangedInSteps(route, at, wanted, asked);
    const whole = other && asAsked(other, asked);
    found = whole?.full && isBetter(whole, found, asked.slot) ? whole : found;
  }
  return found;
}
