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

const otherwise = 'The address could not be corrected. Please try again in a moment.';

async function loadRules(login: LoginRequest): Promise<FormRules<CorrectEmailRequest, { message: string }>> {
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

/** Another address for an account that can't be logged in to before its address is verified. @param login what was typed a moment ago */
export function CorrectEmailForm({ login }: { login: LoginRequest }) {
  const dispatch = useDispatch();
  const [answer, setAnswer] = useState<string>();
  const { props, errorOf, refusal, isBusy } = useForm({
    load: () => loadRules(login),
    onSent: ({ reply }) => setAnswer(reply.message),
    onRefused: (refusal) => dispatch(toastShown({ tone: 'error', title: 'Address not corrected', text: refusalText(refusal, otherwise) })),
  });

  if (answer !== undefined) {
    return (
      <p ref={takeFocus} tabIndex={-1} role="status" className="max-w-prose text-pretty text-good">
        {answer} Open it, then log in.
      </p>
    );
  }
  return (
    <form {...props} aria-label="Wrong address?" className="grid gap-4">
      <Field label="New email" error={errorOf('newEmail')}>
        {(control) => <Input {...control} look="line" name="newEmail" type="email" autoComplete="email" />}
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
