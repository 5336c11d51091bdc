import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApiError } from '../api/error-message.js';
import type { FormRules } from './form-rules.js';
import { checkForm, type FieldErrors, sendForm } from './send-form.js';

type FormOptions<Request, Reply> = {
  /** Called on every interaction and attempt, so that a failed load is tried again. */
  load: () => Promise<FormRules<Request, Reply>>;
  onSent: (sent: { request: Request; reply: Reply; form: HTMLFormElement }) => void;
  /** Called when the rules were needed but failed to load. */
  onFailure?: () => void;
};

type FormState = { isBusy: boolean; errors: FieldErrors; refusal?: ApiError | undefined };

/** The server's message for a field remains until that field changes. */
function withoutMessageFor(field: EventTarget, refusal: ApiError | undefined): ApiError | undefined {
  if (!refusal?.fields || !(field instanceof Element)) {
    return refusal;
  }
  const { [field.getAttribute('name') ?? '']: _outdated, ...fields } = refusal.fields;
  return { ...refusal, fields };
}

/**
 * A form of uncontrolled fields, so that values typed before hydration are kept. Its rules load on the first interaction. A
 * press waits for them, shows errors at the fields, the server's included, and focuses the first invalid field; from then on,
 * every change is validated. Pass `props` to the `<form>`, and `errorOf(name)` to each field.
 */
export function useForm<Request, Reply>({ load, onSent, onFailure }: FormOptions<Request, Reply>) {
  const [{ isBusy, errors, refusal }, setState] = useState<FormState>({ isBusy: false, errors: {} });
  const isSending = useRef(false);
  const rulesOfChanges = useRef<FormRules<Request, Reply>>(undefined);

  const submit = async (form: HTMLFormElement) => {
    if (isSending.current) {
      return;
    }
    isSending.current = true;
    setState((before) => ({ ...before, isBusy: true }));
    const { sent, rules, ...faults } = await sendForm(form, load).finally(() => {
      isSending.current = false;
    });
    rulesOfChanges.current = rules;
    flushSync(() => setState({ isBusy: false, ...faults }));
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (sent) {
      onSent({ ...sent, form });
    } else if (!rules) {
      onFailure?.();
    }
  };

  const change = ({ currentTarget: form, target: field }: FormEvent<HTMLFormElement>) => {
    const rules = rulesOfChanges.current;
    if (rules) {
      const { errors } = checkForm(form, rules);
      setState((before) => ({ ...before, errors, refusal: withoutMessageFor(field, before.refusal) }));
    }
  };

  const touch = () => void load().catch(() => undefined);
  const press = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

  return {
    isBusy,
    /** Why the server refused the last attempt; `errorOf` has its messages for fields. */
    refusal,
    errorOf: (field: Extract<keyof Request, string>) => errors[field] ?? refusal?.fields?.[field],
    // Without script, `dialog` does nothing, whereas `get` would put the values into the address.
    props: { noValidate: true, method: 'dialog', onFocus: touch, onPointerEnter: touch, onChange: change, onSubmit: press },
  };
}
