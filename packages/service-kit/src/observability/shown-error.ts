/** The part of an error that is logged. */
export type ShownError = {
  type: string;
  message: string;
  stack?: string;
  cause?: ShownError;
  errors?: ShownError[];
  [fact: string]: unknown;
};

/** Fields of library errors that describe the fault and hold no personal data. */
const facts = ['code', 'codeName', 'errorLabels', 'errno', 'syscall', 'statusCode', 'responseCode'] as const;

const removed = '[removed]';
const deepest = 5;

/** Values that MongoDB (duplicate key) and Mongoose (wrong type) repeat in their messages. */
const repeatedValues = /(?<=dup key: ).*|(?<=failed for value ).*(?= \(type)/gs;
const mailAddress = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;

/** Removes mail addresses and the values of rejected documents from a text. */
export function withoutPeople(text: string): string {
  return text.replace(repeatedValues, removed).replace(mailAddress, removed);
}

/** The stack starts with the original message, so only its frames are kept. */
function framesOf(stack: string): string {
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  return frames.map(withoutPeople).join('\n');
}

/**
 * Makes an error safe to log. Libraries attach whole documents, commands and payloads to their errors (`keyValue`, `writeErrors`,
 * `command.args`), so only known harmless fields are copied, and repeated values are removed from messages.
 */
export function shownError(error: unknown, depth = 1): ShownError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: withoutPeople(String(error)) };
  }
  // Looked up by name, since some are getters of a class.
  const known = facts.filter((fact) => fact in error).map((fact): [string, unknown] => [fact, Reflect.get(error, fact)]);
  const below = (inner: unknown) => shownError(inner, depth + 1);
  return {
    type: error.name,
    message: withoutPeople(error.message),
    ...(error.stack !== undefined && { stack: framesOf(error.stack) }),
    ...Object.fromEntries(known),
    ...(error.cause instanceof Error && depth < deepest && { cause: below(error.cause) }),
    ...(error instanceof AggregateError && depth < deepest && { errors: error.errors.map(below) }),
  };
}
