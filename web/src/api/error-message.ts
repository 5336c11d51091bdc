import type { SerializedError } from '@reduxjs/toolkit';

/** Why a call failed, as screens need it. */
export type ApiError = {
  /** HTTP status; 0 when no reply came or it was no JSON. */
  status: number;
  /** `status: body`, the specification's generic error text: for logs, not for people. */
  error: string;
  /** What the server says to people. */
  message?: string;
  code?: string;
  /** Text per field of a form. */
  fields?: Record<string, string>;
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
    // A proxy's HTML page has nothing to say to people; the status and the text are kept in `error`.
    return {};
  }
}

/** The error of a failed HTTP reply. */
export function replyError(status: number, statusText: string, body: string): ApiError {
  const reply = parseObject(body);
  const fields = textRecord(reply.fields);
  return {
    status,
    error: `${status}: ${body || statusText}`,
    ...(typeof reply.message === 'string' && { message: reply.message }),
    ...(typeof reply.code === 'string' && { code: reply.code }),
    ...(fields && { fields }),
  };
}

/** Status of a query's error; 0 when there was no HTTP reply. */
export function errorStatus(error: ApiError | SerializedError | undefined): number | undefined {
  return error && ('status' in error ? error.status : 0);
}

/** What the server says to people, if it said anything. */
export function serverMessage(error: ApiError | SerializedError | undefined): string | undefined {
  return error && 'status' in error ? error.message : undefined;
}
