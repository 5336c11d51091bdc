import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useNextStep } from '../../toasts/late/use-next-step.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { buttonClass } from '../../ui/button-class.js';
import { Notice } from '../../ui/Notice.js';
import { useHydrated } from '../../ui/use-hydrated.js';
import { selectCurrentUser, selectEndedSessions, selectPayment, selectSessionStatus } from '../access.js';
import { PaymentUnknown } from '../guards/PaymentUnknown.js';
import { useAppDispatch, useAppSelector } from '../hooks.js';
import { paths } from '../paths.js';
import { UserOnly } from './UserOnly.js';

/** Ordered (docs/rules/site.md#numbers-that-were-ordered): how long the words are there before the plans. */
const leadOnAfterMs = 1500;

/** Says once why the page stays closed, and leads to the plans, unless the visitor goes on before or is let in after all. */
function useRefusal(isRefused: boolean): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isTold = useRef(false);
  const hasGoneOn = useRef(false);
  // The next page may take a while to load, and until then this one is here.
  useNextStep(() => {
    hasGoneOn.current = true;
  }, isRefused);
  useEffect(() => {
    if (!isRefused) {
      return;
    }
    // The site may ask again who is here while the words are shown, and get the same answer.
    if (!isTold.current) {
      isTold.current = true;
      dispatch(
        toastShown({
          tone: 'error',
          title: 'Premium Content',
          text: 'News & Stories are available to subscribers and admin users only. Please subscribe to access this content.',
        }),
      );
    }
    const leadOn = () => {
      if (!hasGoneOn.current) {
        void navigate(paths.subscribe, { replace: true });
      }
    };
    const timer = setTimeout(leadOn, leadOnAfterMs);
    return () => clearTimeout(timer);
  }, [isRefused, dispatch, navigate]);
}

function Refused() {
  return (
    <div className="min-h-[60vh]">
      <Notice title="Open with a subscription" text="The plans come next.">
        <Link to={paths.subscribe} replace className={buttonClass()}>
          See the plans
        </Link>
      </Notice>
    </div>
  );
}

type PremiumOnlyProps = {
  /** Shown until it is known who is here and whether they have paid. */
  waiting: ReactNode;
  children: ReactNode;
};

/**
 * For subscribers and administrators. Others are told so and led to the plans; whose session ends here, is led to log in and back. It only
 * spares them an empty page: the server decides.
 */
export function PremiumOnly({ waiting, children }: PremiumOnlyProps) {
  const isHydrated = useHydrated();
  const status = useAppSelector(selectSessionStatus);
  const user = useAppSelector(selectCurrentUser);
  const payment = useAppSelector(selectPayment);
  const endedSessions = useAppSelector(selectEndedSessions);
  const [endedBefore] = useState(endedSessions);
  const isRefused = isHydrated && (payment === 'needed' || (status === 'anonymous' && endedSessions === endedBefore));
  useRefusal(isRefused);
  if (isRefused) {
    return <Refused />;
  }
  if (!isHydrated || payment === 'checking') {
    return waiting;
  }
  if (payment === 'unknown') {
    return <PaymentUnknown />;
  }
  return user ? children : <UserOnly waiting={waiting}>{() => waiting}</UserOnly>;
}
