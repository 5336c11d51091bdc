import type { City } from '@city-genie/city-data/city';
import type { TimeframeId } from '@city-genie/city-data/timeframes';
import type { SearchRequest } from '@city-genie/contracts/search/routes';
import type { CatalogueCity, OpenPlace } from '../catalogue/catalogue.js';
import { type Afterwards, afterwardsOf } from './afterwards.js';
import { chooseAlternatives } from './alternatives.js';
import { fitsSlot } from './candidates.js';
import { type AskedStart, begunAt, type Draft, draftUntil, type Surroundings } from './draft.js';
import { mealTablesOf } from './meal-tables.js';
import { beginAfterMeal } from './meals.js';
import { isRevision, type RevisedVisit, type Revising, reviseVisitInSteps } from './revise-visit.js';
import { keepsPins, type Route } from './route-merit.js';
import { pinsIn } from './schedule.js';
import { isOfTheDay } from './score.js';
import { type WeatherUsed, weatherOf } from './sky.js';
import { nextQuarter } from './starts.js';
import { completed, type Steps } from './steps.js';
import { firstTable } from './tables.js';
import { type Beginning, beginVisit, routeOf, seedOf } from './visit-start.js';

export type VisitPlan = Omit<Draft, 'candidates'> & {
  asked: AskedStart;
  /** Of a changed plan: what it was, as the times of its stops by their ids. */
  before?: RevisedVisit['before'];
  route: Route;
  weather: WeatherUsed;
  seed: string;
  alternatives: OpenPlace[];
  afterwards: Afterwards;
};

type Planned = { draft: Draft; route: Route };
/** `before`: the times of the stops of the plan that was changed, by their ids. */
type Made = Planned & { before?: RevisedVisit['before'] };

/** Measured with `npm run judge`: what brings the gap to the best route near its limits in a tenth of a second. */
export const iterationsBySlot: Readonly<Record<TimeframeId, number>> = { '1-2-hours': 60, 'half-day': 180, 'full-day': 180 };
/** Few, because the list is read on a phone. */
const alternativesShown = 3;

/** A start without a full plan keeps its probe: a longer search is made only for full plans. */
function* finish({ draft, probe }: Beginning, request: SearchRequest): Steps<Route> {
  if (probe && !probe.full) {
    return probe;
  }
  const route = yield* routeOf(draft, request, iterationsBySlot[request.timeframe]);
  return probe && !route.full ? probe : route;
}

/** What may follow a half or full day. */
function afterwardsTo({ slot, sky = [] }: Draft, route: Route, request: SearchRequest, city: City, content: CatalogueCity): Afterwards {
  const last = route.stops.at(-1)?.candidate;
  if (!last || slot.timeframe.id === '1-2-hours') {
    return { tables: [], other: undefined, dinnerAt: undefined, ideas: [] };
  }
  const { mood, exclude = [] } = request;
  const meals = mealTablesOf(route, { content, slot, mood });
  const taken = meals.flatMap((meal) => (meal.atStop ? [] : (firstTable(meal) ?? [])));
  const final = meals.at(-1);
  // Who dines last is at the table when the plan ends, the way there counted.
  const isDinner = final?.pause.meal === 'dinner' && final.pause.end === route.end && !final.atStop;
  const table = isDinner ? firstTable(final) : undefined;
  return afterwardsOf(content, {
    slot,
    mood,
    sky,
    end: route.end,
    at: table?.open.restaurant.geo ?? last.geo,
    hasDinner: route.pauses.some(({ meal }) => meal === 'dinner'),
    dinner: city.meals.dinner,
    named: new Set(taken.map(({ open }) => open.restaurant.id)),
    without: new Set(exclude),
    stops: route.stops.map(({ candidate }) => candidate),
  });
}

/** A longer plan has nothing beside it that can't be begun after so many minutes. */
const lateDoorMinutes = 60;

/** Places beside the plan, those that weren't seen yet before the others. `following`: those that may follow it. */
function alternativesTo(
  { ranked, fitting, slot }: Draft,
  route: Route,
  request: SearchRequest,
  following: readonly OpenPlace[],
): OpenPlace[] {
  if (route.stops.length === 0) {
    return [];
  }
  const inRoute = new Set(route.stops.map(({ candidate }) => candidate.id));
  const taken = new Set([...inRoute, ...following.map(({ place }) => place.id)]);
  const seen = new Set(request.seen);
  const inPlan = ranked.filter(({ open: { place } }) => inRoute.has(place.id)).map(({ open }) => open);
  // A plan has no use for what closes before it begins, nor for a door that shuts within its first hour.
  const time = { ...slot, start: route.start + (slot.timeframe.id === '1-2-hours' ? 0 : lateDoorMinutes) };
  const left = ranked.filter(({ open: { place } }) => {
    const candidate = fitting.get(place.id);
    return candidate && fitsSlot(candidate, time) && !taken.has(place.id);
  });
  const unseen = left.filter(({ open: { place } }) => !seen.has(place.id));
  // What lies apart is seldom a stop, so it has its days beside the plan.
  const ofTheDay = unseen.filter(({ open: { place } }) => isOfTheDay(place, request.seed, slot.date)).slice(0, 1);
  const first = ofTheDay.map(({ open }) => open);
  const others = unseen.filter((each) => !ofTheDay.includes(each));
  const fresh = [...first, ...chooseAlternatives(others, inPlan, alternativesShown - first.length, first)];
  const known = left.filter(({ open: { place } }) => seen.has(place.id));
  return [...fresh, ...chooseAlternatives(known, inPlan, alternativesShown - fresh.length, fresh)];
}

/** What all plans of a request are made of. */
type Sources = { city: City; content: CatalogueCity; request: SearchRequest; around: Surroundings };

/** The same plan, begun so many elapsed minutes after midnight: it ends later, too. */
function* replanned({ draft: { start } }: Planned, begin: number, { city, content, request, around }: Sources): Steps<Planned> {
  const draft = begunAt(city, content, request, begin, { start, around });
  return { draft, route: yield* routeOf(draft, request, iterationsBySlot[request.timeframe]) };
}

/** A plan in which one long visit leaves no time for a meal begins after the meal. */
function* begunFed(planned: Planned, sources: Sources): Steps<Planned> {
  const { draft, route } = planned;
  const begin = route.stops.length > 0 && sources.request.startAt !== undefined ? beginAfterMeal(draft.slot, route) : undefined;
  if (begin === undefined) {
    return planned;
  }
  const other = yield* replanned(planned, begin, sources);
  return other.route.stops.length > 0 && pinsIn(other.route) >= pinsIn(route) ? other : planned;
}

/**
 * A plan may begin later than its slot, because it was cut or the first door opens later. While it lacks a pin, the slot is planned again from
 * then on.
 */
function* begunLater(planned: Planned, sources: Sources): Steps<Planned> {
  const { draft, route } = planned;
  if (keepsPins(draft, route) || route.stops.length === 0 || route.start <= draft.slot.start) {
    return planned;
  }
  const other = yield* replanned(planned, route.start, sources);
  if (pinsIn(other.route) <= pinsIn(route)) {
    return planned;
  }
  // Once more only as far as that leaves a plan of its length.
  const again = yield* begunLater(other, sources);
  return again.route.full ? again : other;
}

/** A plan that isn't made of another one. */
function* plannedAnew(sources: Sources): Steps<Made> {
  const { city, content, request, around } = sources;
  if (request.startAt !== undefined && request.until !== undefined) {
    const draft = draftUntil(city, content, { ...request, startAt: request.startAt, until: request.until }, around);
    return { draft, route: yield* routeOf(draft, request, iterationsBySlot[request.timeframe]) };
  }
  const beginning = yield* beginVisit(city, content, request, around);
  const first = { draft: beginning.draft, route: yield* finish(beginning, request) };
  return yield* begunLater(yield* begunFed(first, sources), sources);
}

/** A plan changed; where nothing of it can be kept, and no end is set, a new one. */
function* revised(request: Revising, sources: Sources): Steps<Made> {
  const { city, content, around } = sources;
  const changed = yield* reviseVisitInSteps(city, content, request, around);
  const isKept = changed.route.stops.some(({ candidate }) => changed.before.has(candidate.id));
  if (isKept || request.until !== undefined) {
    return changed;
  }
  return { ...(yield* plannedAnew(sources)), before: changed.before };
}

/**
 * The plan for a request. Without `startAt`, it is the next start that gives a full plan, else the best short plan; with `base`, it is that one, changed.
 * Pure: depends on its arguments alone.
 */
export function* planVisitInSteps(city: City, content: CatalogueCity, request: SearchRequest, around: Surroundings): Steps<VisitPlan> {
  const sources = { city, content, request, around };
  const { draft: chosen, route, before } = yield* isRevision(request) ? revised(request, sources) : plannedAnew(sources);
  const { candidates: _, ...draft } = chosen;
  const asked = { at: request.startAt ?? nextQuarter(around.nowMs, city.timezone), isNow: request.startAt === undefined };
  const afterwards = afterwardsTo(chosen, route, request, city, content);
  const following = afterwards.ideas.map(({ open }) => open);
  const weather = request.weather === 'dry' ? 'dry' : weatherOf(draft.sky ?? [], { from: route.start, to: route.end });
  return {
    ...draft,
    ...(before && { before }),
    asked,
    route,
    weather,
    seed: seedOf(request),
    afterwards,
    alternatives: alternativesTo(chosen, route, request, following),
  };
}

/** `planVisitInSteps` at once. */
export function planVisit(city: City, content: CatalogueCity, request: SearchRequest, around: Surroundings): VisitPlan {
  return completed(planVisitInSteps(city, content, request, around));
}
