import type { City } from '@city-genie/city-data/city';
import type { SearchReply } from '@city-genie/contracts/search/routes';
import { serverMessage } from '../../api/error-message.js';
import { wholeDay } from './passed.js';
import type { PlanChoice } from './plan-params.js';
import type { PlanSteps } from './plan-steps.js';
import { usePlan } from './use-plan.js';
import { useReplan } from './use-replan.js';

/** The plan of a choice with the day that it belongs to, and what can be done with it. */
export function usePlanPage(city: City, choice: PlanChoice, steps: PlanSteps) {
  const plan = usePlan(city, choice, steps.seen);
  const { fresh, kept, error, isFetching } = plan;
  const failure = error && (serverMessage(error) ?? 'Please try again in a moment.');
  const whole = (reply: SearchReply | undefined) => reply && wholeDay(reply, steps.passed);
  const replan = useReplan(steps, { reply: fresh, onPage: plan.shown ?? plan.before, day: whole(plan.shown), isBusy: isFetching, failure });
  // A step that was refused leaves the page as it is, with what is unfolded, and where it was scrolled to.
  const shown = plan.shown ?? (replan.isTakenBack ? plan.before : undefined);
  return {
    ...plan,
    ...replan,
    shown,
    /** The whole day. */
    day: whole(shown),
    /** Undefined for a plan that was saved, which is read-only. */
    ownSteps: kept ? undefined : steps,
  };
}
