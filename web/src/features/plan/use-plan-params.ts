import type { City } from '@city-genie/city-data/city';
import type { TimeframeId } from '@city-genie/city-data/timeframes';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../ui/use-hydrated.js';
import { addSeen, firstSeed, formatPlanParams, nextSeed, type PlanParams, parsePlanParams, seenOf } from './plan-params.js';

/** The visitor's choices and every step that changes them; steps to another view can be taken back with the browser's Back. */
export function usePlanParams(city: City) {
  const hydrated = useHydrated();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const params: PlanParams = hydrated ? parsePlanParams(new URLSearchParams(search), city) : { view: 'choose' };
  const seen = seenOf(state);

  const go = (next: PlanParams, replace: boolean, nextSeen: readonly string[] = seen) =>
    navigate({ search: formatPlanParams(next) }, { replace, state: { seen: nextSeen } });

  return {
    params,
    seen,
    pickMood: (mood: string) => go({ ...params, mood }, true),
    pickTimeframe: (timeframe: TimeframeId) => go({ ...params, timeframe }, true),
    generate: () => go({ ...params, seed: firstSeed, view: 'plan' }, false, []),
    /** `shown`: ids of the stops that the visitor has before them (D54). */
    refresh: (shown: readonly string[]) =>
      go({ ...params, seed: nextSeed(params.seed ?? firstSeed), view: 'plan' }, false, addSeen(seen, shown)),
    showCuisine: () => go({ ...params, view: 'cuisine' }, false),
    showPlan: () => go({ ...params, view: 'plan' }, false),
    choose: () => {
      const { seed: _left, ...chosen } = params;
      return go({ ...chosen, view: 'choose' }, false, []);
    },
  };
}
