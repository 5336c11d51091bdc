import type { MealName } from '@city-genie/city-data/city';
import type { SearchReply } from '@city-genie/contracts/search/routes';
import { type Act, settled, stored } from './acts.js';
import { baseId, type Standing, standingOf } from './base-stops.js';
import { addSeen, maxIds, withId, withoutId } from './id-lists.js';
import { chosen, firstSeed, formatPlanParams, nextSeed, type PlanParams } from './plan-params.js';
import { actsWithout, withoutAct } from './undo.js';
import type { ChoosingSteps } from './use-plan-params.js';
import { waySteps } from './way-steps.js';

/** The plan that a step starts from. */
export type ShownPlan = Pick<SearchReply, 'recommendations'> & { start: string; pauses: readonly { meal: MealName }[] };

/** Ids of the stops that make room when a plan has other places from a stop on: none where all of them are pinned. */
export function toRenewFrom(id: string, { recommendations }: Pick<ShownPlan, 'recommendations'>, pinned: readonly string[]): string[] {
  const at = recommendations.findIndex((stop) => stop.id === id);
  const following = at < 0 ? [] : recommendations.slice(at);
  return following.map((stop) => stop.id).filter((each) => !pinned.includes(each));
}

/** Steps to another plan; the browser's Back undoes them. */
function replanningSteps({ params, seen, pinned, acts, from, passed, ways, go, paramsOf }: ChoosingSteps) {
  const { base: _base, meals: _meals, until: _until, from: _from, ...unchanged } = params;
  const day = { ...(passed && { passed }), ways };
  const { seed = firstSeed } = params;
  /** A plan made anew with the same seed. */
  const replan = (change: Partial<PlanParams>) => go({ ...unchanged, pin: pinned, ...change, view: 'plan' }, false, { seen });
  return {
    /** `shown`: ids of the stops on the page. */
    refresh: (shown: readonly string[]) =>
      go({ ...unchanged, seed: nextSeed(seed), pin: pinned, keep: [], view: 'plan' }, false, { seen: addSeen(seen, shown) }),
    /** Allows excluded places again: a plan that was changed has those of them back that it had. */
    bringBack: () =>
      go({ ...params, pin: pinned, exclude: [], keep: [], view: 'plan' }, false, { seen, acts, ...day, ...(from && { from }) }),
    /** Looks at the plan as if it stayed dry, made anew. */
    planDry: () =>
      go({ ...unchanged, pin: pinned, dry: true, view: 'plan' }, false, { seen, from: { query: formatPlanParams(params), acts } }),
    /** Goes back to the plan that one came from, with its changes and the pins set meanwhile; else to a new one for the forecast. */
    planForecast: () => (from ? go(paramsOf(from.query), false, { seen, pinned, acts: from.acts }) : replan({ dry: false })),
  };
}

/** Steps that change the plan and keep its other stops; the browser's Back undoes them, too. Each returns whether it went anywhere. */
function changingSteps({ params, seen, pinned, acts, from, passed, ways, go }: ChoosingSteps) {
  const { exclude = [] } = params;
  const nowOf = ({ recommendations, pauses }: ShownPlan) => standingOf(recommendations, pauses);
  /** The plan on the page, changed: with the same seed and the same start. */
  const revise = ({ start }: ShownPlan, { stops, meals }: Standing, change: Partial<PlanParams>, nextActs: readonly Act[]) => {
    const changed = { ...params, startAt: params.startAt ?? start, base: stops, meals, keep: [], ...change, view: 'plan' as const };
    return go(changed, false, { seen, acts: nextActs, ways, ...(passed && { passed }), ...(from && { from }) });
  };
  const after = (shown: ShownPlan, act: Pick<Act, 'kind' | 'id' | 'name'>): Act[] => {
    const now = nowOf(shown);
    return [...stored(settled(acts, now)), { ...act, wasPinned: pinned.includes(act.id), before: now }];
  };
  return {
    /** Puts a place into the plan and pins it. */
    putIn: (id: string, name: string, shown: ShownPlan) => {
      const change = { pin: withId(pinned, id, maxIds.pin), exclude: withoutId(exclude, id) };
      return revise(shown, nowOf(shown), change, after(shown, { kind: 'putIn', id, name }));
    },
    /** Leaves a stop out; another one comes, and the other stops stay. */
    leaveOut: (id: string, shown: ShownPlan) => {
      const name = shown.recommendations.find((stop) => stop.id === id)?.title ?? '';
      const change = { pin: withoutId(pinned, id), exclude: withId(exclude, id, maxIds.exclude) };
      return revise(shown, nowOf(shown), change, after(shown, { kind: 'leftOut', id, name }));
    },
    /** Other places for a stop and those after it that aren't pinned; those before it stay. */
    renewFrom: (id: string, shown: ShownPlan) => {
      const old = toRenewFrom(id, shown, pinned);
      const [first] = old;
      const change = { pin: pinned, exclude: old.reduce((list, each) => withId(list, each, maxIds.exclude), exclude) };
      const name = shown.recommendations.find((stop) => stop.id === first)?.title ?? '';
      return first !== undefined && revise(shown, nowOf(shown), change, after(shown, { kind: 'renewed', id: first, name }));
    },
    /** Undoes one of the acts, whenever it was; the other stops stay. */
    undo: (act: Act, shown: ShownPlan) => {
      const now = nowOf(shown);
      const all = settled(acts, now);
      const done = all[acts.indexOf(act)];
      if (!done) {
        return false;
      }
      const standing = withoutAct(done, now);
      const back = standing.stops.map(baseId);
      const pin = [...pinned.filter((id) => id !== done.id && !done.came.includes(id)), ...(done.wasPinned ? [done.id] : [])];
      return revise(shown, standing, { pin, exclude: exclude.filter((id) => !back.includes(id)) }, stored(actsWithout(done, all)));
    },
  };
}

/** Steps that don't change the plan: pins, and the view of it. */
function viewSteps({ params, go, ...here }: ChoosingSteps) {
  const { seen, pinned, acts, from, passed, ways } = here;
  const entry = { seen, pinned, acts, ways, ...(passed && { passed }), ...(from && { from }) };
  return {
    pin: (id: string) => go(params, true, { ...entry, pinned: withId(here.pinned, id, maxIds.pin) }),
    unpin: (id: string) => go(params, true, { ...entry, pinned: withoutId(here.pinned, id) }),
    /** The restaurants of a meal of the plan; without one, of its first. */
    showCuisine: (meal?: MealName) => go({ ...params, ...(meal && { meal }), view: 'cuisine' }, false, entry),
    /** Goes from one meal's restaurants to another's. */
    pickMeal: (meal: MealName) => go({ ...params, meal }, true, entry),
    showPlan: () => go({ ...params, view: 'plan' }, false, entry),
    choose: () => go({ ...chosen(params), view: 'choose' }, false, { seen: [] }),
  };
}

/** Steps away from a start that can't be planned. */
function startSteps({ params, seen, go }: ChoosingSteps) {
  const { startAt: _before, base: _base, meals: _meals, until: _until, from: _from, ...withoutStart } = params;
  return {
    /** The same choices from the next start that gives a full plan. */
    startNow: () => go(withoutStart, true, { seen }),
    /** The same, as a step of its own: Back leads to the plan that it was. */
    startOwn: () => go(withoutStart, false, { seen }),
    /** The choices again, without the start. */
    chooseAnew: () => go({ ...chosen(withoutStart), view: 'choose' }, false, { seen: [] }),
    /** The query string of the same choices with another start. */
    queryAt: (startAt: string) => formatPlanParams({ ...withoutStart, startAt }),
  };
}

/** All steps of a plan, and the choices that led to it. */
export function planSteps(here: ChoosingSteps) {
  return { ...here, ...replanningSteps(here), ...changingSteps(here), ...waySteps(here), ...viewSteps(here), ...startSteps(here) };
}

export type PlanSteps = ReturnType<typeof planSteps>;
