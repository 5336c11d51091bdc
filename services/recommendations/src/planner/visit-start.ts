import type { City } from '@city-genie/city-data/city';
import { latestStart } from '@city-genie/city-data/timeframes';
import type { SearchRequest } from '@city-genie/contracts/search/routes';
import type { CatalogueCity } from '../catalogue/catalogue.js';
import { furtherShare } from './attempts.js';
import type { Candidate } from './candidates.js';
import { type Draft, draftAt, type Surroundings } from './draft.js';
import { enriched } from './enrich.js';
import { planRouteInSteps } from './plan-route.js';
import { seededRandom } from './random.js';
import { isBetter, keepsAll, keepsMeals, leadOf, type Route, wantedIn } from './route-merit.js';
import { pinsIn } from './schedule.js';
import { slotText, wallOf } from './slot.js';
import { localNow, nextStarts, parseLocal, type Start } from './starts.js';
import type { Steps } from './steps.js';
import { inBearableWeather } from './under-sky.js';

/** Where a plan begins. `probe` is the route of the short search that found the start; undefined when the request named it. */
export type Beginning = { draft: Draft; probe: Route | undefined };

/** Enough iterations to tell whether a start gives a full plan. */
const probeIterations = 12;
/** The seed of a plan whose request has none. */
const defaultSeed = 'first';
/** Makes a place that wasn't seen yet worth more than all that were. */
const unseenPoints = 1000;

export function seedOf({ seed = defaultSeed }: Pick<SearchRequest, 'seed'>): string {
  return seed;
}

/**
 * The route of a draft, without visits that rain, wind or heat spoils where that has as much: places that were seen are taken before them, and no
 * great sight is worth them (docs/rules/plans.md#plans-and-the-weather). Candidates are sorted by score and id, so it doesn't depend on the order of the catalogue.
 */
export function* routeOf(draft: Pick<Draft, 'slot' | 'candidates'>, request: SearchRequest, iterations: number): Steps<Route> {
  const { slot } = draft;
  const candidates = inBearableWeather(draft.candidates);
  const occasionsIn = (list: readonly Candidate[]) => list.reduce((sum, { occasions }) => sum + occasions.length, 0);
  const route = yield* routeOfNew({ slot, candidates }, request, iterations);
  const isEnough = route.full && route.stops.length > 0 && keepsAll(draft, route);
  if (isEnough || occasionsIn(candidates) === occasionsIn(draft.candidates)) {
    return route;
  }
  const exposed = yield* routeOfNew(draft, request, Math.ceil(iterations * furtherShare));
  const of = (each: Route) => [pinsIn(each), each.pauses.length, Number(each.full), wantedIn(each, slot)];
  return leadOf(of(exposed), of(route)) > 0 ? exposed : route;
}

/**
 * The route of places that weren't seen yet, and only when they don't fill the slot with as few seen ones as possible
 * (docs/rules/plans.md#pins-exclusions-and-seen-places).
 */
function* routeOfNew({ slot, candidates }: Pick<Draft, 'slot' | 'candidates'>, request: SearchRequest, iterations: number): Steps<Route> {
  const random = () => seededRandom(seedOf(request));
  const unseen = candidates.filter(({ pinned, seen }) => pinned || !seen);
  const planned = yield* planRouteInSteps({ candidates: unseen, slot, iterations, random });
  const fresh = iterations > probeIterations ? yield* enriched(planned, { candidates: unseen, slot, random }) : planned;
  if (fresh.full || unseen.length === candidates.length) {
    return fresh;
  }
  const preferring = candidates.map((candidate) =>
    candidate.seen
      ? candidate
      : { ...candidate, occasions: candidate.occasions.map((each) => ({ ...each, score: each.score + unseenPoints })) },
  );
  const mixed = yield* planRouteInSteps({ candidates: preferring, slot, iterations, random });
  const known = new Set(mixed.stops.filter(({ candidate: { seen, pinned } }) => seen && !pinned).map(({ candidate }) => candidate.id));
  // Fewer of them may be enough, but not fewer than what the slot asks for.
  const least = Math.max(1, slot.extent.minStops - unseen.length);
  for (let count = least; mixed.full && count < known.size; count += 1) {
    const few = new Set([...known].slice(0, count));
    const kept = preferring.filter(({ id, seen, pinned }) => !seen || pinned || few.has(id));
    const route = yield* planRouteInSteps({ candidates: kept, slot, iterations: Math.ceil(iterations * furtherShare), random });
    if (route.full) {
      return route;
    }
  }
  return isBetter(mixed, fresh, slot) ? mixed : fresh;
}

/**
 * The only code that decides when a visit begins: at the requested start, else at the next one that gives a full plan with all its meals, else at
 * the one with the most stops, of those with all meals if there are any (docs/rules/plans.md#the-next-full-start). Pure.
 */
export function* beginVisit(city: City, content: CatalogueCity, request: SearchRequest, around: Surroundings): Steps<Beginning> {
  const draft = (start: Start) => draftAt(city, content, request, start, around);
  if (request.startAt) {
    return { draft: draft(parseLocal(request.startAt)), probe: undefined };
  }
  const now = localNow(around.nowMs, city.timezone);
  let best: { draft: Draft; probe: Route; isFed: boolean } | undefined;
  for (const start of nextStarts(now, request.timeframe)) {
    const tried = draft(start);
    const places = tried.candidates.length;
    // Neither full nor better than what was found.
    if (best?.isFed && places < tried.slot.extent.minStops && places <= best.probe.stops.length) {
      continue;
    }
    const probe = yield* routeOf(tried, request, probeIterations);
    const isFed = keepsMeals(tried, probe);
    // A slot may begin later than the start that was tried, but not after the last one.
    if (probe.full && isFed && !tried.slot.isEvening && wallOf(tried.slot, tried.slot.start) <= latestStart[request.timeframe]) {
      return { draft: tried, probe };
    }
    if (best === undefined || (isFed && !best.isFed) || (isFed === best.isFed && probe.stops.length > best.probe.stops.length)) {
      best = { draft: tried, probe, isFed };
    }
  }
  return best ?? { draft: draft(now), probe: undefined };
}

/** When the plan of this request begins, `YYYY-MM-DDTHH:mm` in the city's local time. */
export function* visitStart(city: City, content: CatalogueCity, request: SearchRequest, around: Surroundings): Steps<string> {
  const { slot } = (yield* beginVisit(city, content, request, around)).draft;
  return slotText(slot, slot.start);
}
