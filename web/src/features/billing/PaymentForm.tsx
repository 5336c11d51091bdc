import type { SiteConfig } from '@city-genie/contracts/site-config/routes';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { StartedPayment, SubscriptionStart } from '../../api/create-subscription-api.js';
import { Button } from '../../ui/Button.js';
import { CardForm, type CardFormProps } from './CardForm.js';
import { dueTitle, OverdueText } from './DueText.js';
import type { RenewalReason } from './payment.js';

type PaymentFormProps = {
  started: StartedPayment;
  config: SiteConfig;
  /** Sets the payment up anew. */
  renew: () => Promise<SubscriptionStart>;
  /** There is nothing to pay any more. */
  onActive: () => void;
  /** To the plans, unless a payment is being made. */
  onBack?: () => void;
  /** Ways other than to pay. */
  children?: ReactNode;
} & Pick<CardFormProps, 'termsVersion' | 'payer' | 'stateAfter' | 'isPaid'>;

/** What the form takes the place of is gone, and with it the button that was pressed. */
function arrive(heading: HTMLElement | null): void {
  heading?.focus();
}

/** The way back stays where it is while somebody pays, maybe at their bank, and says why it does nothing. */
function BackToPlans({ isBusy, onBack }: { isBusy: boolean; onBack: () => void }) {
  const hintId = useId();
  return (
    <div className="mt-6 grid justify-items-start gap-2">
      <Button look="secondary" onClick={isBusy ? undefined : onBack} {...(isBusy && { 'aria-disabled': true, 'aria-describedby': hintId })}>
        Back to plans
      </Button>
      {isBusy && (
        <p id={hintId} className="text-small text-ink-soft">
          Your payment is being made. Please wait until it is done.
        </p>
      )}
    </div>
  );
}

const renewedTexts: Record<RenewalReason, string> = {
  expired: 'That payment had expired, and nothing was charged. Here is a new one: please enter your card once more.',
  otherDue: 'What you have to pay has changed, and nothing was charged. Please look at the sum once more before you pay.',
};

/**
 * The payment for a subscription that the server has started. A secret can outlive what it is for, for example on a page that was left open
 * for a day; then the payment is set up anew, once, and the card is asked for again.
 */
export function PaymentForm({ started, config, renew, onActive, onBack, children, ...rest }: PaymentFormProps) {
  const [current, setCurrent] = useState(started);
  const [renewed, setRenewed] = useState<RenewalReason>();
  const [isPaying, setPaying] = useState(false);
  const isTried = useRef(false);
  const startAnew = async (reason: RenewalReason) => {
    if (isTried.current) {
      return false;
    }
    isTried.current = true;
    const next = await renew();
    if (next.at === 'active') {
      onActive();
    }
    if (next.at === 'form') {
      setCurrent(next.started);
      setRenewed(reason);
    }
    return next.at === 'active' || next.at === 'form';
  };
  return (
    <section key={current.clientSecret} aria-labelledby="payment-heading" className="border-t-2 border-ink pt-5">
      <h2 id="payment-heading" ref={arrive} tabIndex={-1} className="text-head">
        {dueTitle(current.due)}
      </h2>
      <OverdueText due={current.due} />
      {renewed && (
        <p role="status" className="mt-3 max-w-prose text-pretty">
          {renewedTexts[renewed]}
        </p>
      )}
      <div className="mt-6">
        <CardForm
          {...rest}
          started={current}
          publishableKey={config.stripePublishableKey ?? ''}
          scriptUrl={config.stripeJsUrl}
          onStale={startAnew}
          isBusy={isPaying}
          onBusy={setPaying}
        />
      </div>
      {onBack && <BackToPlans isBusy={isPaying} onBack={onBack} />}
      {children && <div className="mt-6">{children}</div>}
    </section>
  );
}
