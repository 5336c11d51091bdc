import type { City } from '@city-genie/city-data/city';
import { serverMessage } from '../../api/error-message.js';
import { wholeDay } from './passed.js';
import type { PlanChoice } from './plan-params.js';
import type { PlanSteps } from './plan-steps.js';
import { usePlan } from './use-plan.js';
import { useReplan } from './use-replan.js';

/** The plan of a choice with the day that it belongs to, and what can be done with it. */
export function usePlanPage(city: City, choice: PlanChoice, steps: PlanSteps) {
  const plan = usePlan(city, choice, steps.seen);
  const { fresh, shown, kept, error, isFetching } = plan;
  const day = shown && wholeDay(shown, steps.passed);
  const failure = error && (serverMessage(error) ?? 'Please try again in a moment.');
  const replan = useReplan(steps, { reply: fresh, day, isBusy: isFetching, failure });
  return {
    ...plan,
    ...replan,
    /** The whole day. */
    day,
    /** Undefined for a plan that was saved, which is read-only. */
    ownSteps: kept ? undefined : steps,
  };
}
