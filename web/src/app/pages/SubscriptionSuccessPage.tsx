import { london } from '@city-genie/city-data/cities/london';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSiteConfigQuery } from '../../api/site-config-api.js';
import { paidReason } from '../../features/auth/login-reason.js';
import type { Payer } from '../../features/billing/payment.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { MailAddress } from '../../ui/late/MailAddress.js';
import { textLink } from '../../ui/link-class.js';
import { Skyline } from '../../ui/Skyline.js';
import { selectCurrentUser, selectSessionStatus } from '../access.js';
import { useAppDispatch, useAppSelector } from '../hooks.js';
import { paths } from '../paths.js';
import { OpenResult, VerifiedResult } from './PaymentResults.js';
import { usePaymentAddress } from './use-payment-address.js';
import { type PaymentResult, usePaymentResult } from './use-payment-result.js';

/** Where it goes on, and when; ordered numbers (docs/rules/site.md#numbers-that-were-ordered). */
const nextPages = {
  registration: { path: paths.afterPayment, delayMs: 4000 },
  existing: { path: `${paths.home}?message=payment-complete`, delayMs: 3000 },
} as const;

/** Who may be asked about: undefined until it is known; empty for somebody who has just registered and isn't signed in. */
function usePayerId(payer: Payer | undefined): string | undefined {
  const status = useAppSelector(selectSessionStatus);
  const userId = useAppSelector(selectCurrentUser)?.id;
  if (userId !== undefined || status === 'unasked' || status === 'checking') {
    return userId;
  }
  return payer === 'registration' || status === 'unknown' ? '' : undefined;
}

/** Leads strangers to log in, and back. */
function useLoginWay(isStranger: boolean): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isStranger) {
      void navigate(paths.loginTo(pathname + search), { replace: true });
    }
  }, [isStranger, navigate, pathname, search]);
}

/** Says that it has worked, once the server knows, and goes on after a while. */
function useSuccess(result: PaymentResult, payer: Payer | undefined, mailedTo: string | undefined): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isVerified = result.at === 'verified' && result.status.status !== 'admin';
  const isSaid = useRef(false);
  useEffect(() => {
    if (!isVerified || !payer) {
      return;
    }
    if (!isSaid.current) {
      isSaid.current = true;
      const text = 'Welcome to City Genie! Your subscription is now active.';
      dispatch(toastShown({ tone: 'success', title: 'Payment Successful', text }));
    }
    const { path, delayMs } = nextPages[payer];
    const state = payer === 'registration' ? paidReason(mailedTo) : null;
    const timer = setTimeout(() => void navigate(path, { replace: true, state }), delayMs);
    return () => clearTimeout(timer);
  }, [isVerified, payer, mailedTo, dispatch, navigate]);
}

/** /subscription-success: where a payment leads. Whatever the address says, what is claimed is what the server knows. */
export function SubscriptionSuccessPage() {
  const { payer: named, isRefused, mailedTo } = usePaymentAddress();
  const status = useAppSelector(selectSessionStatus);
  // Who is signed in hasn't just registered, whatever the address says.
  const payer = named === 'registration' && status === 'user' ? undefined : named;
  const { data: config } = useSiteConfigQuery();
  const { result, askAgain } = usePaymentResult(usePayerId(payer), { isRefused, isFromPayment: named !== undefined });
  useLoginWay(result.at === 'stranger' || (status === 'anonymous' && payer !== 'registration'));
  useSuccess(result, payer, mailedTo);
  return (
    <article>
      <Skyline city={london} time="dawn" crop="wide" className="h-[max(9rem,22vw)]" />
      <div className="mx-auto max-w-7xl px-4 pt-8 pb-16 sm:px-6 lg:px-10 lg:pt-12">
        {result.at === 'verified' ? (
          <VerifiedResult result={result} payer={payer} mailedTo={mailedTo} />
        ) : (
          <OpenResult result={result} payer={payer} onAskAgain={askAgain} />
        )}
        {config && (
          <p className="mt-10 text-small text-ink-soft">
            Something isn’t right? Write to{' '}
            <a href={`mailto:${config.supportEmail}`} className={textLink}>
              <MailAddress address={config.supportEmail} end="." />
            </a>
          </p>
        )}
      </div>
    </article>
  );
}
