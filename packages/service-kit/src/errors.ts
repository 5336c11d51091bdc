import { type ErrorCode, errorStatus } from '@city-genie/contracts/error/codes';

type Details = {
  /** Messages by field name. */
  fields?: Record<string, string>;
  /** Sent as Retry-After. */
  retryAfterSeconds?: number;
  needsPayment?: boolean;
  cause?: unknown;
};

/** Every deliberate refusal of a service. `message` is shown to people. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.status = errorStatus[code];
    this.details = details;
  }
}

/** Whether this is a refusal with this code. */
export function hasCode(error: unknown, code: ErrorCode): error is AppError {
  return error instanceof AppError && error.code === code;
}

/** A 400 for one field of a request; `message` is shown beside the field, or alone where the field isn't shown. */
export function fieldFault(field: string, message: string, cause?: unknown): AppError {
  return new AppError('validation_failed', message, { fields: { [field]: message }, cause });
}

/** Messages for faults on our side: never a cause, an address or a stack. */
export const fixedMessages = {
  internal: 'Something went wrong on our side. Please try again in a moment.',
  unavailable: 'This is temporarily unavailable. Please try again in a moment.',
} as const;
