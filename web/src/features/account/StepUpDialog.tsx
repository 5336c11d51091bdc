import { secondFactorMessages } from '@city-genie/contracts/second-factor/endpoints';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { serverMessage } from '../../api/error-message.js';
import { stepUpEnded } from '../../api/step-up-actions.js';
import { CodeField, type CodeKind } from '../../forms/CodeField.js';
import { clearPassword } from '../../forms/clear-password.js';
import { FormRefusal } from '../../forms/FormRefusal.js';
import { useForm } from '../../forms/use-form.js';
import { Button } from '../../ui/Button.js';
import { Field } from '../../ui/Field.js';
import { buttonRow } from '../../ui/late/button-row.js';
import { Dialog } from '../../ui/late/Dialog.js';
import { PasswordInput } from '../../ui/late/PasswordInput.js';
import { Notice } from '../../ui/Notice.js';
import { useAccountQuery } from './account-api.js';

const otherwise = 'That could not be checked. Please try again in a moment.';

/** Nobody is signed in any more; what follows from that is offered elsewhere. */
const unauthenticated = 'unauthenticated';

type ProofFormProps = { onEnd: (isProved: boolean) => void };

function Buttons({ isBusy, onEnd }: ProofFormProps & { isBusy: boolean }) {
  return (
    <div className={`mt-1 ${buttonRow}`}>
      <Button type="submit" busy={isBusy}>
        {isBusy ? 'Checking…' : 'Confirm'}
      </Button>
      <Button look="quiet" onClick={() => onEnd(false)}>
        Cancel
      </Button>
    </div>
  );
}

function CodeForm({ kind, onSwitch, onEnd }: ProofFormProps & { kind: CodeKind; onSwitch: (kind: CodeKind) => void }) {
  const { props, errorOf, refusal, isBusy } = useForm({
    load: async () => (await import('./step-up-rules.js')).codeRules,
    onSent: () => onEnd(true),
    onRefused: ({ code }) => code === unauthenticated && onEnd(false),
  });
  return (
    <form {...props} aria-label="Your code" className="mt-5 grid gap-4">
      <CodeField kind={kind} error={errorOf('code')} onSwitch={onSwitch} />
      <FormRefusal refusal={refusal} otherwise={otherwise} />
      <Buttons isBusy={isBusy} onEnd={onEnd} />
    </form>
  );
}

function PasswordForm({ username, onEnd }: ProofFormProps & { username: string }) {
  const form = useRef<HTMLFormElement>(null);
  const { props, errorOf, refusal, isBusy } = useForm({
    load: async () => (await import('./step-up-rules.js')).passwordRules,
    onSent: () => onEnd(true),
    onRefused: (refusal, form) => (refusal.code === unauthenticated ? onEnd(false) : clearPassword(refusal, form)),
  });
  // After the dialog, which gives the focus to its first button.
  useEffect(() => form.current?.querySelector<HTMLElement>('[name="password"]')?.focus(), []);
  return (
    <form {...props} ref={form} aria-label="Your password" className="mt-5 grid gap-4">
      {/* Tells a password manager whose password is asked for. */}
      <input name="username" autoComplete="username" defaultValue={username} readOnly hidden />
      <Field label="Password" error={errorOf('password')}>
        {(control) => <PasswordInput {...control} name="password" shows="password" autoComplete="current-password" />}
      </Field>
      <FormRefusal refusal={refusal} otherwise={otherwise} />
      <Buttons isBusy={isBusy} onEnd={onEnd} />
    </form>
  );
}

/** The question is asked anew each time, so it isn't about anybody in particular. */
const whoever = 'whoever is here';

/** By which proof the server knows this user. */
function Proof({ onEnd }: ProofFormProps) {
  const { data: account, error, isFetching, refetch } = useAccountQuery(whoever, { refetchOnMountOrArgChange: true });
  const [kind, setKind] = useState<CodeKind>('app');
  if (account && !isFetching) {
    return account.secondFactor.isOn ? (
      <CodeForm key={kind} kind={kind} onSwitch={setKind} onEnd={onEnd} />
    ) : (
      <PasswordForm username={account.username} onEnd={onEnd} />
    );
  }
  if (isFetching) {
    return (
      <p role="status" className="mt-5">
        One moment…
      </p>
    );
  }
  return (
    <div className="mt-5">
      <Notice
        isSmall
        role="alert"
        title="We can’t ask you just now"
        text={serverMessage(error) ?? 'City Genie could not be reached. Nothing has happened yet.'}
      >
        <Button onClick={() => void refetch()}>Try again</Button>
      </Notice>
    </div>
  );
}

/**
 * Asks the user to prove that they are here, for calls that wait for it: by a code if they have a second factor, else by the password.
 * Leaving the page ends it.
 */
export function StepUpDialog({ onClose, toasts }: { onClose: () => void; toasts: ReactNode }) {
  const dispatch = useDispatch();
  const { key } = useLocation();
  const [openedAt] = useState(key);
  useEffect(() => {
    if (key !== openedAt) {
      onClose();
    }
  }, [key, openedAt, onClose]);
  const end = (isProved: boolean) => (isProved ? dispatch(stepUpEnded(true)) : onClose());
  return (
    <Dialog title={secondFactorMessages.stepUp} onClose={onClose}>
      <p className="mt-2 text-ink-soft">What you are about to do asks for it. After that you won’t be asked for ten minutes.</p>
      <Proof onEnd={end} />
      {toasts}
    </Dialog>
  );
}
