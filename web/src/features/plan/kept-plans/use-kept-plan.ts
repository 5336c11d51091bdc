import type { City } from '@city-genie/city-data/city';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { endOf, type KeptPlan, planAddress, planAt } from './kept-plan.js';
import { readKeptPlans } from './kept-plans.js';

type Found = { address: string; kept: KeptPlan | undefined; others: readonly KeptPlan[] };

/** What is there instead of the plan of this address. */
export type KeptInstead = {
  /** The plan of exactly this address. Another tab's never takes its place. */
  kept: KeptPlan | undefined;
  /** The other plans of this visitor whose day isn't over. */
  others: readonly KeptPlan[];
  isLooking: boolean;
};

const nothing = { kept: undefined, others: [] } as const;

/**
 * Looks among the kept plans when a plan got no reply.
 *
 * @param isUnreached whether no reply came at all; when the server has refused, its words are shown instead
 */
export function useKeptPlan(city: City, isUnreached: boolean): KeptInstead {
  const { search } = useLocation();
  const address = planAddress(city, search);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!isUnreached) {
      return;
    }
    let isOld = false;
    void readKeptPlans().then((plans) => {
      if (!isOld) {
        const kept = planAt(plans, address);
        setFound({ address, kept, others: plans.filter((plan) => plan !== kept && endOf(plan.reply) > Date.now()) });
      }
    });
    return () => {
      isOld = true;
    };
  }, [isUnreached, address]);
  // It stays while the plan is asked for once more.
  return found?.address === address ? { ...found, isLooking: false } : { ...nothing, isLooking: isUnreached };
}
