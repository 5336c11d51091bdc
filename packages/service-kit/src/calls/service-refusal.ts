import type { ErrorCode } from '@city-genie/contracts/error/codes';
import { errorReply } from '@city-genie/contracts/error/reply';

/**
 * Another service refused our call, e.g. because it doesn't know what the call is about. Callers decide what that means; it is no `AppError`,
 * since a 404 from another service isn't a 404 for the visitor, and so a 500 where nobody expects it.
 */
export class ServiceRefusal extends Error {
  override name = 'ServiceRefusal';
  readonly status: number;
  readonly code: ErrorCode;

  constructor(service: string, status: number, code: ErrorCode) {
    super(`${service} refused the call: ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

/**
 * Whether a reply of this status is about what was asked. A 401 isn't: it says that our signature doesn't fit, e.g. because of a missing
 * key, and must not pass for an answer.
 */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 401;
}

/** Reads the body of a refusal. @throws ZodError when it isn't our form of errors */
export function readRefusal(service: string, status: number, body: unknown): ServiceRefusal {
  return new ServiceRefusal(service, status, errorReply.parse(body).code);
}
