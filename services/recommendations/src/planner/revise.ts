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
import { firstStopMinutes, isMostlyLived, startedInTime } from './waiting.js';

export type Revision = {
  /** Of the plan as it stands, those that stay, in order. */
  kept: readonly KeptStop[];
  /** Where a stop was taken out that is to be replaced: the id of the kept stop that comes after it, if one does. In order. */
  gaps: readonly (string | undefined)[];
  /** What may take such a place: those that are preferred before all. */
  replacements: readonly (readonly Candidate[])[];
  /** Pinned places that are to come in, wherever that disturbs least. */
  putIn: readonly Candidate[];
  slot: Slot;
  random: () => Random;
};

type Attempt = { stays: Stays; slot: Slot };
type Tried = { route: Route; merit: number[]; isWhole: boolean };

/** Points of an idle minute: somebody who changes a plan would rather wait a little than have the rest at another hour. */
const patience = 2;
/** A pin is tried everywhere with visits of their length and with short ones, and then in earnest where it did best. */
const attemptsInBrief = 2;
const positionsInEarnest = 3;
/** Enough for a problem in which nearly everything is given. */
const iterations = 60;

/** Where the first stop that is kept comes much later, nothing is to come in before it, and nobody asks for it sooner: the day begins with it. */
function begunWith(slot: Slot, kept: readonly KeptStop[], opening: Opening | undefined): Slot {
  const first = kept[0]?.times?.arrive ?? slot.start;
  return opening?.at !== 0 && first - slot.start > firstStopMinutes ? { ...slot, start: first } : slot;
}

function* routeKeeping(kept: readonly KeptStop[], opening: Opening | undefined, attempt: Attempt, random: Random): Steps<Route> {
  const { stays } = attempt;
  const slot = begunWith(attempt.slot, kept, opening);
  const { start, latestEnd, extent } = slot;
  const problem = problemKeeping(kept, opening, { slot, stays, idleCost: patience });
  const { order } = yield* solveInSteps(problem, { iterations, random });
  const bounds = { start, latestEnd };
  const itinerary = itineraryOf(order, choicesOf(candidatesOf(kept, opening), slot, stays), slot);
  const timing = schedule(filled(withoutNeedlessWaits(itinerary, bounds), bounds, extent.minMinutes), bounds);
  const begun = startedInTime(timing ?? { stops: [], pauses: [], start, end: start });
  return { ...begun, full: begun.stops.length >= extent.minStops && livedIn(begun) >= extent.minMinutes };
}

/** How well a route keeps what it should: pins, stops, what was to come in, meals, times, and how near one is to the other. */
function meritOf({ stops, pauses }: Route, kept: readonly KeptStop[], opening: Opening | undefined): number[] {
  const idsOf = (candidates: readonly Candidate[]) => new Set(candidates.map(({ id }) => id));
  const coming = idsOf(opening?.candidates ?? []);
  const pins = idsOf([...kept.map(({ candidate }) => candidate), ...(opening?.candidates ?? [])].filter(({ pinned }) => pinned));
  const timeOf = new Map(kept.map(({ candidate, times }) => [candidate.id, times?.arrive]));
  const shifts = stops.flatMap(({ candidate, arrive }) => {
    const before = timeOf.get(candidate.id);
    return before === undefined ? [] : [Math.abs(arrive - before)];
  });
  return [
    stops.filter(({ candidate }) => pins.has(candidate.id)).length,
    stops.filter(({ candidate }) => timeOf.has(candidate.id)).length,
    stops.filter(({ candidate }) => coming.has(candidate.id)).length,
    pauses.length,
    shifts.filter((minutes) => minutes <= slackMinutes).length,
    -shifts.reduce((sum, minutes) => sum + minutes, 0),
    -stops.reduce((sum, { leg }) => sum + (leg?.minutes ?? 0), 0),
  ];
}

/** Whether nothing was lost, and everybody is on time. */
function isWhole(
  { stops, pauses }: Route,
  merit: readonly number[],
  kept: readonly KeptStop[],
  opening: Opening | undefined,
  slot: Slot,
): boolean {
  const timed = kept.filter(({ times }) => times).length;
  return stops.length === kept.length + (opening ? 1 : 0) && pauses.length === slot.pauses.length && merit[4] === timed;
}

/** The best route that keeps these stops: with visits of their length, else shorter ones, else later meals; so many attempts at most. */
function* best(kept: readonly KeptStop[], opening: Opening | undefined, { slot, random }: Revision, most = 4): Steps<Tried> {
  const late = withLateMeals(slot);
  const attempts: readonly Attempt[] = [
    { stays: 'typical', slot },
    { stays: 'min', slot },
    ...(slot.pauses.length > 0
      ? ([
          { stays: 'typical', slot: late },
          { stays: 'min', slot: late },
        ] as const)
      : []),
  ];
  let found: Tried = { route: { stops: [], pauses: [], start: slot.start, end: slot.start, full: false }, merit: [], isWhole: false };
  for (const attempt of attempts.slice(0, most)) {
    const route = yield* routeKeeping(kept, opening, attempt, random());
    const merit = meritOf(route, kept, opening);
    if (found.merit.length === 0 || leadOf(merit, found.merit) > 0) {
      found = { route, merit, isWhole: isWhole(route, merit, kept, opening, slot) };
    }
    if (found.isWhole) {
      break;
    }
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

/** The first of the replacements with which nothing is lost, else the best; where none comes in, the others alone. */
function* replaced(kept: readonly KeptStop[], at: number, revision: Revision): Steps<Route> {
  const alone = yield* best(kept, undefined, revision);
  let found: Tried = alone;
  for (const candidates of revision.replacements) {
    const left = candidates.filter(({ id }) => !kept.some(({ candidate }) => candidate.id === id));
    const tried = yield* best(kept, { candidates: left, at }, revision);
    found = leadOf(tried.merit, found.merit) > 0 ? tried : found;
    if (tried.isWhole) {
      break;
    }
  }
  return found.route;
}

/** With the pinned place where it disturbs least: all positions are tried briefly, the best ones in earnest. */
function* insertedBest(kept: readonly KeptStop[], candidate: Candidate, revision: Revision): Steps<Route> {
  const tried: (Tried & { opening: Opening })[] = [];
  for (let at = 0; at <= kept.length; at += 1) {
    const opening = { candidates: [candidate], at };
    tried.push({ opening, ...(yield* best(kept, opening, revision, attemptsInBrief)) });
  }
  const ranked = tried.toSorted((a, b) => leadOf(b.merit, a.merit)).slice(0, positionsInEarnest);
  const whole = ranked.find(({ isWhole: isDone }) => isDone);
  let found: Tried | undefined = whole;
  for (const { opening } of whole ? [] : ranked) {
    const each = yield* best(kept, opening, revision);
    found = !found || leadOf(each.merit, found.merit) > 0 ? each : found;
  }
  return found?.route ?? (yield* best(kept, undefined, revision)).route;
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
  for (const next of revision.gaps) {
    const index = kept.findIndex(({ candidate }) => candidate.id === next);
    route = yield* replaced(kept, index < 0 ? kept.length : index, revision);
    kept = keptFrom(route.stops, kept, revision.replacements.flat());
  }
  const changed = route ?? (yield* best(kept, undefined, revision)).route;
  if (isMostlyLived(changed)) {
    return changed;
  }
  // At their times one would stand about for hours: the stops follow one another as they can.
  const untimed = keptFrom(changed.stops, kept, []).map(({ candidate }) => ({ candidate, times: undefined }));
  const closer = (yield* best(untimed, undefined, revision)).route;
  return closer.stops.length === changed.stops.length && waitIn(closer) < waitIn(changed) ? closer : changed;
}
