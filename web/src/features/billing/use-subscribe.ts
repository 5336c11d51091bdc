import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { subscriptionStart, useCreateSubscriptionMutation } from '../../api/create-subscription-api.js';
import { serverMessage } from '../../api/error-message.js';
import { toastShown } from '../../toasts/toast-slice.js';
import type { Plan } from './plans.js';

/** Asks the server to start a subscription, and says so when that fails. */
export function useSubscribe() {
  const dispatch = useDispatch();
  const [create, { originalArgs, isLoading }] = useCreateSubscriptionMutation();
  const [pending, setPending] = useState<Plan>();
  const [isActive, setActive] = useState(false);

  const start = async (plan: Plan) => {
    const outcome = await create({ priceId: plan.id });
    const started = subscriptionStart(outcome);
    setPending(started === 'pending' ? plan : undefined);
    setActive(started === 'active');
    const { data, error } = outcome;
    // Whoever isn't signed in any more is told so by the site.
    if (started === 'failed' && error?.code !== 'unauthenticated') {
      const text = data?.message || serverMessage(error) || 'Failed to create subscription. Please try again.';
      dispatch(toastShown({ tone: 'error', title: 'Subscription Error', text }));
    }
  };
  return { start, busyPlan: isLoading ? originalArgs?.priceId : undefined, pending, isActive, goBack: () => setPending(undefined) };
}
