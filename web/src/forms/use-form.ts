import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import type { CallDispatch, FormRules } from './form-rules.js';
import type { Attempt, FieldErrors, Refusal } from './send-form.js';

type FormOptions<Request, Reply> = {
  /** Called on every interaction and attempt, so that a failed load is tried again. */
  load: () => Promise<FormRules<Request, Reply>>;
  onSent: (sent: { request: Request; reply: Reply; form: HTMLFormElement }) => void;
  /** Called after each attempt that failed otherwise than by the form's own validation. Not when the user cancelled a step-up. */
  onRefused?: (refusal: Refusal, form: HTMLFormElement) => void;
  /** Called after each attempt that the form's own validation refused; the fields show these messages. */
  onInvalid?: (errors: FieldErrors) => void;
};

type FormState = { isBusy: boolean; errors: FieldErrors; refusal?: Refusal | undefined };

/** What checks and sends forms is loaded with the rules of the first one. */
const loadSending = () => import('./send-form.js');

const notLoaded = { errors: {}, refusal: { status: 0, error: 'what sends forms could not be loaded' } };

/** The server's message for a field remains until that field changes. */
function withoutMessageFor(field: EventTarget, refusal: Refusal | undefined): Refusal | undefined {
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
export function useForm<Request, Reply>({ load, onSent, onRefused, onInvalid }: FormOptions<Request, Reply>) {
  const [{ isBusy, errors, refusal }, setState] = useState<FormState>({ isBusy: false, errors: {} });
  const dispatch = useDispatch<CallDispatch>();
  const isSending = useRef(false);
  /** Validates what changes after an attempt. */
  const check = useRef<(form: HTMLFormElement) => FieldErrors>(undefined);

  const submit = async (form: HTMLFormElement) => {
    if (isSending.current) {
      return;
    }
    isSending.current = true;
    setState(({ errors }) => ({ isBusy: true, errors }));
    const sending = await loadSending().catch(() => undefined);
    const attempt: Attempt<Request, Reply> = sending ? await sending.sendForm(form, load, dispatch) : notLoaded;
    isSending.current = false;
    const { sent, rules, ...faults } = attempt;
    check.current = sending && rules && ((changed) => sending.checkForm(changed, rules).errors);
    // They have cancelled it, so they know (`isStepUpCancelled`, which would be in the first load).
    if (faults.refusal?.code === 'step_up_required') {
      setState({ isBusy: false, errors: {} });
      return;
    }
    flushSync(() => setState({ isBusy: false, ...faults }));
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (sent) {
      onSent({ ...sent, form });
    } else if (faults.refusal) {
      onRefused?.(faults.refusal, form);
    } else {
      onInvalid?.(faults.errors);
    }
  };

  const change = ({ currentTarget: form, target: field }: FormEvent<HTMLFormElement>) => {
    const errors = check.current?.(form);
    if (errors) {
      setState((before) => ({ ...before, errors, refusal: withoutMessageFor(field, before.refusal) }));
    }
  };

  const touch = () => void Promise.all([loadSending(), load()]).catch(() => undefined);
  const press = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

  return {
    isBusy,
    /** Why the last attempt failed, for `FormRefusal`; `errorOf` has its messages for fields. */
    refusal,
    errorOf: (field: Extract<keyof Request, string>) => errors[field] ?? refusal?.fields?.[field],
    // Without script, `dialog` does nothing, whereas `get` would put the values into the address.
    props: { noValidate: true, method: 'dialog', onFocus: touch, onPointerEnter: touch, onChange: change, onSubmit: press },
  };
}
