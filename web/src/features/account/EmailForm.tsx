import { useEffect, useRef } from 'react';
import { clearPassword } from '../../forms/clear-password.js';
import { FormRefusal } from '../../forms/FormRefusal.js';
import { useForm } from '../../forms/use-form.js';
import { Button } from '../../ui/Button.js';
import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { buttonRow } from '../../ui/late/button-row.js';
import { PasswordInput } from '../../ui/late/PasswordInput.js';

type EmailFormProps = {
  username: string;
  /** The address that was asked for before, whose link is to be sent again. */
  pendingEmail: string | null;
  onAsked: () => void;
  onCancel: () => void;
};

/** Another address, with the password. Takes the focus. */
export function EmailForm({ username, pendingEmail, onAsked, onCancel }: EmailFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const focused = pendingEmail === null ? 'newEmail' : 'currentPassword';
  useEffect(() => form.current?.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus(), [focused]);
  const { props, errorOf, refusal, isBusy } = useForm({
    load: async () => (await import('./email-rules.js')).emailRules,
    onSent: onAsked,
    onRefused: clearPassword,
  });
  return (
    <form {...props} ref={form} aria-label="Change email" className="grid w-full max-w-md gap-4">
      {/* Tells a password manager whose password is asked for. */}
      <input name="username" autoComplete="username" defaultValue={username} readOnly hidden />
      <Field label="New email" error={errorOf('newEmail')}>
        {(control) => (
          <Input {...control} look="line" name="newEmail" type="email" autoComplete="email" defaultValue={pendingEmail ?? undefined} />
        )}
      </Field>
      <Field label="Password" error={errorOf('currentPassword')}>
        {(control) => <PasswordInput {...control} look="line" name="currentPassword" shows="password" autoComplete="current-password" />}
      </Field>
      <FormRefusal refusal={refusal} otherwise="Your email could not be changed. Please try again in a moment." />
      <div className={buttonRow}>
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Sending…' : 'Send me the link'}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
