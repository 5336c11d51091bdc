import type { LoginRequest } from '@city-genie/contracts/auth/request';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { ApiError } from '../../api/error-message.js';
import { paths } from '../../app/paths.js';
import { FormRefusal } from '../../forms/FormRefusal.js';
import { refusalText } from '../../forms/refusal-text.js';
import type { Refusal } from '../../forms/send-form.js';
import { useForm } from '../../forms/use-form.js';
import { type ToastMessage, toastShown } from '../../toasts/toast-slice.js';
import { Button } from '../../ui/Button.js';
import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { PasswordInput } from '../../ui/late/PasswordInput.js';
import { standingLink } from '../../ui/link-class.js';
import type { LoggedIn } from './login-rules.js';
import { correctId, resendId, UnverifiedSection, WaysOn } from './UnverifiedSection.js';
import { useDelay } from './use-delay.js';

/** An ordered number (docs/rules/site.md#numbers-that-were-ordered). */
const payDelayMs = 2000;

/**
 * Whether a login asks for a payment. What the site does then was ordered. Our own login never answers so, because whoever hasn't paid is
 * signed in to pay (docs/rules/accounts.md#what-a-login-tells); the contract allows it, since every call may be refused with any of its
 * codes, and `payment_required` is one.
 */
const isPaymentRequired = ({ status, message = '' }: ApiError) => status === 402 || /payment required/i.test(message);

const otherwise = 'Invalid username or password.';

const isUnverified = ({ code }: ApiError) => code === 'email_not_verified';

/** What is said about a login that failed. `resendAt`: the address of the form for another verification mail. */
function failureToast(refusal: Refusal, resendAt: string): ToastMessage {
  return {
    tone: 'error',
    title: 'Login failed',
    text: refusalText(refusal, otherwise),
    ...(isUnverified(refusal) && { link: { text: 'Resend link', to: resendAt } }),
  };
}

function Actions({ isBusy, typed }: { isBusy: boolean; typed: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <Button type="submit" busy={isBusy} className="min-h-12 px-8 text-lead">
        {isBusy ? 'Logging in…' : 'Log in'}
      </Button>
      <Link to={paths.forgotPassword} state={typed.includes('@') ? { email: typed } : null} className={standingLink}>
        Forgot your password?
      </Link>
    </div>
  );
}

type LoginFormProps = {
  onLoggedIn: (loggedIn: LoggedIn) => void;
  /** The password was right, and a code is asked for. */
  onCodeAsked: (username: string) => void;
  /** Who comes back from there. */
  username?: string | undefined;
};

/** What follows from a refused login. `unverified` is what was typed by somebody who has to verify their address first. */
function useRefusedLogin(onCodeAsked: LoginFormProps['onCodeAsked']) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const startLater = useDelay();
  const [unverified, setUnverified] = useState<LoginRequest>();
  const [isCorrected, setCorrected] = useState(false);
  const correctAt = `${search}#${correctId}`;
  const resendAt = `${search}#${resendId}`;

  const onRefused = (refusal: Refusal, form: HTMLFormElement) => {
    const fields = new FormData(form);
    const username = String(fields.get('username'));
    setCorrected(false);
    if (refusal.code === 'second_factor_required') {
      onCodeAsked(username);
      return;
    }
    if (isPaymentRequired(refusal)) {
      const text = 'Please complete your subscription payment to access your account.';
      dispatch(toastShown({ tone: 'error', title: 'Payment Required', text }));
      startLater(() => void navigate(paths.subscribe), payDelayMs);
      return;
    }
    dispatch(toastShown(failureToast(refusal, resendAt)));
    setUnverified(isUnverified(refusal) ? { username, password: String(fields.get('password')) } : undefined);
    if (hash !== '') {
      // The link opens the form anew.
      void navigate({ search, hash: '' }, { replace: true });
    }
    if (refusal.code === 'invalid_credentials') {
      const password = form.querySelector<HTMLInputElement>('[name="password"]');
      password?.focus();
      password?.select();
    }
  };
  return { onRefused, resendAt, correctAt, hash, unverified, isCorrected, onCorrected: () => setCorrected(true) };
}

/** Username and password; below it, when the link to it is pressed, the form for another verification mail, or for another address. */
export function LoginForm({ onLoggedIn, onCodeAsked, username = '' }: LoginFormProps) {
  const [typed, setTyped] = useState(username);
  const { onRefused, resendAt, correctAt, isCorrected, unverified, ...section } = useRefusedLogin(onCodeAsked);
  const { props, errorOf, refusal, isBusy } = useForm({
    load: async () => (await import('./login-rules.js')).loginRules,
    onSent: ({ reply }) => onLoggedIn(reply),
    onRefused,
  });

  // Whoever has logged in by the address that was corrected has to do so anew.
  const hasToLogInAnew = isCorrected && unverified?.username.includes('@');

  return (
    <>
      <form {...props} aria-label="Login" className="grid gap-6">
        <Field label="Username or email" error={errorOf('username')}>
          {(control) => (
            <Input
              {...control}
              look="line"
              className="text-lead"
              name="username"
              defaultValue={username}
              onChange={({ target }) => setTyped(target.value)}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label="Password" error={errorOf('password')}>
          {(control) => (
            <PasswordInput
              {...control}
              look="line"
              className="text-lead"
              name="password"
              shows="password"
              autoComplete="current-password"
            />
          )}
        </Field>
        {/* After a correction it would speak of the link to the former address; what can be done stays. */}
        <FormRefusal isToasted refusal={isCorrected ? undefined : refusal} otherwise={otherwise} />
        {refusal && isUnverified(refusal) && !hasToLogInAnew && <WaysOn resendAt={resendAt} correctAt={correctAt} />}
        <Actions isBusy={isBusy} typed={typed} />
      </form>
      {unverified !== undefined && <UnverifiedSection {...section} login={unverified} correctAt={correctAt} />}
    </>
  );
}
