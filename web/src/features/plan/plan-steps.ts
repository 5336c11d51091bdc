import type { MealName } from '@city-genie/city-data/city';
import { addSeen, maxIds, withId, withoutId } from './id-lists.js';
import { chosen, firstSeed, formatPlanParams, nextSeed, type PlanParams } from './plan-params.js';
import type { ChoosingSteps } from './use-plan-params.js';

/** The plan that a step starts from. */
type ShownPlan = { ids: readonly string[]; start: string | undefined };

/** Steps from one plan to another; the browser's Back undoes them. */
function replanningSteps({ params, seen, pinned, go }: ChoosingSteps) {
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
function viewSteps({ params, seen, pinned, go }: ChoosingSteps) {
  return {
    pin: (id: string) => go(params, true, { seen, pinned: withId(pinned, id, maxIds.pin) }),
    unpin: (id: string) => go(params, true, { seen, pinned: withoutId(pinned, id) }),
    /** The restaurants of a meal of the plan; without one, of its first. */
    showCuisine: (meal?: MealName) => go({ ...params, ...(meal && { meal }), view: 'cuisine' }, false, { seen, pinned }),
    /** Goes from one meal's restaurants to another's. */
    pickMeal: (meal: MealName) => go({ ...params, meal }, true, { seen, pinned }),
    showPlan: () => go({ ...params, view: 'plan' }, false, { seen, pinned }),
    choose: () => go({ ...chosen(params), view: 'choose' }, false, { seen: [] }),
  };
}

/** Steps away from a start that can't be planned. */
function startSteps({ params, seen, go }: ChoosingSteps) {
  const { startAt: _before, ...withoutStart } = params;
  return {
    /** The same choices from the next start that gives a full plan. */
    startNow: () => go(withoutStart, true, { seen }),
    /** The choices again, without the start. */
    chooseAnew: () => go({ ...chosen(withoutStart), view: 'choose' }, false, { seen: [] }),
    /** The query string of the same choices with another start. */
    queryAt: (startAt: string) => formatPlanParams({ ...params, startAt }),
  };
}

/** All steps of a plan, and the choices that led to it. */
export function planSteps(here: ChoosingSteps) {
  return { ...here, ...replanningSteps(here), ...viewSteps(here), ...startSteps(here) };
}

export type PlanSteps = ReturnType<typeof planSteps>;
