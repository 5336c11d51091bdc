import type { City } from '@city-genie/city-data/city';
import type { TimeframeId } from '@city-genie/city-data/timeframes';
import { useLocation, useNavigate } from 'react-router-dom';
import { fieldsOf } from '../../ui/fields-of.js';
import { useOnceHydrated } from '../../ui/use-hydrated.js';
import { type Act, actsOfState } from './acts.js';
import { idsOfState, maxIds, parseIds } from './id-lists.js';
import { type Passed, passedOfState } from './passed.js';
import { chosen, firstSeed, formatPlanParams, type PlanParams, parsePlanParams, planChoice } from './plan-params.js';
import { type Way, waysOfState } from './ways.js';

/** Stored in the browser's history entry, next to the address. */
type EntryState = {
  /** Ids of the stops shown before. */
  seen: readonly string[];
  /** Stops pinned for the next plan, when they differ from the address: pinning alone changes no plan. */
  pinned?: readonly string[];
  /** What the visitor did to the plan that they can undo. */
  acts?: readonly Act[];
  /** Of a plan as if it stayed dry: the one that it was looked at from, as its query and the acts that led to it. */
  from?: { query: string; acts: readonly Act[] };
  /** Of a day under way: what lies behind, and the steps that it was planned anew by. */
  passed?: Passed;
  ways?: readonly Way[];
};

/** The current choices, and how to navigate to others. */
type Here = {
  params: PlanParams;
  seen: readonly string[];
  /** Stops that will stay on Refresh. */
  pinned: string[];
  acts: Act[];
  from: EntryState['from'];
  passed: Passed | undefined;
  ways: Way[];
  /** @returns true: it has gone there, unlike a step that finds nothing to do */
  go: (next: PlanParams, replace: boolean, entry: EntryState) => true;
  /** The choices of a query. */
  paramsOf: (query: string) => PlanParams;
};

/** Where a plan was looked at from, in a history entry's state, which is untrusted. */
function fromOfState(state: unknown): EntryState['from'] {
  const from = fieldsOf(state).get('from');
  const query = fieldsOf(from).get('query');
  return typeof query === 'string' ? { query, acts: actsOfState(from) } : undefined;
}

/** Steps before there is a plan; they replace the history entry, except for the plan itself. */
function choosingSteps({ params, seen, go }: Here) {
  const choose = (change: Partial<PlanParams>) => go({ ...params, ...change }, true, { seen });
  const { startAt: _before, ...withoutStart } = params;
  return {
    pickMood: (mood: string) => choose({ mood }),
    pickTimeframe: (timeframe: TimeframeId) => choose({ timeframe }),
    /** Without the places that a link asked for. */
    leaveOutPlaces: () => choose({ pin: [] }),
    /** Local `YYYY-MM-DDTHH:mm` of the city; undefined leaves the start to the server. */
    pickStart: (startAt: string | undefined) => go({ ...withoutStart, ...(startAt && { startAt }) }, true, { seen }),
    /** A place that a link asked for stays. */
    generate: () => go({ ...chosen(params), ...(params.pin && { pin: params.pin }), seed: firstSeed, view: 'plan' }, false, { seen: [] }),
  };
}

/** The visitor's choices, which are stored in the address, and the steps that lead to a plan; those of a plan are in `plan-steps.ts`. */
export function usePlanParams(city: City) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(useOnceHydrated(search, ''));
  const paramsOf = (text: string) => parsePlanParams(new URLSearchParams(text), city);
  const params: PlanParams = parsePlanParams(query, city);
  const seen = idsOfState(state, 'seen') ?? parseIds(query.get('seen'), maxIds.seen);
  const pinned = idsOfState(state, 'pinned') ?? params.pin ?? [];
  const go: Here['go'] = (next, replace, entry) => {
    void navigate({ search: formatPlanParams(next) }, { replace, state: entry });
    return true;
  };
  const here: Here = {
    params,
    seen,
    pinned,
    acts: actsOfState(state),
    from: fromOfState(state),
    passed: passedOfState(state),
    ways: waysOfState(state),
    go,
    paramsOf,
  };
  return {
    ...here,
    /** The body of the search, once all choices are made. */
    choice: planChoice(params),
    ...choosingSteps(here),
  };
}

export type ChoosingSteps = ReturnType<typeof usePlanParams>;
