import type { City } from '@city-genie/city-data/city';
import type { TimeframeId } from '@city-genie/city-data/timeframes';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOnceHydrated } from '../../ui/use-hydrated.js';
import { addSeen, idsOfState, maxIds, parseIds, withId, withoutId } from './id-lists.js';
import { firstSeed, formatPlanParams, nextSeed, type PlanParams, parsePlanParams, planChoice } from './plan-params.js';

/** Beside the address, in the entry of the browser's history. */
type EntryState = {
  /** Stops that were shown before. */
  seen: readonly string[];
  /** Stops marked to stay in the next plan, when they differ from the address: a mark alone changes no plan. */
  pinned?: readonly string[];
};

/** The plan that a step starts from. */
export type ShownPlan = { ids: readonly string[]; start: string | undefined };

/** The choices without what belongs to one plan alone. */
function chosen({ seed: _seed, pin: _pin, keep: _keep, exclude: _exclude, dry: _dry, ...rest }: PlanParams): PlanParams {
  return rest;
}

/** What the address says, and how to go on from there. */
type Here = {
  params: PlanParams;
  seen: readonly string[];
  pinned: string[];
  go: (next: PlanParams, replace: boolean, entry: EntryState) => unknown;
};

/** Steps before there is a plan; they leave no entry in the history but for the plan itself. */
function choosingSteps({ params, seen, go }: Here) {
  const choose = (change: Partial<PlanParams>) => go({ ...params, ...change }, true, { seen });
  const { startAt: _before, ...withoutStart } = params;
  return {
    pickMood: (mood: string) => choose({ mood }),
    pickTimeframe: (timeframe: TimeframeId) => choose({ timeframe }),
    /** Local `YYYY-MM-DDTHH:mm` of the city; undefined leaves the start to the server. */
    pickStart: (startAt: string | undefined) => go({ ...withoutStart, ...(startAt && { startAt }) }, true, { seen }),
    /** The same wishes from the next start that gives a full plan. */
    startNow: () => go(withoutStart, true, { seen }),
    generate: () => go({ ...chosen(params), seed: firstSeed, view: 'plan' }, false, { seen: [] }),
    choose: () => go({ ...chosen(params), view: 'choose' }, false, { seen: [] }),
  };
}

/** Steps from a plan to another one; they can be taken back with the browser's Back. */
function replanningSteps({ params, seen, pinned, go }: Here) {
  const { seed = firstSeed, exclude = [] } = params;
  /** Another plan of the same seed; it starts when the one on the page does. */
  const replan = (change: Partial<PlanParams>, start: string | undefined) =>
    go({ ...params, pin: pinned, ...(start && { startAt: start }), ...change, view: 'plan' }, false, { seen });
  return {
    /** `shown`: ids of the stops that the visitor has before them. */
    refresh: (shown: readonly string[]) =>
      go({ ...params, seed: nextSeed(seed), pin: pinned, keep: [], view: 'plan' }, false, { seen: addSeen(seen, shown) }),
    /** Puts a place into the plan, and keeps it there. */
    putIn: (id: string, { start }: ShownPlan) =>
      replan({ pin: withId(pinned, id, maxIds.pin), keep: [], exclude: withoutId(exclude, id) }, start),
    /** Never this one; the rest is planned again around it. */
    exclude: (id: string, { start }: ShownPlan) =>
      replan({ pin: withoutId(pinned, id), keep: [], exclude: withId(exclude, id, maxIds.exclude) }, start),
    /** Another one in its place, while the other stops stay. */
    swap: (id: string, { ids, start }: ShownPlan) => {
      const keep = ids.filter((other) => other !== id && !pinned.includes(other));
      return replan({ pin: withoutId(pinned, id), keep, exclude: withId(exclude, id, maxIds.exclude) }, start);
    },
    /** Excluded places may come again. */
    bringBack: () => replan({ exclude: [], keep: [] }, undefined),
    planDry: (dry: boolean) => replan({ dry }, undefined),
  };
}

/** Steps that leave the plan as it is: marks, and what is shown of it. */
function viewSteps({ params, seen, pinned, go }: Here) {
  return {
    pin: (id: string) => go(params, true, { seen, pinned: withId(pinned, id, maxIds.pin) }),
    unpin: (id: string) => go(params, true, { seen, pinned: withoutId(pinned, id) }),
    showCuisine: () => go({ ...params, view: 'cuisine' }, false, { seen, pinned }),
    showPlan: () => go({ ...params, view: 'plan' }, false, { seen, pinned }),
  };
}

/** The visitor's choices, which live in the address, and every step that changes them. */
export function usePlanParams(city: City) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(useOnceHydrated(search, ''));
  const params: PlanParams = parsePlanParams(query, city);
  const seen = idsOfState(state, 'seen') ?? parseIds(query.get('seen'), maxIds.seen);
  const pinned = idsOfState(state, 'pinned') ?? params.pin ?? [];
  const go = (next: PlanParams, replace: boolean, entry: EntryState) =>
    navigate({ search: formatPlanParams(next) }, { replace, state: entry });
  const here: Here = { params, seen, pinned, go };
  return {
    params,
    seen,
    /** Stops that will stay on Refresh. */
    pinned,
    /** The body of the search, when all of it was chosen. */
    choice: planChoice(params),
    ...choosingSteps(here),
    ...replanningSteps(here),
    ...viewSteps(here),
  };
}

export type PlanSteps = ReturnType<typeof usePlanParams>;
