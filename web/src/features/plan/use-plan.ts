import type { City } from '@city-genie/city-data/city';
import { useNavigationType } from 'react-router-dom';
import { errorStatus } from '../../api/error-message.js';
import { useKeptPlan } from './kept-plans/use-kept-plan.js';
import { planQuery, usePlanQuery } from './plan-api.js';
import type { PlanChoice } from './plan-params.js';

/** The plan of a choice: from the server, or the one that was kept of it while there is no network. */
export function usePlan(city: City, choice: PlanChoice, seen: readonly string[]) {
  // A reload, Back and a link that was sent ask for nothing new, so nothing is announced.
  const unasked = useNavigationType() === 'POP';
  const { currentData, data, error, isFetching, refetch } = usePlanQuery({ ...planQuery(city, choice, seen), unasked });
  // A swap changes the plan in place: the previous plan stays until the reply arrives.
  const isSwap = isFetching && data?.plan?.seed === choice.seed;
  const isUnreached = !isFetching && errorStatus(error) === 0;
  const { kept, others, isLooking } = useKeptPlan(city, isUnreached);
  // While it is asked for once more, what is kept stays; when the server refuses, its words are shown instead.
  const reply = currentData ?? (isSwap ? data : undefined) ?? (isFetching || isUnreached ? kept?.reply : undefined);
  return {
    /** From the server, for this very choice. */
    fresh: currentData,
    /** What is shown, if it has stops. */
    shown: reply?.recommendations.length ? reply : undefined,
    /** Where it was kept, if it is shown because no reply came. */
    kept: reply !== undefined && reply === kept?.reply ? kept : undefined,
    /** What is kept of other plans, when this one got no reply and isn't kept. */
    others: isUnreached && !isLooking && !kept ? others : undefined,
    error,
    isFetching: isFetching || isLooking,
    onAgain: () => void refetch(),
  };
}
