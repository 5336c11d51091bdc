/** A failure that the person at the terminal can fix: its message says what is missing and what to do. */
export class StackError extends Error {
  override name = 'StackError';
}

/** The text to print for a failure: the message of a StackError, the whole stack for a bug of ours. */
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
