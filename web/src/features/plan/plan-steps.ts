import type { MealName } from '@city-genie/city-data/city';
import type { SearchReply } from '@city-genie/contracts/search/routes';
import { type Act, baseWithout, settled } from './acts.js';
import { baseId, baseOf } from './base-stops.js';
import { addSeen, maxIds, withId, withoutId } from './id-lists.js';
import { chosen, firstSeed, formatPlanParams, nextSeed, type PlanParams } from './plan-params.js';
import type { ChoosingSteps } from './use-plan-params.js';

/** The plan that a step starts from. */
export type ShownPlan = Pick<SearchReply, 'recommendations' | 'changes'> & { start: string };

/** Steps from one plan to another; the browser's Back undoes them. */
function replanningSteps({ params, seen, pinned, acts, go }: ChoosingSteps) {
  const { base: _base, ...unchanged } = params;
  const { seed = firstSeed, exclude = [] } = params;
  /** A plan made anew with the same seed. */
  const replan = (change: Partial<PlanParams>) => go({ ...unchanged, pin: pinned, ...change, view: 'plan' }, false, { seen });
  /** The plan on the page, changed: with the same seed and the same start. */
  const revise = ({ start }: ShownPlan, change: Partial<PlanParams>, nextActs: readonly Act[]) =>
    go({ ...params, startAt: params.startAt ?? start, pin: pinned, keep: [], ...change, view: 'plan' }, false, { seen, acts: nextActs });
  const after = ({ recommendations, changes }: ShownPlan, act: Pick<Act, 'kind' | 'id' | 'name'>): Act[] => [
    ...settled(acts, changes),
    { ...act, wasPinned: pinned.includes(act.id), before: baseOf(recommendations) },
  ];
  const leaveOut = (id: string, shown: ShownPlan) => {
    const name = shown.recommendations.find((stop) => stop.id === id)?.title ?? '';
    const change = { base: baseOf(shown.recommendations), pin: withoutId(pinned, id), exclude: withId(exclude, id, maxIds.exclude) };
    return revise(shown, change, after(shown, { kind: 'leftOut', id, name }));
  };
  return {
    /** `shown`: ids of the stops on the page. */
    refresh: (shown: readonly string[]) =>
      go({ ...unchanged, seed: nextSeed(seed), pin: pinned, keep: [], view: 'plan' }, false, { seen: addSeen(seen, shown) }),
    /** Puts a place into the plan and pins it. */
    putIn: (id: string, name: string, shown: ShownPlan) => {
      const change = { base: baseOf(shown.recommendations), pin: withId(pinned, id, maxIds.pin), exclude: withoutId(exclude, id) };
      return revise(shown, change, after(shown, { kind: 'putIn', id, name }));
    },
    /** Leaves a stop out; another one comes, and the other stops stay. */
    leaveOut,
    /** Undoes one of the acts, whenever it was; the other stops stay. */
    undo: (act: Act, shown: ShownPlan) => {
      const all = settled(acts, shown.changes);
      const done = all[acts.indexOf(act)] ?? act;
      // The latest act gives the plan back as it was, to the minute.
      const base = act === acts.at(-1) && !act.came ? done.before : baseWithout(done, baseOf(shown.recommendations));
      const back = base.map(baseId);
      const pin = [...pinned.filter((id) => id !== done.id && !done.came?.includes(id)), ...(done.wasPinned ? [done.id] : [])];
      return revise(
        shown,
        { base, pin, exclude: exclude.filter((id) => !back.includes(id)) },
        all.filter((each) => each !== done),
      );
    },
    /** Allows excluded places again. */
    bringBack: () => replan({ exclude: [], keep: [] }),
    planDry: (dry: boolean) => replan({ dry }),
  };
}

/** Steps that don't change the plan: pins, and the view of it. */
function viewSteps({ params, seen, pinned, acts, go }: ChoosingSteps) {
  return {
    pin: (id: string) => go(params, true, { seen, pinned: withId(pinned, id, maxIds.pin), acts }),
    unpin: (id: string) => go(params, true, { seen, pinned: withoutId(pinned, id), acts }),
    /** The restaurants of a meal of the plan; without one, of its first. */
    showCuisine: (meal?: MealName) => go({ ...params, ...(meal && { meal }), view: 'cuisine' }, false, { seen, pinned, acts }),
    /** Goes from one meal's restaurants to another's. */
    pickMeal: (meal: MealName) => go({ ...params, meal }, true, { seen, pinned, acts }),
    showPlan: () => go({ ...params, view: 'plan' }, false, { seen, pinned, acts }),
    choose: () => go({ ...chosen(params), view: 'choose' }, false, { seen: [] }),
  };
}

/** Steps away from a start that can't be planned. */
function startSteps({ params, seen, go }: ChoosingSteps) {
  const { startAt: _before, base: _base, ...withoutStart } = params;
  return {
    /** The same choices from the next start that gives a full plan. */
    startNow: () => go(withoutStart, true, { seen }),
    /** The choices again, without the start. */
    chooseAnew: () => go({ ...chosen(withoutStart), view: 'choose' }, false, { seen: [] }),
    /** The query string of the same choices with another start. */
    queryAt: (startAt: string) => formatPlanParams({ ...withoutStart, startAt }),
  };
}

/** All steps of a plan, and the choices that led to it. */
export function planSteps(here: ChoosingSteps) {
  return { ...here, ...replanningSteps(here), ...viewSteps(here), ...startSteps(here) };
}

export type PlanSteps = ReturnType<typeof planSteps>;
