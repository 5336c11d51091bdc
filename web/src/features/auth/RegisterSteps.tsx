import { rome } from '@city-genie/city-data/cities/rome';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import { Button } from '../../ui/Button.js';
import { MailAddress } from '../../ui/late/MailAddress.js';
import { standingLink, textLink } from '../../ui/link-class.js';
import { useHydrated } from '../../ui/use-hydrated.js';
import { AccountPage } from './AccountPage.js';
import { PaymentWait } from './PaymentWait.js';
import { RegisterForm } from './RegisterForm.js';
import { ResendForm } from './ResendForm.js';
import type { RegisterExtras } from './register-rules.js';
import { type Registered, registeredIn, registeredState } from './registered-state.js';

/** For whoever has no mail yet: the same link once more. */
function MailAgain({ address }: { address: string }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="mt-10 border-t border-line pt-5">
      <p className="mb-3 max-w-prose text-pretty text-ink-soft">
        No mail after a few minutes? Look into your spam folder, or let us send it once more. If the address above is mistyped,{' '}
        <Link to={paths.login} className={textLink}>
          log in
        </Link>
        : you can correct it there.
      </p>
      {isAsked ? (
        <ResendForm address={address} />
      ) : (
        <Button look="secondary" onClick={() => setAsked(true)}>
          Resend link
        </Button>
      )}
    </div>
  );
}

type RegisterStepsProps = {
  extras: RegisterExtras;
  onClosed: () => void;
  /** The second step, for the new account; it may be loaded late. */
  payment: (user: Registered) => ReactNode;
};

/** The account of this page's entry in the history, unknown until hydration is over: what was prerendered is the first step. */
export function useRegistered(): Registered | undefined {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated ? registeredIn(state) : undefined), [isHydrated, state]);
}

/** Both steps of registration. A reload of the second one stays there (docs/rules/accounts.md#registration). */
export function RegisterSteps({ extras, onClosed, payment }: RegisterStepsProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const user = useRegistered();
  const [isNext, setNext] = useState(false);
  const goOn = (registered: Registered) => {
    setNext(true);
    void navigate({ search }, { replace: true, state: registeredState(registered) });
  };
  if (user) {
    return (
      <AccountPage
        isNext={isNext}
        city={rome}
        time="golden"
        title={`Welcome, ${user.firstName}`}
        lead={
          <>
            We have written to <MailAddress address={user.email} end="." /> Open the link in that mail before you log in.
          </>
        }
      >
        <Suspense fallback={<PaymentWait />}>{payment(user)}</Suspense>
        <MailAgain address={user.email} />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      city={rome}
      time="dawn"
      title="Create Account"
      lead="The first page of a journal says whose it is."
      needsScript="Registering"
    >
      <p className="mb-8 text-small text-ink-soft">First your account, then the payment.</p>
      <RegisterForm extras={extras} onRegistered={goOn} onClosed={onClosed} />
      <p className="mt-10 border-t border-line pt-5 text-ink-soft">
        You have an account?{' '}
        <Link to={paths.login} className={standingLink}>
          Log in
        </Link>
      </p>
    </AccountPage>
  );
}
