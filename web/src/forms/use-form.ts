import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApiError } from '../api/error-message.js';
import type { FormRules } from './form-rules.js';
import { checkForm, type FieldErrors, sendForm } from './send-form.js';

type FormOptions<Request, Reply> = {
  /** Called with every touch and every attempt, so that a load that failed is tried again. */
  load: () => Promise<FormRules<Request, Reply>>;
  onSent: (sent: { request: Request; reply: Reply; form: HTMLFormElement }) => void;
  /** The rules were needed and didn't come. */
  onFailure?: () => void;
};

type FormState = { isBusy: boolean; errors: FieldErrors; refusal?: ApiError | undefined };

/** What the server said about a field holds until that field changes. */
function withoutWordAbout(field: EventTarget, refusal: ApiError | undefined): ApiError | undefined {
  if (!refusal?.fields || !(field instanceof Element)) {
    return refusal;
  }
  const { [field.getAttribute('name') ?? '']: _outdated, ...fields } = refusal.fields;
  return { ...refusal, fields };
}

/**
 * A form of uncontrolled fields: what was typed before any script was there is simply there. Its rules come at the first touch. A press
 * waits for them, names what is wrong beside the fields, the server's words included, and takes the focus to the first of it; from then
 * on every change is checked. Give `props` to the `<form>`, and to each field what `errorOf` says about its name.
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
    const { sent, rules, ...faults } = await sendForm(form, load);
    isSending.current = false;
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
      setState((before) => ({ ...before, errors, refusal: withoutWordAbout(field, before.refusal) }));
    }
  };

  const touch = () => void load().catch(() => undefined);
  const press = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

  return {
    isBusy,
    /** Why the server didn't take the last attempt; what it says about fields is told by `errorOf`. */
    refusal,
    errorOf: (field: Extract<keyof Request, string>) => errors[field] ?? refusal?.fields?.[field],
    // Pressed where there is no script, `dialog` does nothing; `get` would put what was typed into the address.
    props: { noValidate: true, method: 'dialog', onFocus: touch, onPointerEnter: touch, onChange: change, onSubmit: press },
  };
}
