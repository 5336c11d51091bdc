import { paris } from '@city-genie/city-data/cities/paris';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { standingLink } from '../../ui/link-class.js';
import { AccountPage } from './AccountPage.js';
import { LoginCodeStep } from './LoginCodeStep.js';
import { LoginForm } from './LoginForm.js';
import { reasonText } from './login-reason.js';
import type { LoggedIn } from './login-rules.js';
import { pathAfterLogin, sameSitePath } from './path-after-login.js';
import { endSignOutNote } from './signed-out-note.js';

/** An ordered number (docs/rules/site.md#numbers-that-were-ordered). */
const createdToastMs = 10_000;

/** Says that an account was created, to those whom registration sends here without a payment. */
function useCreatedToast(): void {
  const dispatch = useDispatch();
  const query = new URLSearchParams(useLocation().search);
  const isPending = query.get('message') === 'stripe-pending';
  const said = useRef(false);
  useEffect(() => {
    if (isPending && !said.current) {
      said.current = true;
      dispatch(
        toastShown({
          tone: 'success',
          title: 'Account Created Successfully!',
          text: 'Payment setup is pending. Please contact support for immediate access.',
          durationMs: createdToastMs,
        }),
      );
    }
  }, [isPending, dispatch]);
}

/** Where a login stands: at the password, also once more, or at the code. */
type Step = { at: 'password' | 'code'; username?: string; isLost?: true };

/** Why one is here. The region is there before its text, or it wouldn't be announced. */
function Reason() {
  const { search, state } = useLocation();
  const query = new URLSearchParams(search);
  const [opened] = useState({ state, leadsOn: sameSitePath(query.get('redirect')) !== undefined, message: query.get('message') });
  const [text, setText] = useState<string>();
  useEffect(() => {
    setText(reasonText(opened.state, opened.leadsOn, opened.message));
    return endSignOutNote;
  }, [opened]);
  return (
    <p role="status" className="mb-6 border-l-2 border-accent pl-3 text-pretty wrap-anywhere empty:absolute empty:border-0">
      {text}
    </p>
  );
}

/** /login; `?redirect=` is where it leads, if that is a path of this site. Users with a second factor are asked for a code at the same address. */
export function LoginPage() {
  const query = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>();
  useCreatedToast();
  const leadOn = (loggedIn: LoggedIn) => void navigate(pathAfterLogin(loggedIn, query.get('redirect')), { replace: true });
  if (step?.at === 'code') {
    const back = { ...step, at: 'password' } as const;
    return <LoginCodeStep onLoggedIn={leadOn} onLost={() => setStep({ ...back, isLost: true })} onBack={() => setStep(back)} />;
  }
  return (
    <AccountPage
      isNext={step !== undefined}
      city={paris}
      time="night"
      title="Welcome back"
      lead="The lamp is still on, and Paris kept you a seat by the window."
      needsScript="Logging in"
    >
      {!step && <Reason />}
      {step?.isLost && (
        <p role="alert" className="mb-6 text-pretty text-danger">
          That took too long, so we have to begin again. Please enter your password once more.
        </p>
      )}
      <LoginForm onLoggedIn={leadOn} onCodeAsked={(username) => setStep({ at: 'code', username })} username={step?.username} />
      <p className="mt-10 border-t border-line pt-5 text-ink-soft">
        New here?{' '}
        <Link to={paths.register} className={standingLink}>
          Create an account
        </Link>
      </p>
    </AccountPage>
  );
}
