import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSiteConfigQuery } from '../../api/site-config-api.js';
import { PlanFeatures } from '../../features/billing/PlanFeatures.js';
import { BackLink } from '../../ui/BackLink.js';
import { SimulatedPayments } from '../../ui/late/SimulatedPayments.js';
import { Notice } from '../../ui/Notice.js';
import { useOnceHydrated } from '../../ui/use-hydrated.js';
import { selectPayment } from '../access.js';
import { useAppSelector } from '../hooks.js';
import { paths } from '../paths.js';
import { PlanChooser, plansHeadingId } from './PlanChooser.js';

function Heading({ children }: { children: ReactNode }) {
  return (
    <header className="max-w-4xl">
      <BackLink to={paths.home}>Home</BackLink>
      <h1 id={plansHeadingId} tabIndex={-1} className="mt-4 text-display leading-[1.02]">
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

/** Said before anybody chooses a plan; the server says it again to whoever does. */
function NotSelling() {
  return (
    <div className="mt-8">
      <Notice
        isSmall
        role="status"
        title="Payments aren’t open yet"
        text="Nothing can be bought so far, and nothing is charged. Paris is open to everyone."
      />
    </div>
  );
}

/** /subscribe: both plans, and the way to pay. Everybody may read it; nothing is asked of the server for a stranger. */
export function SubscribePage() {
  const { search } = useLocation();
  const wasCancelled = useOnceHydrated(new URLSearchParams(search).get('cancelled') === 'true', false);
  // Whoever has everything already has cancelled nothing, whatever the address says.
  const isCancelled = useAppSelector(selectPayment) !== 'settled' && wasCancelled;
  const { data: config } = useSiteConfigQuery();
  return (
    <div className="mx-auto max-w-7xl px-4 pt-2 pb-16 sm:px-6 lg:px-10 lg:pt-6 lg:pb-24">
      <Heading>Paris stays open to everyone. A subscription opens the other seven, with every mood and every table.</Heading>
      {isCancelled && <Cancelled />}
      {config?.stripePublishableKey === null && <NotSelling />}
      {config?.arePaymentsSimulated && (
        <div className="mt-8 max-w-3xl">
          <SimulatedPayments />
        </div>
      )}
      <div className="mt-10 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <PlanChooser />
        <PlanFeatures />
      </div>
    </div>
  );
}
