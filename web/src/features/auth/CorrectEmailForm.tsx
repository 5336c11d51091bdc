import type { CorrectEmailRequest, LoginRequest } from '@city-genie/contracts/auth/request';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { FormRefusal } from '../../forms/FormRefusal.js';
import type { FormRules } from '../../forms/form-rules.js';
import { refusalText } from '../../forms/refusal-text.js';
import { takeFocus } from '../../forms/take-focus.js';
import { useForm } from '../../forms/use-form.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { Button } from '../../ui/Button.js';
import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { MailAddress } from '../../ui/late/MailAddress.js';

const otherwise = 'The address could not be corrected. Please try again in a moment.';

async function loadRules(login: LoginRequest): Promise<FormRules<CorrectEmailRequest, unknown>> {
  const [{ correctEmailRequest }, { recoveryApi }] = await Promise.all([
    import('@city-genie/contracts/auth/request'),
    import('./recovery-api.js'),
  ]);
  return {
    schema: correctEmailRequest,
    read: (fields) => ({ ...login, newEmail: fields.get('newEmail') }),
    send: (request, dispatch) => dispatch(recoveryApi.endpoints.correctEmail.initiate(request, { track: false })),
  };
}

type SentProps = {
  address: string;
  /** Undefined for whoever has logged in by the address that isn't theirs any more: they have to log in anew first. */
  onAnother: (() => void) | undefined;
};

/** The reply is the same for every address, and so is this; but it names the one that was typed, where a mistake is seen. */
function Sent({ address, onAnother }: SentProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <p ref={takeFocus} tabIndex={-1} role="status" className="max-w-prose text-pretty text-good">
        If <MailAddress address={address} /> can be used, we have sent a link to it. Open it, then log in.
      </p>
      <p className="max-w-prose text-small text-pretty text-ink-soft">
        It takes a minute at most; look into the spam folder, too.{' '}
        {onAnother ? 'Mistyped again, or no mail?' : 'Mistyped again? Log in with your username, and correct it once more.'}
      </p>
      {onAnother && (
        <Button look="secondary" onClick={onAnother}>
          Use another address
        </Button>
      )}
    </div>
  );
}

type CorrectEmailFormProps = {
  /** What was typed a moment ago. */
  login: LoginRequest;
  onSent: () => void;
};

/** Another address for an account that can't be logged in to before its address is verified. */
export function CorrectEmailForm({ login, onSent }: CorrectEmailFormProps) {
  const dispatch = useDispatch();
  const [sentTo, setSentTo] = useState<string>();
  const [isAgain, setAgain] = useState(false);
  const { props, errorOf, refusal, isBusy } = useForm({
    load: () => loadRules(login),
    onSent: ({ request }) => {
      setSentTo(request.newEmail);
      onSent();
    },
    onRefused: (refusal) => {
      // What is wrong with the address stands at its field.
      if (refusal.fields === undefined || refusal.unplacedMessage !== undefined) {
        dispatch(toastShown({ tone: 'error', title: 'Address not corrected', text: refusalText(refusal, otherwise) }));
      }
    },
  });

  if (sentTo !== undefined) {
    const again = () => {
      setAgain(true);
      setSentTo(undefined);
    };
    return <Sent address={sentTo} onAnother={login.username.includes('@') ? undefined : again} />;
  }
  return (
    <form {...props} aria-label="Wrong address?" className="grid gap-4">
      <Field label="New email" error={errorOf('newEmail')}>
        {(control) => (
          <Input {...control} ref={isAgain ? takeFocus : undefined} look="line" name="newEmail" type="email" autoComplete="email" />
        )}
      </Field>
      <FormRefusal isToasted refusal={refusal} otherwise={otherwise} />
      <div>
        <Button type="submit" look="secondary" busy={isBusy}>
          Send link
        </Button>
      </div>
    </form>
  );
}
