import { registrationRules } from '@city-genie/contracts/auth/password-rules';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { FormRefusal } from '../../forms/FormRefusal.js';
import { NewPasswordField } from '../../forms/NewPasswordField.js';
import { refusalText } from '../../forms/refusal-text.js';
import { useForm } from '../../forms/use-form.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { Button } from '../../ui/Button.js';
import { Field } from '../../ui/Field.js';
import { Dialog } from '../../ui/late/Dialog.js';
import { PasswordInput } from '../../ui/late/PasswordInput.js';
import { useCurrentUserQuery } from './auth-api.js';

const otherwise = 'Failed to change password';

const errorShown = (text: string) => toastShown({ tone: 'error', title: 'Error', text });

function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const dispatch = useDispatch();
  const { data: user } = useCurrentUserQuery();
  const { props, errorOf, refusal, isBusy } = useForm({
    load: async () => (await import('./change-password-rules.js')).changePasswordRules,
    onSent: onChanged,
    onInvalid: (errors) => dispatch(errorShown(Object.values(errors)[0] ?? otherwise)),
    onRefused: (refusal) => {
      if (refusal.code === 'unauthenticated') {
        // Nobody is signed in any more; what follows from that is offered elsewhere.
        onChanged();
      } else {
        dispatch(errorShown(refusalText(refusal, otherwise)));
      }
    },
  });
  return (
    <form {...props} className="mt-5 grid gap-4">
      {/* Tells a password manager whose password changes. */}
      <input name="username" autoComplete="username" defaultValue={user?.username} readOnly hidden />
      <Field label="Current password" error={errorOf('currentPassword')}>
        {(control) => <PasswordInput {...control} name="currentPassword" shows="current password" autoComplete="current-password" />}
      </Field>
      <NewPasswordField label="New password" name="newPassword" rules={registrationRules} error={errorOf('newPassword')} />
      <Field label="Confirm new password" error={errorOf('confirmPassword')}>
        {(control) => <PasswordInput {...control} name="confirmPassword" shows="confirmed password" autoComplete="new-password" />}
      </Field>
      <FormRefusal isToasted refusal={refusal} otherwise={otherwise} />
      <Button type="submit" busy={isBusy} className="mt-2 justify-self-start">
        {isBusy ? 'Changing...' : 'Change Password'}
      </Button>
    </form>
  );
}

/** Changes the password of whoever is signed in; all other sessions end. It closes, and so is cleared, when that has worked. */
export function ChangePasswordDialog({ onClose, toasts }: { onClose: () => void; toasts: ReactNode }) {
  return (
    <Dialog title="Change Password" onClose={onClose}>
      <p className="mt-2 text-ink-soft">You stay signed in here. Everywhere else you are signed out.</p>
      <ChangePasswordForm onChanged={onClose} />
      {toasts}
    </Dialog>
  );
}
