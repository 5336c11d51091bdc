import { termsVersion } from '@city-genie/contracts/auth/terms';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { createSubscriptionApi, type SubscriptionStart, subscriptionStart } from '../../api/create-subscription-api.js';
import { serverMessage } from '../../api/error-message.js';
import { useSiteConfigQuery } from '../../api/site-config-api.js';
import { mailedToState, paidReason } from '../../features/auth/login-reason.js';
import { PaymentWait } from '../../features/auth/PaymentWait.js';
import { accountCreated } from '../../features/auth/register-api.js';
import type { Registered } from '../../features/auth/registered-state.js';
import type { CallDispatch } from '../../forms/form-rules.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { Button } from '../../ui/Button.js';
import { buttonClass } from '../../ui/button-class.js';
import { SimulatedPayments } from '../../ui/late/SimulatedPayments.js';
import { textLink } from '../../ui/link-class.js';
import { Notice } from '../../ui/Notice.js';
import { useAppDispatch } from '../hooks.js';
import { useIsPaid } from '../late/use-is-paid.js';
import { paths } from '../paths.js';

const PaymentForm = lazy(async () => ({ default: (await import('../../features/billing/PaymentForm.js')).PaymentForm }));

/** An ordered number (docs/rules/site.md#numbers-that-were-ordered). */
const startDelayMs = 100;

/**
 * That a failure with such words is a payment that waits was ordered for this step. Our own service never answers so: without a payment
 * provider it replies with `isPlaceholder` (docs/rules/payment.md#without-a-payment-provider).
 */
const saysPlaceholder = (message = '') => /not fully configured|placeholder/i.test(message);

/** `over`: the server doesn't know this page's account any more, since an hour has passed, or somebody else has registered. */
type Step = { at: 'waiting' } | { at: 'over' } | SubscriptionStart;

/** Asks the server to set up the payment of a new account. Repeating it is safe. */
async function startSubscription(user: Registered, dispatch: CallDispatch): Promise<SubscriptionStart | { at: 'over' }> {
  const request = { priceId: user.subscriptionPlan, tempUserId: user.id };
  const outcome = await dispatch(createSubscriptionApi.endpoints.createSubscription.initiate(request, { track: false }));
  const { code } = outcome.error ?? {};
  if (code === 'unauthenticated' || code === 'forbidden') {
    return { at: 'over' };
  }
  return saysPlaceholder(serverMessage(outcome.error)) ? { at: 'pending' } : subscriptionStart(outcome);
}

/** Sets the payment up, a moment after the account was made. */
function useStart(user: Registered) {
  const dispatch = useAppDispatch();
  const [step, setStep] = useState<Step>({ at: 'waiting' });
  const isWaiting = step.at === 'waiting';
  useEffect(() => {
    if (!isWaiting) {
      return;
    }
    const start = async () => {
      const next = await startSubscription(user, dispatch);
      setStep(next);
      if (next.at === 'pending') {
        // In place of the toast that asks for the payment: it can't be made yet.
        dispatch(accountCreated());
      }
      if (next.at === 'failed') {
        dispatch(toastShown({ tone: 'error', title: 'Payment Setup Failed', text: 'Could not set up payment. Please try again.' }));
      }
    };
    const timer = setTimeout(() => void start(), startDelayMs);
    return () => clearTimeout(timer);
  }, [isWaiting, user, dispatch]);
  const renew = async (): Promise<SubscriptionStart> => {
    const next = await startSubscription(user, dispatch);
    if (next.at !== 'over') {
      return next;
    }
    setStep(next);
    return { at: 'failed' };
  };
  return { step, setStep, renew };
}

const later = (
  <Link to={paths.login} className={buttonClass('secondary')}>
    Continue to Login
  </Link>
);

/** The second step of registration: the payment is set up and made, waits, or isn't needed. */
export function PaymentStep({ user }: { user: Registered }) {
  const { step, setStep, renew } = useStart(user);
  const { data: config, isError, refetch } = useSiteConfigQuery();
  const isPaid = useIsPaid(user.id);
  if (step.at === 'waiting' || (step.at === 'form' && !config && !isError)) {
    return <PaymentWait />;
  }
  if (step.at === 'pending') {
    const text = 'Your account is made, and nothing was charged. We will ask for the payment when you log in and payments are open.';
    return (
      <Notice role="status" title="Payment Setup Pending" text={text} isSmall>
        <Link to={paths.login} className={buttonClass()}>
          Continue to Login
        </Link>
      </Notice>
    );
  }
  if (step.at === 'over') {
    const text =
      'This page can’t go on with it. Your account is safe: open the link in our mail, then log in, and pay there if it is still open.';
    return (
      <Notice role="status" title="The payment goes on after you log in" text={text} isSmall>
        <Link to={paths.login} className={buttonClass()}>
          Continue to Login
        </Link>
      </Notice>
    );
  }
  if (step.at === 'active') {
    return (
      <Notice role="status" title="Your subscription is active" text="There is nothing to pay. Log in, and every city is open." isSmall>
        <Link to={paths.afterPayment} state={paidReason(user.email)} className={buttonClass()}>
          Continue to Login
        </Link>
      </Notice>
    );
  }
  if (step.at === 'failed' || !config) {
    const again = () => (step.at === 'failed' ? setStep({ at: 'waiting' }) : void refetch());
    return (
      <Notice title="Your payment isn't set up yet" text="Your account is safe. Try again here, or later when you log in." isSmall>
        <Button onClick={again}>Try again</Button>
        {later}
      </Notice>
    );
  }
  return (
    <Suspense fallback={<PaymentWait />}>
      {config.arePaymentsSimulated && (
        <div className="mb-6">
          <SimulatedPayments />
        </div>
      )}
      <PaymentForm
        started={step.started}
        config={config}
        termsVersion={termsVersion}
        payer="registration"
        stateAfter={mailedToState(user.email)}
        isPaid={isPaid}
        renew={renew}
        onActive={() => setStep({ at: 'active' })}
      >
        <p className="max-w-prose text-small text-pretty text-ink-soft">
          You can also pay later, when you{' '}
          <Link to={paths.login} className={textLink}>
            log in
          </Link>
          .
        </p>
      </PaymentForm>
    </Suspense>
  );
}
