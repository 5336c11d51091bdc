import type { City } from '@city-genie/city-data/city';
import type { MoodGuide } from '@city-genie/contracts/guide/routes';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { plansOwner, watchOwner } from '../../api/known-user.js';
import { type CuisineQuery, cuisineApi } from '../../features/cuisine/cuisine-api.js';
import { type KeptCuisine, type KeptPlan, mealsOf, planAddress, planLink } from '../../features/plan/kept-plans/kept-plan.js';
import { keepPlan } from '../../features/plan/kept-plans/kept-plans.js';
import { planApi, planQuery } from '../../features/plan/plan-api.js';
import type { PlanChoice } from '../../features/plan/plan-params.js';
import type { ChoosingSteps } from '../../features/plan/use-plan-params.js';
import { useAppDispatch } from '../hooks.js';
import type { AppDispatch } from '../store.js';
import { whenIdle } from '../when-idle.js';
import { cuisineRequest } from './cuisine-request.js';

const { cuisine } = cuisineApi.endpoints;

/** What is to be kept: a plan, and what the restaurants of its meals are asked for by. */
type Visit = { plan: KeptPlan; requests: readonly CuisineQuery[] };

/** Keeps a plan at once, and behind it the restaurants and the code that shows them. Ends early when the plan isn't shown any more. */
async function keepVisit({ plan, requests }: Visit, dispatch: AppDispatch, isOver: () => boolean): Promise<void> {
  await keepPlan(plan);
  await whenIdle();
  if (isOver()) {
    return;
  }
  // Without a network a press shows it; what can't be loaded now is missed then.
  import('./CityCuisine.js').catch(() => undefined);
  const replies = await Promise.all(requests.map((request) => dispatch(cuisine.initiate(request, { subscribe: false }))));
  const kept = requests.flatMap((request, index): KeptCuisine[] => {
    const reply = replies[index]?.data;
    return reply ? [{ request, reply }] : [];
  });
  if (!isOver() && kept.length > 0) {
    await keepPlan({ ...plan, cuisine: kept });
  }
}

/** Who was here when a reply came. A tab may show it still when they have logged out in another. */
const owners = new WeakMap<object, string>();

/** Whether a reply came while its reader was here; whoever came later keeps nothing of it. */
function isOf(reply: object, owner: string): boolean {
  const first = owners.get(reply) ?? owner;
  owners.set(reply, first);
  return first === owner;
}

type KeepVisitProps = { city: City; mood: MoodGuide | undefined; choice: PlanChoice; here: Pick<ChoosingSteps, 'params' | 'seen'> };

/** Keeps each plan that arrives for the street without a network (docs/rules/plans.md#kept-plans). Renders nothing. */
export function KeepVisit({ city, mood, choice, here }: KeepVisitProps) {
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const owner = useSyncExternalStore(watchOwner, plansOwner, () => undefined);
  const { currentData: reply } = planApi.endpoints.plan.useQueryState(planQuery(city, choice, here.seen));
  const link = reply?.plan && reply.recommendations.length > 0 ? planLink(city, here, reply.plan) : undefined;
  const address = planAddress(city, search);
  // Choice and steps are new objects with every step of the page; these texts say whether there is anything new to keep.
  const key =
    owner !== undefined && reply && link !== undefined && isOf(reply, owner) ? `${owner} ${link} ${address} ${mood?.id}` : undefined;
  const latest = useRef<Visit>(undefined);
  useEffect(() => {
    latest.current =
      reply && owner !== undefined && link !== undefined
        ? {
            plan: {
              ...{ owner, link, address, city: city.key, savedAtMs: Date.now(), timeframe: choice.timeframe, reply, cuisine: [] },
              mood: mood ? { id: mood.id, name: mood.name, color: mood.color } : { id: choice.mood },
            },
            requests: mealsOf(reply).map((meal) => cuisineRequest(city, choice, reply, meal)),
          }
        : undefined;
  });
  useEffect(() => {
    const visit = latest.current;
    if (key === undefined || !visit || visit.plan.reply !== reply) {
      return;
    }
    let isOver = false;
    void keepVisit(visit, dispatch, () => isOver);
    return () => {
      isOver = true;
    };
  }, [dispatch, key, reply]);
  return null;
}
