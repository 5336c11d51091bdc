import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { createSubscriptionApi, type SubscriptionStart, subscriptionStart } from '../../api/create-subscription-api.js';
import { serverMessage } from '../../api/error-message.js';
import type { CallDispatch } from '../../forms/form-rules.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { monthly, type Plan } from './plans.js';

const request = (plan: Plan, dispatch: CallDispatch) =>
  dispatch(createSubscriptionApi.endpoints.createSubscription.initiate({ priceId: plan.id }, { track: false }));

/** Says why it couldn't be started, unless the site does: whoever isn't signed in any more is told so. */
function tellFailure({ data, error }: Awaited<ReturnType<typeof request>>, dispatch: CallDispatch): void {
  if (error?.code !== 'unauthenticated') {
    const text = data?.message || serverMessage(error) || 'Failed to create subscription. Please try again.';
    dispatch(toastShown({ tone: 'error', title: 'Subscription Error', text }));
  }
}

/**
 * Asks the server to start a subscription, and says so when that fails. The monthly one is asked for as soon as it is known that the
 * visitor has yet to pay, so that its form is there sooner; the server starts none twice. If that fails, nobody has pressed anything, so
 * nothing is said.
 */
export function useSubscribe(hasYetToPay: boolean) {
  const dispatch = useDispatch<CallDispatch>();
  const [busyPlan, setBusyPlan] = useState<Plan>();
  const [chosen, setChosen] = useState<{ plan: Plan; start: SubscriptionStart }>();
  const [isActive, setActive] = useState(false);
  const [hasGuarantee, setGuarantee] = useState(true);
  const isPrepared = useRef(false);
  const prepared = useRef<ReturnType<typeof request>>(undefined);

  useEffect(() => {
    if (hasYetToPay && !isPrepared.current) {
      isPrepared.current = true;
      const asked = request(monthly, dispatch);
      prepared.current = asked;
      void asked.then((outcome) => {
        const start = subscriptionStart(outcome);
        if (start.at === 'active') {
          setActive(true);
        } else if (start.at === 'form') {
          setGuarantee(start.started.due.isWithdrawable);
        }
      });
    }
  }, [hasYetToPay, dispatch]);

  /** Takes what was prepared; another plan, or another time, is asked for anew. */
  const ask = async (plan: Plan) => {
    const asked = plan === monthly ? prepared.current : undefined;
    prepared.current = undefined;
    const outcome = asked && (await asked);
    return outcome && subscriptionStart(outcome).at !== 'failed' ? outcome : request(plan, dispatch);
  };

  /** @returns whether the plan's payment takes the plans' place */
  const choose = async (plan: Plan): Promise<boolean> => {
    setBusyPlan(plan);
    const outcome = await ask(plan);
    setBusyPlan(undefined);
    const start = subscriptionStart(outcome);
    if (start.at === 'active') {
      setActive(true);
      return false;
    }
    if (start.at === 'failed') {
      tellFailure(outcome, dispatch);
      return false;
    }
    setChosen({ plan, start });
    return true;
  };

  return {
    choose,
    busyPlan,
    chosen,
    isActive,
    /** False for whoever has used the guarantee, as soon as that is known. */
    hasGuarantee,
    setActive: () => setActive(true),
    renew: async (plan: Plan) => subscriptionStart(await request(plan, dispatch)),
  };
}
