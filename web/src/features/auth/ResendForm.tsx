import type { MailboxRequest } from '@city-genie/contracts/auth/request';
import { useEffect, useRef, useState } from 'react';
import { FormRefusal } from '../../forms/FormRefusal.js';
import type { FormRules } from '../../forms/form-rules.js';
import { takeFocus } from '../../forms/take-focus.js';
import { useForm } from '../../forms/use-form.js';
import { Button } from '../../ui/Button.js';
import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';

async function loadRules(): Promise<FormRules<MailboxRequest, { message: string }>> {
  const [{ mailboxRequest }, { recoveryApi }] = await Promise.all([
    import('@city-genie/contracts/auth/request'),
    import('./recovery-api.js'),
  ]);
  return {
    schema: mailboxRequest,
    send: (request, dispatch) => dispatch(recoveryApi.endpoints.resendVerification.initiate(request, { track: false })),
  };
}

/** Mails the verification link again. With an `address` that is already known, it does so at once. */
export function ResendForm({ address }: { address?: string | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<string>();
  const { props, errorOf, refusal, isBusy } = useForm({ load: loadRules, onSent: ({ reply }) => setAnswer(reply.message) });

  useEffect(() => {
    if (address !== undefined) {
      form.current?.requestSubmit();
    }
  }, [address]);

  if (answer !== undefined) {
    return (
      <p ref={takeFocus} tabIndex={-1} role="status" className="text-good">
        {answer}
      </p>
    );
  }
  return (
    <form {...props} ref={form} aria-label="Resend link" className="grid gap-4">
      <Field label="Email" error={errorOf('email')}>
        {(control) => <Input {...control} look="line" name="email" type="email" autoComplete="email" defaultValue={address} />}
      </Field>
      <FormRefusal refusal={refusal} otherwise="The link could not be sent. Please try again in a moment." />
      <div>
        <Button type="submit" look="secondary" busy={isBusy}>
          Resend link
        </Button>
      </div>
    </form>
  );
}
