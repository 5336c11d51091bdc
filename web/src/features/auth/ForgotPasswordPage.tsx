import { london } from '@city-genie/city-data/cities/london';
import type { MailboxRequest } from '@city-genie/contracts/auth/request';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import { FormRefusal } from '../../forms/FormRefusal.js';
import type { FormRules } from '../../forms/form-rules.js';
import { refusalText } from '../../forms/refusal-text.js';
import { useForm } from '../../forms/use-form.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { BackLink } from '../../ui/BackLink.js';
import { Button } from '../../ui/Button.js';
import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { AccountPage } from './AccountPage.js';

const otherwise = 'Failed to send reset email. Please try again.';

async function loadRules(): Promise<FormRules<MailboxRequest, unknown>> {
  const [{ mailboxRequest }, { recoveryApi }] = await Promise.all([
    import('@city-genie/contracts/auth/request'),
    import('./recovery-api.js'),
  ]);
  return {
    schema: mailboxRequest,
    send: (request, dispatch) => dispatch(recoveryApi.endpoints.forgotPassword.initiate(request, { track: false })),
  };
}

/** The address that was typed at login, if it was one. */
function emailIn(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : undefined;
}

const back = (
  <p className="mt-8">
    <BackLink to={paths.login}>Back to Login</BackLink>
  </p>
);

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const dispatch = useDispatch();
  const email = emailIn(useLocation().state);
  const { props, errorOf, refusal, isBusy } = useForm({
    load: loadRules,
    onSent: ({ request }) => onSent(request.email),
    onRefused: (refusal) => dispatch(toastShown({ tone: 'error', title: 'Error', text: refusalText(refusal, otherwise) })),
  });
  return (
    <form {...props} aria-label="Forgot password" className="grid gap-6">
      <Field label="Email" error={errorOf('email')}>
        {(control) => (
          <Input {...control} look="line" className="text-lead" name="email" type="email" autoComplete="email" defaultValue={email} />
        )}
      </Field>
      <FormRefusal isToasted refusal={refusal} otherwise={otherwise} />
      <div>
        <Button type="submit" busy={isBusy} className="min-h-12 px-8 text-lead">
          {isBusy ? 'Sending…' : 'Send reset link'}
        </Button>
      </div>
    </form>
  );
}

/** /forgot-password: the form, then what to do with the mail. It never says whether the address is known. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const [isAgain, setAgain] = useState(false);
  if (sentTo === undefined) {
    return (
      <AccountPage
        isNext={isAgain}
        city={london}
        time="night"
        title="Forgot your password?"
        lead="It happens to the best of travellers. Tell us your address, and we will mail you a new key."
        needsScript="Asking for a link"
      >
        <ForgotForm onSent={setSentTo} />
        {back}
      </AccountPage>
    );
  }
  const tryAgain = () => {
    setAgain(true);
    setSentTo(undefined);
  };
  return (
    <AccountPage isNext city={london} time="dawn" title="Check Your Email" lead="A link is on its way, if we know the address.">
      <p className="max-w-prose text-pretty">
        If <strong className="font-semibold wrap-anywhere">{sentTo}</strong> is registered, you'll find a mail with a link to choose a new
        password. The link expires in 1 hour.
      </p>
      <p className="mt-4 max-w-prose text-pretty text-ink-soft">Nothing there after a few minutes? Look into your spam folder.</p>
      <div className="mt-6">
        <Button look="secondary" onClick={tryAgain}>
          Try Different Email
        </Button>
      </div>
      {back}
    </AccountPage>
  );
}
