import { termsVersion } from '@city-genie/contracts/auth/terms';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useSiteConfigQuery } from '../../api/site-config-api.js';
import { PaymentPending } from '../../features/billing/PaymentPending.js';
import { PlanTickets } from '../../features/billing/PlanTickets.js';
import type { Plan } from '../../features/billing/plans.js';
import { usePaymentEntry } from '../../features/billing/use-payment-entry.js';
import { useSubscribe } from '../../features/billing/use-subscribe.js';
import { Button } from '../../ui/Button.js';
import { buttonClass } from '../../ui/button-class.js';
import { Notice } from '../../ui/Notice.js';
import { selectCurrentUser, selectGraceUntil, selectPayment, selectSessionStatus } from '../access.js';
import { useAppSelector } from '../hooks.js';
import { useIsPaid } from '../late/use-is-paid.js';
import { paths } from '../paths.js';

const PaymentForm = lazy(async () => ({ default: (await import('../../features/billing/PaymentForm.js')).PaymentForm }));

export const plansHeadingId = 'subscribe-heading';

/** For whoever has a subscription, or needs none. */
function AlreadyOpen({ isAdmin }: { isAdmin: boolean }) {
  const isLate = useAppSelector(selectGraceUntil) !== null;
  const title = isAdmin ? 'Administrators need no subscription' : isLate ? 'You have a subscription' : 'Your subscription is active';
  const text = isLate ? 'Its last payment didn’t go through. Your account page leads to your card.' : 'Every city is open to you already.';
  return (
    <Notice isSmall role="status" title={title} text={text}>
      <Link to={paths.cities} className={buttonClass()}>
        Choose Your City
      </Link>
      <Link to={isAdmin ? paths.account : paths.accountSubscription} className={buttonClass('secondary')}>
        Your account
      </Link>
    </Notice>
  );
}

/** The plans with the way to pay, then in their place the payment; or why there is nothing to pay. */
export function PlanChooser() {
  const status = useAppSelector(selectSessionStatus);
  const payment = useAppSelector(selectPayment);
  const user = useAppSelector(selectCurrentUser);
  const { data: config, refetch } = useSiteConfigQuery();
  const entry = usePaymentEntry();
  const { choose, busyPlan, chosen: lastChosen, isActive, hasGuarantee, setActive, renew } = useSubscribe(payment === 'needed');
  const isPaid = useIsPaid(user?.id ?? '');
  if (payment === 'settled' || isActive) {
    return <AlreadyOpen isAdmin={user?.isAdmin ?? false} />;
  }
  const chosen = entry.isEntered ? lastChosen : undefined;
  const pay = async (plan: Plan) => {
    if (await choose(plan)) {
      entry.enter();
    }
  };
  const back = () => {
    entry.leave();
    document.getElementById(plansHeadingId)?.focus();
  };
  if (chosen?.start.at === 'pending') {
    return <PaymentPending plan={chosen.plan} supportEmail={config?.supportEmail} onBack={back} />;
  }
  if (chosen?.start.at === 'form' && user) {
    if (!config) {
      return (
        <Notice isSmall role="alert" title="The payment form could not be loaded" text="Nothing was charged.">
          <Button onClick={() => void refetch()}>Try again</Button>
        </Notice>
      );
    }
    const { plan, start } = chosen;
    return (
      <Suspense>
        <PaymentForm
          started={start.started}
          config={config}
          termsVersion={termsVersion}
          payer="existing"
          isPaid={isPaid}
          renew={() => renew(plan)}
          onActive={setActive}
          onBack={back}
        />
      </Suspense>
    );
  }
  const wayTo = (plan: Plan) =>
    status === 'user' ? (
      <Button className="text-balance" busy={busyPlan !== undefined} onClick={() => void pay(plan)}>
        {busyPlan === plan ? 'Setting up your payment...' : `Continue with ${plan.name} Plan`}
      </Button>
    ) : (
      <Link to={paths.loginTo(paths.subscribe)} className={buttonClass()}>
        Log in to continue
      </Link>
    );
  return <PlanTickets savingLabel={config?.yearlySavingsLabel} hasGuarantee={hasGuarantee} wayTo={wayTo} />;
}
