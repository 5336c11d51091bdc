import { useEffect, useRef } from 'react';
import { FormRefusal } from '../../forms/FormRefusal.js';
import { useForm } from '../../forms/use-form.js';
import { Button } from '../../ui/Button.js';
import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { PasswordInput } from '../../ui/late/PasswordInput.js';

type EmailFormProps = { username: string; onAsked: () => void; onCancel: () => void };

/** Another address, with the password. Takes the focus. */
export function EmailForm({ username, onAsked, onCancel }: EmailFormProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { props, errorOf, refusal, isBusy } = useForm({
    load: async () => (await import('./email-rules.js')).emailRules,
    onSent: onAsked,
  });
  return (
    <form {...props} aria-label="Change email" className="grid w-full max-w-md gap-4">
      {/* Tells a password manager whose password is asked for. */}
      <input name="username" autoComplete="username" defaultValue={username} readOnly hidden />
      <Field label="New email" error={errorOf('newEmail')}>
        {(control) => <Input {...control} ref={input} look="line" name="newEmail" type="email" autoComplete="email" />}
      </Field>
      <Field label="Password" error={errorOf('currentPassword')}>
        {(control) => <PasswordInput {...control} look="line" name="currentPassword" shows="password" autoComplete="current-password" />}
      </Field>
      <FormRefusal refusal={refusal} otherwise="Your email could not be changed. Please try again in a moment." />
      <div className="flex flex-wrap gap-3">
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
