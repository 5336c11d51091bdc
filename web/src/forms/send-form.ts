import type { ApiError } from '../api/error-message.js';
import type { CallDispatch, FormRules } from './form-rules.js';
import { faultCode } from './refusal-text.js';

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Why an attempt to send a form failed. */
export type Refusal = ApiError & {
  /** The messages in `fields` that no field of the form can show. */
  unplacedMessage?: string;
};

/** A refusal by the server, which may name fields that the form doesn't have. */
function refusalOf(form: HTMLFormElement, error: ApiError): Refusal {
  // A `Field` gives its control the attribute, whether there is an error or not.
  const shown = new Set([...form.querySelectorAll('[aria-invalid]')].map((control) => control.getAttribute('name')));
  const unplaced = Object.entries(error.fields ?? {}).filter(([name]) => !shown.has(name));
  return unplaced.length > 0 ? { ...error, unplacedMessage: unplaced.map(([, message]) => message).join(' ') } : error;
}

/** Validates a form: the request, or the errors. */
export function checkForm<Request>(form: HTMLFormElement, { schema, read = Object.fromEntries }: FormRules<Request, unknown>) {
  const result = schema.safeParse(read(new FormData(form)));
  if (result.success) {
    return { request: result.data, errors: {} };
  }
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    // Only the first error of each field is kept.
    errors[String(path[0])] ??= message;
  }
  return { errors };
}

/** What became of an attempt to send a form. */
export type Attempt<Request, Reply> = {
  /** Undefined when they failed to load, or when the form was sent. */
  rules?: FormRules<Request, Reply>;
  errors: FieldErrors;
  refusal?: Refusal;
  sent?: { request: Request; reply: Reply };
};

/**
 * Waits for the rules, validates the current values, and sends them. Never rejects: rules that throw are reported as an uncaught
 * error would be, and are a refusal for the visitor.
 */
export async function sendForm<Request, Reply>(
  form: HTMLFormElement,
  load: () => Promise<FormRules<Request, Reply>>,
  dispatch: CallDispatch,
): Promise<Attempt<Request, Reply>> {
  const rules = await load().catch(() => undefined);
  if (!rules) {
    return { errors: {}, refusal: { status: 0, error: 'the rules of the form could not be loaded' } };
  }
  try {
    const { request, errors } = checkForm(form, rules);
    if (!request) {
      return { rules, errors };
    }
    const { data, error } = await rules.send(request, dispatch);
    if (error) {
      return { rules, errors, refusal: 'status' in error ? refusalOf(form, error) : { status: 0, error: error.message ?? '' } };
    }
    return { errors, sent: { request, reply: data } };
  } catch (fault) {
    reportError(fault);
    return { rules, errors: {}, refusal: { status: 0, code: faultCode, error: String(fault) } };
  }
}
