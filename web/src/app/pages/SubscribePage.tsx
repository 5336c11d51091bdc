import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSiteConfigQuery } from '../../api/site-config-api.js';
import { PaymentPending } from '../../features/billing/PaymentPending.js';
import { PlanFeatures } from '../../features/billing/PlanFeatures.js';
import { PlanTickets } from '../../features/billing/PlanTickets.js';
import type { Plan } from '../../features/billing/plans.js';
import { useSubscribe } from '../../features/billing/use-subscribe.js';
import { BackLink } from '../../ui/BackLink.js';
import { Button } from '../../ui/Button.js';
import { buttonClass } from '../../ui/button-class.js';
import { Notice } from '../../ui/Notice.js';
import { useOnceHydrated } from '../../ui/use-hydrated.js';
import { selectPayment, selectSessionStatus } from '../access.js';
import { useAppSelector } from '../hooks.js';
import { paths } from '../paths.js';

function Heading({ children }: { children: ReactNode }) {
  return (
    <header className="max-w-4xl">
      <BackLink to={paths.home}>Home</BackLink>
      <h1 id="subscribe-heading" tabIndex={-1} className="mt-4 text-display leading-[1.02]">
        Two tickets to the same eight cities
      </h1>
      <p className="mt-5 max-w-prose text-lead text-pretty text-ink-soft">{children}</p>
    </header>
  );
}

/** Back from the payment without having paid. */
function Cancelled() {
  return (
    <div className="mt-8">
      <Notice isSmall role="status" title="Payment cancelled" text="Nothing was charged. Both tickets are still here." />
    </div>
  );
}

/** For whoever has a subscription, or needs none. */
function AlreadyOpen() {
  return (
    <Notice isSmall role="status" title="Your subscription is active" text="Every city is open to you already.">
      <Link to={paths.cities} className={buttonClass()}>
        Choose Your City
      </Link>
    </Notice>
  );
}

function Chooser() {
  const status = useAppSelector(selectSessionStatus);
  const isSettled = useAppSelector(selectPayment) === 'settled';
  const { data: config } = useSiteConfigQuery();
  const { start, busyPlan, pending, isActive, goBack } = useSubscribe();
  if (isSettled || isActive) {
    return <AlreadyOpen />;
  }
  if (pending) {
    const back = () => {
      goBack();
      document.getElementById('subscribe-heading')?.focus();
    };
    return <PaymentPending plan={pending} supportEmail={config?.supportEmail} onBack={back} />;
  }
  const wayTo = (plan: Plan) =>
    status === 'user' ? (
      <Button className="text-balance" busy={busyPlan !== undefined} onClick={() => void start(plan)}>
        {busyPlan === plan.id ? 'Setting up your payment...' : `Continue with ${plan.name} Plan`}
      </Button>
    ) : (
      <Link to={paths.loginTo(paths.subscribe)} className={buttonClass()}>
        Log in to continue
      </Link>
    );
  return <PlanTickets savingLabel={config?.yearlySavingsLabel} wayTo={wayTo} />;
}

/** /subscribe: both plans, and the way to pay. Everybody may read it; nothing is asked of the server before a plan is chosen. */
export function SubscribePage() {
  const { search } = useLocation();
  const isCancelled = useOnceHydrated(new URLSearchParams(search).get('cancelled') === 'true', false);
  return (
    <div className="mx-auto max-w-7xl px-4 pt-2 pb-16 sm:px-6 lg:px-10 lg:pt-6 lg:pb-24">
      <Heading>Paris stays open to everyone. A subscription opens the other seven, with every mood and every table.</Heading>
      {isCancelled && <Cancelled />}
      <div className="mt-10 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Chooser />
        <PlanFeatures />
      </div>
    </div>
  );
}
