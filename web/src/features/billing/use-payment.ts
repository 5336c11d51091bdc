import { type RefObject, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { CallDispatch } from '../../forms/form-rules.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { makePayment, type PaymentRequest, pathAfterPayment, type RenewalReason } from './payment.js';
import type { PaymentElement } from './use-payment-element.js';

const otherwise = 'Something went wrong. Please try again.';

type Options = {
  payment: RefObject<PaymentElement | undefined>;
  request: PaymentRequest;
  /** Resolves to whether the payment is set up anew. */
  onStale: (reason: RenewalReason) => Promise<boolean>;
  /** Whether a payment is being made. */
  onBusy: (isBusy: boolean) => void;
};

/** Why a payment couldn't be made, and who has said so already: a toast, the fields themselves, or nobody. */
export type PaymentFailure = { text: string; saidBy?: 'toast' | 'fields' };

/** Pays, not twice at once, and leads on when that is done. */
export function usePayment({ payment, request, onStale, onBusy }: Options) {
  const dispatch = useDispatch<CallDispatch>();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<PaymentFailure>();
  const isRunning = useRef(false);

  const fail = (message = otherwise) => {
    setFailure({ text: message, saidBy: 'toast' });
    dispatch(toastShown({ tone: 'error', title: 'Payment Failed', text: message }));
  };

  const pay = async () => {
    if (isRunning.current || !payment.current) {
      return;
    }
    isRunning.current = true;
    onBusy(true);
    setFailure(undefined);
    const outcome = await makePayment(payment.current, request, dispatch);
    if (outcome.at === 'paid') {
      // The button stays busy until the next page is there.
      await navigate(pathAfterPayment(request.payer), { replace: true, state: request.stateAfter });
      return;
    }
    if (outcome.at === 'incomplete') {
      setFailure({ text: outcome.message ?? otherwise, ...(outcome.isShown && { saidBy: 'fields' }) });
    } else if (outcome.at === 'failed' || (outcome.at === 'stale' && !(await onStale(outcome.reason)))) {
      fail(outcome.message);
    }
    isRunning.current = false;
    onBusy(false);
  };
  return { pay, failure };
}
