import { rome } from '@city-genie/city-data/cities/rome';
import { termsVersion } from '@city-genie/contracts/auth/terms';
import { lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSiteConfigQuery } from '../../api/site-config-api.js';
import { AccountPage } from '../../features/auth/AccountPage.js';
import { RegisterSteps, useRegistered } from '../../features/auth/RegisterSteps.js';
import { WaitlistSpot } from '../WaitlistSpot.js';

const PaymentStep = lazy(async () => ({ default: (await import('./PaymentStep.js')).PaymentStep }));

function ClosedPage({ isNext }: { isNext: boolean }) {
  return (
    <AccountPage
      isNext={isNext}
      city={rome}
      time="night"
      title="Registration temporarily disabled"
      lead="We let people in little by little. Leave your name, and we will write when it is your turn."
    >
      <WaitlistSpot look="hero" />
    </AccountPage>
  );
}

/**
 * /register. Where registration is closed, or by invitation and this link is none, the waitlist takes its place; until the installation's
 * switches are known, the form is shown (docs/rules/accounts.md#registration).
 */
export function RegisterPage() {
  const query = new URLSearchParams(useLocation().search);
  const { data: config } = useSiteConfigQuery();
  const [isRefused, setRefused] = useState(false);
  const inviteToken = query.get('invite') ?? undefined;
  const mode = config?.registrationMode;
  // Who has registered goes on to the payment, although nobody else may begin.
  const isOpen = useRegistered() !== undefined;
  if (!isOpen && (isRefused || mode === 'closed' || (mode === 'invite' && inviteToken === undefined))) {
    return <ClosedPage isNext={isRefused} />;
  }
  return (
    <RegisterSteps
      extras={{ termsVersion, ...(inviteToken && { inviteToken }) }}
      onClosed={() => setRefused(true)}
      payment={(user) => <PaymentStep user={user} />}
    />
  );
}
