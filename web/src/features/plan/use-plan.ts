import type { City } from '@city-genie/city-data/city';
import { localMinute } from '@city-genie/city-data/city-clock';
import type { SearchReply } from '@city-genie/contracts/search/routes';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { errorStatus } from '../../api/error-message.js';
import { useAskAgain } from '../../api/use-ask-again.js';
import { fieldsOf } from '../../ui/fields-of.js';
import { useKeptPlan } from './kept-plans/use-kept-plan.js';
import { planQuery, usePlanQuery } from './plan-api.js';
import type { PlanChoice } from './plan-params.js';

/** From here on a reply is slow: what is kept of the plan is shown meanwhile. */
const slowMs = 2500;

/** Whether something has lasted so long. */
function useIsLong(isOn: boolean, ms: number): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isOn) {
      setIsLong(false);
      return;
    }
    const timer = setTimeout(() => setIsLong(true), ms);
    return () => clearTimeout(timer);
  }, [isOn, ms]);
  return isOn && isLong;
}

function isUnderWay({ plan }: SearchReply, city: City): boolean {
  const now = localMinute(city.timezone, Date.now());
  return plan !== null && plan.start <= now && now < plan.end;
}

/** The kept copy of a plan that is under way, for whoever comes back to it, also by a link to their own plans: only a press plans anew. */
function useCopyUnderWay(city: City, isReturn: boolean) {
  const { kept, isLooking } = useKeptPlan(city, isReturn);
  const copy = useMemo(() => (kept && isUnderWay(kept.reply, city) ? kept.reply : undefined), [kept, city]);
  return { copy: isReturn ? copy : undefined, isLooking };
}

/** The plan of a choice: from the server, or the one that was kept of it while it is under way or there is no network. */
export function usePlan(city: City, choice: PlanChoice, seen: readonly string[]) {
  // A reload, Back and a link that was sent ask for nothing new, so nothing is announced.
  const unasked = useNavigationType() === 'POP';
  // Steps that change a plan, or go back to one, know of changes; Generate and Refresh begin without.
  const entry = fieldsOf(useLocation().state);
  const isStep = entry.has('acts');
  const { copy, isLooking: isLookingForCopy } = useCopyUnderWay(city, unasked || entry.get('own') === true);
  const isSpared = isLookingForCopy || copy !== undefined;
  const query = usePlanQuery(isSpared ? skipToken : { ...planQuery(city, choice, seen), unasked, isStep });
  const { data, error, refetch } = query;
  const isFetching = query.isFetching || isLookingForCopy;
  const fresh = query.currentData ?? copy;
  // A swap changes the plan in place: the previous plan stays until the reply arrives.
  const before = data?.plan?.seed === choice.seed ? data : undefined;
  const isSlow = useIsLong(query.isFetching && fresh === undefined && before === undefined, slowMs);
  const isUnreached = !isFetching && errorStatus(error) === 0;
  const { kept, others, isLooking } = useKeptPlan(city, isUnreached || isSlow);
  // A plan that was kept stays until somebody asks: the next one may be another.
  useAskAgain(isUnreached && !kept, refetch);
  // While it is asked for once more, what is kept stays; when the server refuses, its words are shown instead.
  const reply = fresh ?? (isFetching ? before : undefined) ?? (isFetching || isUnreached ? kept?.reply : undefined);
  return {
    /** For this very choice: from the server, or the copy that one walks by. */
    fresh,
    /** What is shown, if it has stops. */
    shown: reply?.recommendations.length ? reply : undefined,
    /** The plan that this one was to change, if there was one on the page. */
    before,
    /** Where it was kept, if it is shown because no reply came. */
    kept: reply !== undefined && reply !== fresh && reply === kept?.reply ? kept : undefined,
    /** What is kept of other plans, when this one got no reply and isn't kept. */
    others: isUnreached && !isLooking && !kept ? others : undefined,
    error,
    isFetching: isFetching || isLooking,
    onAgain: () => void refetch(),
  };
}
