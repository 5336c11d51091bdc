import { berlin } from '@city-genie/city-data/cities/berlin';
import { resetRules as passwordRules } from '@city-genie/contracts/auth/password-rules';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import type { ApiError } from '../../api/error-message.js';
import { paths } from '../../app/paths.js';
import { FormRefusal } from '../../forms/FormRefusal.js';
import { NewPasswordField } from '../../forms/NewPasswordField.js';
import { refusalText } from '../../forms/refusal-text.js';
import { useForm } from '../../forms/use-form.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { Button } from '../../ui/Button.js';
import { buttonClass } from '../../ui/button-class.js';
import { Field } from '../../ui/Field.js';
import { PasswordInput } from '../../ui/late/PasswordInput.js';
import { AccountPage } from './AccountPage.js';
import { loginReason } from './login-reason.js';
import { useResetToken } from './use-reset-token.js';

const otherwise = 'Failed to reset password. The link may be expired.';

const line = { look: 'line', className: 'text-lead' } as const;

/** The link is of no use, whatever the password. */
const isAboutLink = ({ code, fields }: ApiError) => code === 'invalid_token' || fields?.token !== undefined;

type ResetFormProps = {
  /** Undefined while the page is prerendered, and for as long as it takes to leave it. */
  token: string | undefined;
  onReset: () => void;
  onInvalid: () => void;
};

function ResetForm({ token = '', onReset, onInvalid }: ResetFormProps) {
  const dispatch = useDispatch();
  const { props, errorOf, refusal, isBusy } = useForm({
    load: async () => (await import('./reset-rules.js')).resetRules(token),
    onSent: onReset,
    onRefused: (refusal) => {
      dispatch(toastShown({ tone: 'error', title: 'Reset Failed', text: refusalText(refusal, otherwise) }));
      if (isAboutLink(refusal)) {
        onInvalid();
      }
    },
  });
  return (
    <form {...props} aria-label="Reset password" className="grid gap-6">
      {/* Lets a password manager find the entry that changes; whose link it is isn't known here. */}
      <input name="username" autoComplete="username" tabIndex={-1} hidden />
      <NewPasswordField {...line} label="New password" name="newPassword" rules={passwordRules} error={errorOf('newPassword')} />
      <Field label="Confirm password" error={errorOf('confirmPassword')}>
        {(control) => (
          <PasswordInput {...control} {...line} name="confirmPassword" shows="confirmed password" autoComplete="new-password" />
        )}
      </Field>
      <FormRefusal isToasted refusal={refusal} otherwise={otherwise} />
      <div>
        <Button type="submit" busy={isBusy} className="min-h-12 px-8 text-lead">
          {isBusy ? 'Resetting…' : 'Reset Password'}
        </Button>
      </div>
    </form>
  );
}

/** /reset-password?token=: a new password, once. */
export function ResetPasswordPage() {
  const [outcome, setOutcome] = useState<'reset' | 'invalid'>();
  const token = useResetToken(outcome !== undefined);
  switch (outcome) {
    case undefined:
      return (
        <AccountPage
          city={berlin}
          time="night"
          title="A new password"
          lead="One you will remember in any city, and nobody else would guess."
          needsScript="Choosing a password"
        >
          <ResetForm token={token} onReset={() => setOutcome('reset')} onInvalid={() => setOutcome('invalid')} />
        </AccountPage>
      );
    case 'reset':
      return (
        <AccountPage
          isNext
          city={berlin}
          time="dawn"
          title="Password Reset Complete"
          lead="The old password is gone, and you are signed out everywhere."
        >
          <Link to={paths.login} state={loginReason('newPassword')} className={buttonClass()}>
            Continue to Login
          </Link>
        </AccountPage>
      );
    case 'invalid':
      return (
        <AccountPage
          isNext
          city={berlin}
          time="night"
          title="This link has had its day"
          lead="A reset link works once, for an hour, and only until you ask for another one."
        >
          <Link to={paths.forgotPassword} className={buttonClass()}>
            Request New Reset Link
          </Link>
        </AccountPage>
      );
  }
}
