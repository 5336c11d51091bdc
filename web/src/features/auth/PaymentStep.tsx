import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import type { CallDispatch } from '../../forms/form-rules.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { Button } from '../../ui/Button.js';
import { buttonClass } from '../../ui/button-class.js';
import { Notice } from '../../ui/Notice.js';
import { PaymentWait } from './PaymentWait.js';
import { registerApi } from './register-api.js';

/** An ordered number (docs/rules/site.md#numbers-that-were-ordered). */
const startDelayMs = 100;

/** No payment provider is configured; the account can be paid for later. */
const isPlaceholder = (message = '') => /not fully configured|placeholder/i.test(message);

type Step = 'waiting' | 'pending' | 'failed';

/** Asks the server to set up the payment of a new account. Repeating it is safe. */
async function startSubscription(userId: string, dispatch: CallDispatch): Promise<Step> {
  const request = { priceId: 'monthly', tempUserId: userId };
  const { data, error } = await dispatch(registerApi.endpoints.startSubscription.initiate(request, { track: false }));
  if (data) {
    // The payment form comes with payments; until then a secret has no use here.
    return data.isPlaceholder || data.success || isPlaceholder(data.message) ? 'pending' : 'failed';
  }
  return 'message' in error && isPlaceholder(error.message) ? 'pending' : 'failed';
}

/** The second step of registration: the payment is set up, or waits. */
export function PaymentStep({ user }: { user: CurrentUser }) {
  const dispatch = useDispatch<CallDispatch>();
  const [step, setStep] = useState<Step>('waiting');

  useEffect(() => {
    if (step !== 'waiting') {
      return;
    }
    const start = async () => {
      const next = await startSubscription(user.id, dispatch);
      setStep(next);
      if (next === 'failed') {
        dispatch(toastShown({ tone: 'error', title: 'Payment Setup Failed', text: 'Could not set up payment. Please try again.' }));
      }
    };
    const timer = setTimeout(() => void start(), startDelayMs);
    return () => clearTimeout(timer);
  }, [step, user.id, dispatch]);

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
