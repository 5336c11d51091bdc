type SmtpError = Error & { code?: unknown; responseCode?: unknown; command?: unknown };

function asSmtpError(error: unknown): SmtpError {
  return error instanceof Error ? error : new Error('unknown failure');
}

/**
 * True when this mail can never be delivered: the server refused its recipient or content with a 5xx. A 5xx about us (greeting, password,
 * sender) can be repaired by an operator, so the mail waits. 503 means the session got out of step; a new one may succeed.
 */
export function isPermanentFailure(error: unknown): boolean {
  const { code, responseCode, command } = asSmtpError(error);
  const aboutThisMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
  const refused = responseCode === undefined || (typeof responseCode === 'number' && responseCode >= 500 && responseCode !== 503);
  return aboutThisMail && refused;
}

/** Describes a failure without an address: the server's own text often repeats the recipient's. */
export function describeFailure(error: unknown): string {
  const { name, code, responseCode, command } = asSmtpError(error);
  return ['smtp', code ?? name, responseCode, command].filter((part) => part !== undefined).join(' ');
}
