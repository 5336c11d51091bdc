/** What a log line shows of an error. */
export type ShownError = {
  type: string;
  message: string;
  stack?: string;
  cause?: ShownError;
  errors?: ShownError[];
  [fact: string]: unknown;
};

/** What libraries put on their errors that says what happened, and never to whom. */
const facts = ['code', 'codeName', 'errorLabels', 'errno', 'syscall', 'statusCode', 'responseCode'] as const;

const removed = '[removed]';
const deepest = 5;

/** The values that MongoDB (a duplicate key) and Mongoose (a wrong type) repeat in their messages. */
const repeatedValues = /(?<=dup key: ).*|(?<=failed for value ).*(?= \(type)/gs;
const mailAddress = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;

/** A text of a library or of ours without mail addresses and without the values of a refused document. */
export function withoutPeople(text: string): string {
  return text.replace(repeatedValues, removed).replace(mailAddress, removed);
}

/** The stack begins with the message as it was, so only its frames are taken. */
function framesOf(stack: string): string {
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  return frames.map(withoutPeople).join('\n');
}

/**
 * An error as it may be logged. Libraries hang whole documents, commands and payloads on their errors (`keyValue`, `writeErrors`,
 * `command.args`), so nothing is taken over that isn't known to be harmless, and messages lose the values that they repeat.
 */
export function shownError(error: unknown, depth = 1): ShownError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: withoutPeople(String(error)) };
  }
  // Asked by name, since some are getters of a class.
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
