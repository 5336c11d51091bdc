import type { SerializedError } from '@reduxjs/toolkit';

/** Why a call failed. */
export type ApiError = {
  /** HTTP status; 0 without a reply or when it isn't JSON. */
  status: number;
  /** `status: body`: for logs, not for people (docs/rules/errors.md#what-an-error-tells). */
  error: string;
  /** The server's message for visitors, or that they are offline. */
  message?: string;
  code?: string;
  /** Messages by form field. */
  fields?: Record<string, string>;
  /** When to come back, if the server says so: with a 429, and with a 503 that will pass. */
  retryAfterSeconds?: number;
};

function textRecord(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  const entries = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // A proxy's HTML page has no message for visitors; status and text are kept in `error`.
    return {};
  }
}

/** The error of a failed HTTP reply; `retryAfter` is the header of that name, of which our servers send the form in seconds. */
export function replyError(status: number, statusText: string, body: string, retryAfter?: string | null): ApiError {
  const reply = parseObject(body);
  const fields = textRecord(reply.fields);
  return {
    status,
    error: `${status}: ${body || statusText}`,
    ...(typeof reply.message === 'string' && { message: reply.message }),
    ...(typeof reply.code === 'string' && { code: reply.code }),
    ...(fields && { fields }),
    ...(/^\d+$/.test(retryAfter ?? '') && { retryAfterSeconds: Number(retryAfter) }),
  };
}

/** The HTTP status of a query's error; 0 without an HTTP reply. */
export function errorStatus(error: ApiError | SerializedError | undefined): number | undefined {
  return error && ('status' in error ? error.status : 0);
}

/** What is to be said to visitors, if anything is known: the server's message, or that they are offline. */
export function serverMessage(error: ApiError | SerializedError | undefined): string | undefined {
  return error && 'status' in error ? error.message : undefined;
}
