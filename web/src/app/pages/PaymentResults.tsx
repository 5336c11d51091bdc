import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { offlineText } from '../../api/offline.js';
import { paidReason } from '../../features/auth/login-reason.js';
import type { Payer } from '../../features/billing/payment.js';
import { Button } from '../../ui/Button.js';
import { buttonClass } from '../../ui/button-class.js';
import { buttonRow } from '../../ui/late/button-row.js';
import { Spinner } from '../../ui/late/Spinner.js';
import { paths } from '../paths.js';
import { SubscriptionFacts } from './SubscriptionFacts.js';
import type { PaymentResult } from './use-payment-result.js';

/** Made anew for each result: the focus follows. */
function Result({ title, isFirst = false, children }: { title: string; isFirst?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) {
      heading.current?.focus();
    }
  }, [isFirst]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="-ml-[0.04em] max-w-[16ch] text-display leading-[1.02]">
        {title}
      </h1>
      <div className="mt-6 grid max-w-[38rem] justify-items-start gap-6 border-t-2 border-ink pt-6 text-pretty">{children}</div>
    </>
  );
}

const home = (
  <Link to={paths.home} className={buttonClass('quiet')}>
    Return to Home
  </Link>
);

type VerifiedResultProps = {
  result: PaymentResult & { at: 'verified' };
  payer: Payer | undefined;
  /** Where the mail went that confirms the address of who has just registered, if that is known. */
  mailedTo: string | undefined;
};

/** The server knows of the subscription. */
export function VerifiedResult({ result, payer, mailedTo }: VerifiedResultProps) {
  const isNew = payer === 'registration';
  return (
    <Result title={isNew ? 'Registration Complete!' : 'Your subscription is active'}>
      <p className="text-lead">
        {isNew
          ? 'Your subscription is active. Open the link in our mail, then log in: the login page comes in a moment.'
          : 'Every city is open to you: all moods, all tables, all eight.'}
      </p>
      {isNew && <p className="text-ink-soft">No mail? When you log in, we offer to send it again, or to correct a mistyped address.</p>}
      {!payer && <SubscriptionFacts status={result.status} />}
      <div className={buttonRow}>
        {isNew ? (
          // Whoever has just registered isn't signed in yet, so London would be closed.
          <Link to={paths.afterPayment} state={paidReason(mailedTo)} className={buttonClass()}>
            Continue to Login
          </Link>
        ) : (
          <Link to={paths.city('london')} className={buttonClass()}>
            Start Exploring London
          </Link>
        )}
        {home}
      </div>
    </Result>
  );
}

type OpenResultProps = { result: PaymentResult; payer: Payer | undefined; onAskAgain: () => void };

function Refused() {
  return (
    <Result title="Payment Failed">
      <p className="text-lead">The payment didn’t go through, and nothing was charged. You can try again, also with another card.</p>
      <div className={buttonRow}>
        <Link to={paths.subscribe} className={buttonClass()}>
          Try again
        </Link>
        {home}
      </div>
    </Result>
  );
}

function Asking() {
  return (
    <Result title="Checking your payment" isFirst>
      <Spinner>This takes a few seconds. Please stay on this page.</Spinner>
    </Result>
  );
}

const waitingText =
  'If you have just paid, your payment is being processed. That can take a few minutes; we mail you when it is done, and you don’t have to pay again.';

/** While nothing is known, or what is known isn't good. */
export function OpenResult({ result, payer, onAskAgain }: OpenResultProps) {
  if (result.at === 'refused') {
    return <Refused />;
  }
  if (result.at !== 'waiting' && result.at !== 'unread') {
    return <Asking />;
  }
  const isUnread = result.at === 'unread';
  return (
    <Result key={result.at} title={isUnread ? 'We couldn’t check your payment' : 'Nothing is confirmed yet'}>
      <p className="text-lead">{isUnread ? (offlineText() ?? 'Nothing is lost; we only can’t see it at the moment.') : waitingText}</p>
      {!isUnread && !payer && <SubscriptionFacts status={result.status} />}
      <div className={buttonRow}>
        <Button onClick={onAskAgain}>Check again</Button>
        {!isUnread && !payer && (
          <Link to={paths.subscribe} className={buttonClass('secondary')}>
            See the plans
          </Link>
        )}
        {home}
      </div>
    </Result>
  );
}
