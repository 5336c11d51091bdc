import { type ReactNode, useState } from 'react';
import { clearPassword } from '../../forms/clear-password.js';
import { FormRefusal } from '../../forms/FormRefusal.js';
import { useForm } from '../../forms/use-form.js';
import { Button } from '../../ui/Button.js';
import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { buttonRow } from '../../ui/late/button-row.js';
import { Dialog } from '../../ui/late/Dialog.js';
import { PasswordInput } from '../../ui/late/PasswordInput.js';

type DeleteAccountDialogProps = {
  username: string;
  onClose: () => void;
  /** The account is gone, and with it the session. */
  onDeleted: () => void;
  toasts: ReactNode;
};

function DeleteForm({ username, onClose, onDeleted }: Omit<DeleteAccountDialogProps, 'toasts'>) {
  // The page is left as soon as it has loaded anew; until then nothing more can be pressed.
  const [isGone, setGone] = useState(false);
  const { props, errorOf, refusal, isBusy } = useForm({
    load: async () => (await import('./delete-rules.js')).deleteRules(username),
    onSent: () => {
      setGone(true);
      onDeleted();
    },
    onRefused: (refusal, form) => {
      clearPassword(refusal, form);
      if (refusal.code === 'unauthenticated') {
        // Nobody is signed in any more; what follows from that is offered elsewhere.
        onClose();
      }
    },
  });
  return (
    <form {...props} aria-label="Delete account" className="mt-5 grid gap-4">
      <Field
        label={
          <>
            Your username, to confirm: <span className="inline-block max-w-full wrap-anywhere">{username}</span>
          </>
        }
        error={errorOf('username')}
      >
        {(control) => <Input {...control} name="username" autoComplete="off" autoCapitalize="none" autoCorrect="off" spellCheck={false} />}
      </Field>
      <Field label="Password" error={errorOf('password')}>
        {(control) => <PasswordInput {...control} name="password" shows="password" autoComplete="current-password" />}
      </Field>
      <FormRefusal refusal={refusal} otherwise="Your account could not be deleted. Please try again in a moment." />
      <div className={`mt-2 ${buttonRow}`}>
        <Button type="submit" look="danger" busy={isBusy || isGone}>
          {isBusy || isGone ? 'Deleting…' : 'Delete for good'}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </form>
  );
}

/** Deletes the account of whoever is signed in, with their name typed and their password. */
export function DeleteAccountDialog({ username, onClose, onDeleted, toasts }: DeleteAccountDialogProps) {
  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      <p className="mt-2 text-ink-soft">
        Your subscription ends now, and everything that we keep about you goes. What stays is a record of what was done with the account,
        without your name or address, and invoices if something was paid. Nobody can bring the rest back, not even us.
      </p>
      <DeleteForm username={username} onClose={onClose} onDeleted={onDeleted} />
      {toasts}
    </Dialog>
  );
}
