import type { ApiError } from '../api/error-message.js';
import type { FormRules } from './form-rules.js';

/** Text by the name of its field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The request that a form makes, or what is wrong with it. */
export function checkForm<Request>(form: HTMLFormElement, { schema, read = Object.fromEntries }: FormRules<Request, unknown>) {
  const result = schema.safeParse(read(new FormData(form)));
  if (result.success) {
    return { request: result.data, errors: {} };
  }
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    // Of several faults of a field the first one is told.
    errors[String(path[0])] ??= message;
  }
  return { errors };
}

type Attempt<Request, Reply> = {
  /** Absent when they didn't come, and no longer of use when all is done. */
  rules?: FormRules<Request, Reply>;
  errors: FieldErrors;
  refusal?: ApiError;
  sent?: { request: Request; reply: Reply };
};

/** Waits for the rules, checks what the form holds by then, and sends it. */
export async function sendForm<Request, Reply>(
  form: HTMLFormElement,
  load: () => Promise<FormRules<Request, Reply>>,
): Promise<Attempt<Request, Reply>> {
  const rules = await load().catch(() => undefined);
  if (!rules) {
    return { errors: {}, refusal: { status: 0, error: 'the rules of the form could not be loaded' } };
  }
  const { request, errors } = checkForm(form, rules);
  if (!request) {
    return { rules, errors };
  }
  const { data, error } = await rules.send(request);
  if (error) {
    return { rules, errors, refusal: 'status' in error ? error : { status: 0, error: error.message ?? '' } };
  }
  return { errors, sent: { request, reply: data } };
}
