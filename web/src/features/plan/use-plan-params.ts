import type { City } from '@city-genie/city-data/city';
import type { TimeframeId } from '@city-genie/city-data/timeframes';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOnceHydrated } from '../../ui/use-hydrated.js';
import { addSeen, idsOfState, maxIds, parseIds, withId, withoutId } from './id-lists.js';
import { firstSeed, formatPlanParams, nextSeed, type PlanParams, parsePlanParams, planChoice } from './plan-params.js';

/** Stored in the browser's history entry, next to the address. */
type EntryState = {
  /** Ids of the stops shown before. */
  seen: readonly string[];
  /** Stops pinned for the next plan, when they differ from the address: pinning alone changes no plan. */
  pinned?: readonly string[];
};

/** The plan that a step starts from. */
type ShownPlan = { ids: readonly string[]; start: string | undefined };

/** The choices without those that belong to one plan only. */
function chosen({ seed: _seed, pin: _pin, keep: _keep, exclude: _exclude, dry: _dry, ...rest }: PlanParams): PlanParams {
  return rest;
}

/** The current choices, and how to navigate to others. */
type Here = {
  params: PlanParams;
  seen: readonly string[];
  pinned: string[];
  go: (next: PlanParams, replace: boolean, entry: EntryState) => unknown;
};

/** Steps before there is a plan; they replace the history entry, except for the plan itself. */
function choosingSteps({ params, seen, go }: Here) {
  const choose = (change: Partial<PlanParams>) => go({ ...params, ...change }, true, { seen });
  const { startAt: _before, ...withoutStart } = params;
  return {
    pickMood: (mood: string) => choose({ mood }),
    pickTimeframe: (timeframe: TimeframeId) => choose({ timeframe }),
    /** Local `YYYY-MM-DDTHH:mm` of the city; undefined leaves the start to the server. */
    pickStart: (startAt: string | undefined) => go({ ...withoutStart, ...(startAt && { startAt }) }, true, { seen }),
    /** The same choices from the next start that gives a full plan. */
    startNow: () => go(withoutStart, true, { seen }),
    generate: () => go({ ...chosen(params), seed: firstSeed, view: 'plan' }, false, { seen: [] }),
    choose: () => go({ ...chosen(params), view: 'choose' }, false, { seen: [] }),
  };
}

/** Steps from one plan to another; the browser's Back undoes them. */
function replanningSteps({ params, seen, pinned, go }: Here) {
  const { seed = firstSeed, exclude = [] } = params;
  /** A changed plan with the same seed and the same start. */
  const replan = (change: Partial<PlanParams>, start: string | undefined) =>
    go({ ...params, pin: pinned, ...(start && { startAt: start }), ...change, view: 'plan' }, false, { seen });
  return {
    /** `shown`: ids of the stops on the page. */
    refresh: (shown: readonly string[]) =>
      go({ ...params, seed: nextSeed(seed), pin: pinned, keep: [], view: 'plan' }, false, { seen: addSeen(seen, shown) }),
    /** Puts a place into the plan and pins it. */
    putIn: (id: string, { start }: ShownPlan) =>
      replan({ pin: withId(pinned, id, maxIds.pin), keep: [], exclude: withoutId(exclude, id) }, start),
    /** Excludes a place; the plan is made again without it. */
    exclude: (id: string, { start }: ShownPlan) =>
      replan({ pin: withoutId(pinned, id), keep: [], exclude: withId(exclude, id, maxIds.exclude) }, start),
    /** Replaces a stop; the other stops stay. */
    swap: (id: string, { ids, start }: ShownPlan) => {
      const keep = ids.filter((other) => other !== id && !pinned.includes(other));
      return replan({ pin: withoutId(pinned, id), keep, exclude: withId(exclude, id, maxIds.exclude) }, start);
    },
    /** Allows excluded places again. */
    bringBack: () => replan({ exclude: [], keep: [] }, undefined),
    planDry: (dry: boolean) => replan({ dry }, undefined),
  };
}

/** Steps that don't change the plan: pins, and the view of it. */
function viewSteps({ params, seen, pinned, go }: Here) {
  return {
    pin: (id: string) => go(params, true, { seen, pinned: withId(pinned, id, maxIds.pin) }),
    unpin: (id: string) => go(params, true, { seen, pinned: withoutId(pinned, id) }),
    showCuisine: () => go({ ...params, view: 'cuisine' }, false, { seen, pinned }),
    showPlan: () => go({ ...params, view: 'plan' }, false, { seen, pinned }),
  };
}

/** The visitor's choices, which are stored in the address, and all steps that change them. */
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
    /** The body of the search, once all choices are made. */
    choice: planChoice(params),
    ...choosingSteps(here),
    ...replanningSteps(here),
    ...viewSteps(here),
  };
}

export type PlanSteps = ReturnType<typeof usePlanParams>;
