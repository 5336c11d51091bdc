import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { StartedPayment } from '../../api/create-subscription-api.js';
import { offlineText } from '../../api/offline.js';
import { selectToast } from '../../toasts/toast-slice.js';
import { Button } from '../../ui/Button.js';
import { Loading, Skeleton } from '../../ui/late/Skeleton.js';
import { DueText, dueAmount } from './DueText.js';
import type { PaymentRequest, RenewalReason } from './payment.js';
import { type PaymentFailure, usePayment } from './use-payment.js';
import { usePaymentElement } from './use-payment-element.js';

export type CardFormProps = {
  started: StartedPayment;
  publishableKey: string;
  scriptUrl: string | null;
  /** The secret isn't good for a payment any more. Resolves to whether the payment is set up anew. */
  onStale: (reason: RenewalReason) => Promise<boolean>;
  /** A payment is being made. */
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
} & Omit<PaymentRequest, 'due'>;

function Waiting() {
  return (
    <Loading label="The payment form is being loaded" className="grid gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-12 max-w-72" />
    </Loading>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert" className="text-pretty text-danger">
        {offlineText() ?? 'The payment form could not be loaded. Nothing was charged.'}
      </p>
      <Button look="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** Why the payment failed, where the eye is. It is announced unless something else is, and its place is kept while a toast says the same. */
function Failure({ failure }: { failure: PaymentFailure | undefined }) {
  const toast = useSelector(selectToast);
  if (!failure) {
    return null;
  }
  const { text, saidBy } = failure;
  const isSaid = saidBy === 'toast' && toast?.text === text;
  return (
    <p role={saidBy ? undefined : 'alert'} className={`text-pretty text-danger ${isSaid ? 'invisible' : ''}`}>
      {text}
    </p>
  );
}

/** The fields for the card, which are the payment provider's, and the button that pays. */
export function CardForm({ started, publishableKey, scriptUrl, onStale, isBusy, onBusy, ...rest }: CardFormProps) {
  const { clientSecret, due } = started;
  const { box, payment, state, retry } = usePaymentElement({ clientSecret, publishableKey, scriptUrl });
  const { pay, failure } = usePayment({ payment, request: { due, ...rest }, onStale, onBusy });
  const [isLost, setLost] = useState(false);
  const renew = useRef(onStale);
  useEffect(() => {
    if (state === 'stale') {
      void renew.current('expired').then((isRenewed) => setLost(!isRenewed));
    }
  }, [state]);
  const isWaiting = state === 'loading' || (state === 'stale' && !isLost);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };
  return (
    <form aria-label="Payment" noValidate className="grid gap-6" onSubmit={submit}>
      {isWaiting && <Waiting />}
      {!isWaiting && state !== 'ready' && <LoadFailure onRetry={retry} />}
      {/* It has to be drawn while it loads, but the skeleton is in its place. */}
      <div ref={box} data-free-of-toasts className={state === 'ready' ? '' : 'h-0 overflow-hidden'} />
      <Failure failure={failure} />
      {state === 'ready' && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 md:flex-row-reverse md:justify-end">
          <DueText due={due} />
          <Button type="submit" busy={isBusy} className="min-h-12 px-8 text-lead">
            {isBusy ? 'Paying…' : `Pay ${dueAmount(due)}`}
          </Button>
        </div>
      )}
    </form>
  );
}
