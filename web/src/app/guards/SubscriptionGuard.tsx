import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toastShown } from '../../toasts/toast-slice.js';
import { selectHasDecided, selectNeedsPayment } from '../access.js';
import { useAppDispatch, useAppSelector } from '../hooks.js';
import { paths } from '../paths.js';

const key = 'city-genie.asked-to-pay';

/** Whether this browser session has yet to be asked; from then on it has been. */
function isFirstTime(): boolean {
  try {
    const isFirst = sessionStorage.getItem(key) === null;
    sessionStorage.setItem(key, '1');
    return isFirst;
  } catch {
    // Without storage every visit would be the first, and the page never be seen.
    return false;
  }
}

/**
 * Sends a signed-in visitor who has yet to pay to the plans, once per browser session; after that, the page itself says it. Anonymous
 * visitors pass, and so does whoever comes from a payment that isn't confirmed yet, or has just changed what they had
 * (docs/rules/site.md#reminder-to-pay).
 */
export function SubscriptionGuard({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const needsPayment = useAppSelector(selectNeedsPayment);
  const hasDecided = useAppSelector(selectHasDecided);
  const hasJustPaid = useRef(false);

  useEffect(() => {
    if (new URLSearchParams(search).get('message') === 'payment-complete') {
      hasJustPaid.current = true;
      // Otherwise a reload, or a link that was passed on, would count as another payment.
      void navigate({ search: '' }, { replace: true });
    }
  }, [search, navigate]);

  useEffect(() => {
    if (needsPayment && !hasJustPaid.current && isFirstTime() && !hasDecided) {
      dispatch(
        toastShown({
          tone: 'error',
          title: 'Payment Required',
          text: 'Please complete your subscription payment to access your account.',
        }),
      );
      void navigate(paths.subscribe, { replace: true });
    }
  }, [needsPayment, hasDecided, dispatch, navigate]);

  return children;
}
