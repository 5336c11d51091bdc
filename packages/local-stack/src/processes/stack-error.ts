/** A failure that the person at the terminal can do something about: its message says what is missing and the ways out. */
export class StackError extends Error {
  override name = 'StackError';
}

/** What to print for a failure: the message of a StackError, everything of a fault of our own. */
export function explain(error: unknown): string {
  if (error instanceof StackError) {
    return error.message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** `ENOENT`, `EADDRINUSE`, … of a Node error, or undefined. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
