import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { createSubscriptionApi, type SubscriptionStart, subscriptionStart } from '../../api/create-subscription-api.js';
import { serverMessage } from '../../api/error-message.js';
import { paths } from '../../app/paths.js';
import type { CallDispatch } from '../../forms/form-rules.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { Button } from '../../ui/Button.js';
import { buttonClass } from '../../ui/button-class.js';
import { Notice } from '../../ui/Notice.js';
import { PaymentWait } from './PaymentWait.js';
import { accountCreated } from './register-api.js';

/** An ordered number (docs/rules/site.md#numbers-that-were-ordered). */
const startDelayMs = 100;

/**
 * That a failure with such words is a payment that waits was ordered for this step. Our own service never answers so: without a payment
 * provider it replies with `isPlaceholder` (docs/rules/payment.md#without-a-payment-provider).
 */
const saysPlaceholder = (message = '') => /not fully configured|placeholder/i.test(message);

type Step = 'waiting' | SubscriptionStart;

/** Asks the server to set up the payment of a new account. Repeating it is safe. */
async function startSubscription(user: CurrentUser, dispatch: CallDispatch): Promise<SubscriptionStart> {
  const request = { priceId: user.subscriptionPlan, tempUserId: user.id };
  const outcome = await dispatch(createSubscriptionApi.endpoints.createSubscription.initiate(request, { track: false }));
  return saysPlaceholder(serverMessage(outcome.error)) ? 'pending' : subscriptionStart(outcome);
}

/** The second step of registration: the payment is set up, waits, or isn't needed. */
export function PaymentStep({ user }: { user: CurrentUser }) {
  const dispatch = useDispatch<CallDispatch>();
  const [step, setStep] = useState<Step>('waiting');

  useEffect(() => {
    if (step !== 'waiting') {
      return;
    }
    const start = async () => {
      const next = await startSubscription(user, dispatch);
      setStep(next);
      if (next === 'pending') {
        // In place of the toast that asks for the payment: it can't be made yet.
        dispatch(accountCreated());
      }
      if (next === 'failed') {
        dispatch(toastShown({ tone: 'error', title: 'Payment Setup Failed', text: 'Could not set up payment. Please try again.' }));
      }
    };
    const timer = setTimeout(() => void start(), startDelayMs);
    return () => clearTimeout(timer);
  }, [step, user, dispatch]);

  switch (step) {
    case 'waiting':
      return <PaymentWait />;
    case 'pending':
      return (
        <Notice
          role="status"
          title="Payment Setup Pending"
          text="Your account is made, and nothing was charged. We will ask for the payment when you log in and payments are open."
          isSmall
        >
          <Link to={paths.login} className={buttonClass()}>
            Continue to Login
          </Link>
        </Notice>
      );
    case 'active':
      return (
        <Notice role="status" title="Your subscription is active" text="There is nothing to pay. Log in, and every city is open." isSmall>
          <Link to={paths.login} className={buttonClass()}>
            Continue to Login
          </Link>
        </Notice>
      );
    case 'failed':
      return (
        <Notice title="Your payment isn't set up yet" text="Your account is safe. Try again here, or later when you log in." isSmall>
          <Button onClick={() => setStep('waiting')}>Try again</Button>
          <Link to={paths.login} className={buttonClass('secondary')}>
            Continue to Login
          </Link>
        </Notice>
      );
  }
}
