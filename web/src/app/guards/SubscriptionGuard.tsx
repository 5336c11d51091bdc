import { type ReactNode, useEffect, useRef } from 'react';
import { toastShown } from '../../toasts/toast-slice.js';
import { selectNeedsPayment } from '../access.js';
import { useAppDispatch, useAppSelector } from '../hooks.js';

/**
 * Reminds a signed-in visitor who has yet to pay, once per visit of the page; anonymous visitors pass
 * (docs/rules/site.md#reminder-to-pay).
 */
export function SubscriptionGuard({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const needsPayment = useAppSelector(selectNeedsPayment);
  const reminded = useRef(false);

  useEffect(() => {
    if (needsPayment && !reminded.current) {
      reminded.current = true;
      dispatch(
        toastShown({
          tone: 'error',
          title: 'Payment Required',
          text: 'Please complete your subscription payment to access your account.',
        }),
      );
    }
  }, [needsPayment, dispatch]);

  return children;
}
