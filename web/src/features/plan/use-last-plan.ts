import type { City } from '@city-genie/city-data/city';
import type { SearchReply } from '@city-genie/contracts/search/routes';
import { useEffect, useMemo } from 'react';
import { keepLastPlan, type LastPlan, readLastPlan } from './last-plan.js';
import type { PlanChoice } from './plan-params.js';

/** Saves each plan that arrives, and returns the last one while the network is unavailable. */
export function useLastPlan(city: City, choice: PlanChoice, reply: SearchReply | undefined, isOffline: boolean): LastPlan | undefined {
  const { mood, timeframe } = choice;
  useEffect(() => {
    if (reply?.plan && reply.recommendations.length > 0) {
      keepLastPlan(city.key, { savedAtMs: Date.now(), mood, timeframe, reply });
    }
  }, [city, mood, timeframe, reply]);
  return useMemo(() => (isOffline ? readLastPlan(city.key) : undefined), [city, isOffline]);
}
