import type { City } from '@city-genie/city-data/city';
import { useNavigationType } from 'react-router-dom';
import { errorStatus } from '../../api/error-message.js';
import { planQuery, usePlanQuery } from './plan-api.js';
import type { PlanChoice } from './plan-params.js';
import { useLastPlan } from './use-last-plan.js';

/** The plan of a choice: from the server, or the last one that was shown while there is no network. */
export function usePlan(city: City, choice: PlanChoice, seen: readonly string[]) {
  // A reload, Back and a link that was sent ask for nothing new, so nothing is announced.
  const unasked = useNavigationType() === 'POP';
  const { currentData, data, error, isFetching, refetch } = usePlanQuery({ ...planQuery(city, choice, seen), unasked });
  // A swap changes the plan in place: the previous plan stays until the reply arrives.
  const isSwap = isFetching && data?.plan?.seed === choice.seed;
  const lastPlan = useLastPlan(city, choice, currentData, errorStatus(error) === 0);
  const reply = currentData ?? (isSwap ? data : undefined) ?? (error ? lastPlan?.reply : undefined);
  const isLastPlan = reply !== undefined && reply === lastPlan?.reply;
  return {
    /** From the server, for this very choice. */
    fresh: currentData,
    /** What is shown, if it has stops. */
    shown: reply?.recommendations.length ? reply : undefined,
    lastPlan: isLastPlan ? lastPlan : undefined,
    error,
    isFetching,
    onAgain: () => void refetch(),
  };
}
