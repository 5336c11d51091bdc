import type { Candidate } from './candidates.js';
import { solveInSteps } from './engine/solve.js';
import { candidatesOf, type KeptStop, type Opening, problemKeeping, slackMinutes } from './keep-order.js';
import { filled, withoutNeedlessWaits } from './lengthen.js';
import { withLateMeals } from './meals.js';
import { itineraryOf } from './plan-route.js';
import type { Random } from './random.js';
import { leadOf, type Route } from './route-merit.js';
import { livedIn, schedule, type TimedStop, waitIn } from './schedule.js';
import type { Slot } from './slot.js';
import { choicesOf, type Stays } from './slot-problem.js';
import type { Steps } from './steps.js';
import { inBearableWeather } from './under-sky.js';
import { firstStopMinutes, isMostlyLived, startedInTime } from './waiting.js';

export type Revision = {
  /** Of the plan as it stands, those that stay, in order. */
  kept: readonly KeptStop[];
  /** Where a stop was taken out that is to be replaced: the ids of the stops that came after it. In order. */
  gaps: readonly (readonly string[])[];
  /** What may take such a place: those that are preferred before all. */
  replacements: readonly (readonly Candidate[])[];
  /** Pinned places that are to come in, wherever that disturbs least. */
  putIn: readonly Candidate[];
  slot: Slot;
  random: () => Random;
};

type Attempt = { stays: Stays; slot: Slot };
/**
 * `content`: the pins, stops, meals and newcomers that a route has; `times`: how many stops are on time, and by how little the others and the ways
 * are off. `isWhole`: nothing was lost, and everybody is on time.
 */
type Tried = { route: Route; content: readonly number[]; times: readonly number[]; isWhole: boolean };

/** Points of an idle minute: somebody who changes a plan would rather wait a little than have the rest at another hour. */
const patience = 2;
/** A pin is tried everywhere with the usual meals, and then in earnest where it did best. */
const positionsInEarnest = 3;
/** Enough for a problem in which nearly everything is given. */
const iterations = 60;

/**
 * When a day may begin: with the first stop that is kept, where that comes much later, nothing is to come in before it, and nobody asks for it sooner; and
 * as it was asked to, since a meal or the end may need that stop sooner.
 */
function startsOf(slot: Slot, kept: readonly KeptStop[], opening: Opening | undefined): Slot[] {
  const first = kept[0]?.times?.arrive ?? slot.start;
  const isLate = opening?.at !== 0 && first - slot.start > firstStopMinutes && first < slot.latestEnd;
  return isLate ? [{ ...slot, start: first }, slot] : [slot];
}

function* routeKeeping(kept: readonly KeptStop[], opening: Opening | undefined, attempt: Attempt, random: Random): Steps<Route> {
  const { stays, slot } = attempt;
  const { start, latestEnd, extent } = slot;
  const problem = problemKeeping(kept, opening, { slot, stays, idleCost: patience });
  const { order } = yield* solveInSteps(problem, { iterations, random });
  const bounds = { start, latestEnd };
  const itinerary = itineraryOf(order, choicesOf(candidatesOf(kept, opening), slot, stays), slot);
  const timing = schedule(filled(withoutNeedlessWaits(itinerary, bounds), bounds, extent.minMinutes), bounds);
  const begun = startedInTime(timing ?? { stops: [], pauses: [], start, end: start });
  return { ...begun, full: begun.stops.length >= extent.minStops && livedIn(begun) >= extent.minMinutes };
}

/** A route, and how well it keeps what it should. */
function triedOf(route: Route, kept: readonly KeptStop[], opening: Opening | undefined, slot: Slot): Tried {
  const { stops, pauses } = route;
  const coming = opening?.candidates ?? [];
  const pins = new Set([...kept.map(({ candidate }) => candidate), ...coming].filter(({ pinned }) => pinned).map(({ id }) => id));
  const comingIds = new Set(coming.map(({ id }) => id));
  const timeOf = new Map(kept.map(({ candidate, times }) => [candidate.id, times?.arrive]));
  const shifts = stops.flatMap(({ candidate, arrive }) => {
    const before = timeOf.get(candidate.id);
    return before === undefined ? [] : [Math.abs(arrive - before)];
  });
  const onTime = shifts.filter((minutes) => minutes <= slackMinutes).length;
  const timed = kept.filter(({ times }) => times).length;
  return {
    route,
    content: [
      stops.filter(({ candidate }) => pins.has(candidate.id)).length,
      stops.filter(({ candidate }) => timeOf.has(candidate.id)).length,
      pauses.length,
      stops.filter(({ candidate }) => comingIds.has(candidate.id)).length,
    ],
    times: [onTime, -shifts.reduce((sum, minutes) => sum + minutes, 0), -stops.reduce((sum, { leg }) => sum + (leg?.minutes ?? 0), 0)],
    isWhole: stops.length === kept.length + (opening ? 1 : 0) && pauses.length === slot.pauses.length && onTime === timed,
  };
}

/** The one that keeps more; of equal ones the one whose times are better, else the first. */
function betterOf(first: Tried, second: Tried): Tried {
  return (leadOf(second.content, first.content) || leadOf(second.times, first.times)) > 0 ? second : first;
}

/** Attempts without one of the meals, and without any: a stop may be kept then. */
function withFewerMeals(slot: Slot): Attempt[] {
  const { pauses } = slot;
  const fewer = [
    ...(pauses.length > 1 ? pauses.map((pause) => pauses.filter((other) => other !== pause)) : []),
    ...(pauses.length > 0 ? [[]] : []),
  ];
  return fewer.map((left) => ({ stays: 'min', slot: { ...slot, pauses: left } }));
}

/** The best route that keeps these stops: with visits of their length, else later meals, else with shorter visits; begun late before soon. `isBrief`: with the usual meals only. */
function* best(kept: readonly KeptStop[], opening: Opening | undefined, { slot, random }: Revision, isBrief = false): Steps<Tried> {
  const slots = startsOf(slot, kept, opening).flatMap((each) =>
    each.pauses.length > 0 && !isBrief ? [each, withLateMeals(each)] : [each],
  );
  const attempts = (['typical', 'min'] as const).flatMap((stays) => slots.map((each): Attempt => ({ stays, slot: each })));
  const { start } = slot;
  let found = triedOf({ stops: [], pauses: [], start, end: start, full: false }, kept, opening, slot);
  for (const attempt of attempts) {
    found = betterOf(found, triedOf(yield* routeKeeping(kept, opening, attempt, random()), kept, opening, slot));
    if (found.isWhole) {
      return found;
    }
  }
  const isLost = kept.some(({ candidate: { id } }) => !found.route.stops.some((stop) => stop.candidate.id === id));
  for (const attempt of isLost && !isBrief ? withFewerMeals(slot) : []) {
    found = betterOf(found, triedOf(yield* routeKeeping(kept, opening, attempt, random()), kept, opening, slot));
  }
  return found;
}

/** The stops of a route as they are to be kept from now on; those that had times keep them. */
function keptFrom(stops: readonly TimedStop[], kept: readonly KeptStop[], came: readonly Candidate[]): KeptStop[] {
  const known = new Map(kept.map((stop) => [stop.candidate.id, stop]));
  return stops.flatMap(({ candidate: { id }, arrive, leave }) => {
    const candidate = came.find((each) => each.id === id);
    return known.get(id) ?? (candidate ? [{ candidate, times: { arrive, leave } }] : []);
  });
}

/** The candidates that are none of these stops, and not much the same as one. */
function unlike(kept: readonly KeptStop[], candidates: readonly Candidate[]): Candidate[] {
  const alike = new Set(kept.map(({ candidate }) => candidate.alike));
  return candidates.filter(
    (candidate) =>
      !kept.some(({ candidate: { id } }) => id === candidate.id) && (candidate.alike === undefined || !alike.has(candidate.alike)),
  );
}

/** With a replacement of the first list in which the best is no worse than those of later lists; where none comes in, the others alone. */
function* replaced(kept: readonly KeptStop[], at: number, revision: Revision): Steps<Route> {
  let found = yield* best(kept, undefined, revision);
  for (const candidates of revision.replacements) {
    const tried = yield* best(kept, { candidates: unlike(kept, candidates), at }, revision);
    found = leadOf(tried.content, found.content) > 0 ? tried : found;
    if (tried.isWhole) {
      break;
    }
  }
  return found.route;
}

/** The place without visits that the weather spoils, where it has others, and then with all of them. */
function underSkies(candidate: Candidate): Candidate[] {
  const fair = inBearableWeather([candidate]).filter(({ occasions }) => occasions.length < candidate.occasions.length);
  return [...fair, candidate];
}

/** With the pinned place where it disturbs least: all positions are tried briefly, in fair hours first, and the best ones in earnest. */
function* insertedBest(kept: readonly KeptStop[], candidate: Candidate, revision: Revision): Steps<Route> {
  const isBefore = (a: Tried, b: Tried) => leadOf(b.content, a.content) || leadOf(b.times, a.times);
  let found = yield* best(kept, undefined, revision);
  for (const each of underSkies(candidate)) {
    const tried: (Tried & { opening: Opening })[] = [];
    for (let at = 0; at <= kept.length; at += 1) {
      const opening = { candidates: [each], at };
      tried.push({ opening, ...(yield* best(kept, opening, revision, true)) });
    }
    let here: Tried | undefined = tried.sort(isBefore)[0];
    for (const { opening } of here?.isWhole ? [] : tried.slice(0, positionsInEarnest)) {
      const again: Tried = yield* best(kept, opening, revision);
      here = here ? betterOf(here, again) : again;
    }
    // In the rain only where that keeps more.
    found = here && leadOf(here.content, found.content) > 0 ? here : found;
    if (here?.isWhole) {
      break;
    }
  }
  return found.route;
}

/** A plan changed and otherwise kept: its stops stay in order and, where they can, at their times. Pure. */
export function* reviseInSteps(revision: Revision): Steps<Route> {
  let kept = revision.kept;
  let route: Route | undefined;
  // What was asked for comes before what comes instead.
  for (const candidate of revision.putIn) {
    route = yield* insertedBest(kept, candidate, revision);
    kept = keptFrom(route.stops, kept, [candidate]);
  }
  for (const following of revision.gaps) {
    const index = kept.findIndex(({ candidate }) => following.includes(candidate.id));
    route = yield* replaced(kept, index < 0 ? kept.length : index, revision);
    kept = keptFrom(route.stops, kept, revision.replacements.flat());
  }
  const changed = route ?? (yield* best(kept, undefined, revision)).route;
  // A wait before the first stop is none: the plan begins with it.
  const begun = isMostlyLived(changed) ? changed : { ...changed, ...startedInTime(changed, 0) };
  if (isMostlyLived(begun)) {
    return begun;
  }
  // At their times one would stand about for hours: the stops follow one another as they can.
  const untimed = keptFrom(changed.stops, kept, []).map(({ candidate }) => ({ candidate, times: undefined }));
  const closer = (yield* best(untimed, undefined, revision)).route;
  const isWhole = closer.stops.length === changed.stops.length && closer.pauses.length >= changed.pauses.length;
  return isWhole && waitIn(closer) < waitIn(changed) ? closer : changed;
}

/**
 * Routes with one of these places instead of a stop, and the others in their order: at their times, and as they follow one another then; none when none
 * fits so. The candidates of their stops are those of the search: whoever takes one maps them back. Pure.
 */
export function* exchangedInSteps(
  route: Route,
  at: number,
  candidates: readonly Candidate[],
  { slot, random }: Pick<Revision, 'slot' | 'random'>,
): Steps<Route[]> {
  const kept = route.stops.toSpliced(at, 1).map(({ candidate, arrive, leave }) => ({ candidate, times: { arrive, leave } }));
  const asked = { ...slot, pauses: slot.pauses.filter(({ meal }) => route.pauses.some((pause) => pause.meal === meal)) };
  const opening = { candidates: unlike(kept, candidates), at };
  const attempt: Attempt = { stays: 'typical', slot: asked };
  const found = triedOf(yield* routeKeeping(kept, opening, attempt, random()), kept, opening, asked);
  if (!found.isWhole) {
    return [];
  }
  const known = new Map([...candidates, ...route.stops.map(({ candidate }) => candidate)].map((candidate) => [candidate.id, candidate]));
  const untimed = found.route.stops.flatMap(({ candidate: { id } }) => {
    const candidate = known.get(id);
    return candidate ? [{ candidate, times: undefined }] : [];
  });
  const closer = triedOf(yield* routeKeeping(untimed, undefined, attempt, random()), untimed, undefined, asked);
  return [found.route, ...(closer.isWhole ? [closer.route] : [])];
}
