import type { ErrorCode } from '@city-genie/contracts/error/codes';
import type { ErrorReply } from '@city-genie/contracts/error/reply';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDependencyError } from '../dependency-error.js';
import { AppError, fixedMessages } from '../errors.js';

const byFastifyCode: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed_json', 'The request is not valid JSON'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed_json', 'The request has no JSON body'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed_json', 'The request does not have the length it announced'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', 'The request is too large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Please send application/json'],
  FST_ERR_MAX_PARAM_LENGTH: ['bad_path', 'The address of this call is not valid'],
  FST_ERR_BAD_URL: ['bad_path', 'The address of this call is not valid'],
};

/** Replies to Fastify's other refusals, by status. */
const byStatus: Record<number, [ErrorCode, string]> = {
  401: ['unauthenticated', 'Please log in to continue'],
  403: ['forbidden', 'This is not allowed'],
  404: ['not_found', 'There is nothing here'],
  405: ['not_found', 'There is nothing here'],
  413: ['payload_too_large', 'The request is too large'],
  414: ['bad_path', 'The address of this call is not valid'],
  415: ['unsupported_media_type', 'Please send application/json'],
  429: ['rate_limited', 'That was a lot of requests. Please try again later.'],
  431: ['headers_too_large', 'The headers of the request are too large'],
};

/**
 * The reply when Fastify refused the request. Only Fastify's own errors count: a library's error can carry the status of a reply that it
 * received, and a 404 from another service must not become a 404 for the visitor.
 */
function refusedByFastify(error: unknown): [ErrorCode, string] | undefined {
  if (!(error instanceof Error && 'code' in error)) {
    return undefined;
  }
  // Fastify's body reader reports a client that disconnected as a 400; nobody receives the reply.
  if (error.code === 'ECONNRESET' && 'statusCode' in error && error.statusCode === 400) {
    return ['bad_request', 'The request ended before it was whole'];
  }
  if (!String(error.code).startsWith('FST_')) {
    return undefined;
  }
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  const blamed = status >= 400 && status < 500;
  return byFastifyCode[String(error.code)] ?? byStatus[status] ?? (blamed ? ['bad_request', 'The request is not valid'] : undefined);
}

/** Maps any thrown value to an error that is safe to send. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) {
    return error;
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {};
    for (const fault of error.validation) {
      const name = fault.instancePath.split('/')[1] || 'body';
      fields[name] ??= fault.message ?? 'Please check this value';
    }
    return new AppError('validation_failed', Object.values(fields)[0] ?? 'Please check your input', { fields, cause: error });
  }
  const known = refusedByFastify(error);
  if (known) {
    return new AppError(known[0], known[1], { cause: error });
  }
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400) {
    return new AppError('malformed_json', 'The request is not valid JSON', { cause: error });
  }
  if (isDependencyError(error)) {
    return new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2, cause: error });
  }
  return new AppError('internal_error', fixedMessages.internal, { cause: error });
}

/** The one form of an error on the wire (docs/rules/errors.md#one-form-of-errors). */
export function errorBody(error: AppError, requestId: string): ErrorReply {
  return {
    success: false,
    code: error.code,
    message: error.code === 'internal_error' ? fixedMessages.internal : error.message,
    requestId,
    ...(error.details.fields && { fields: error.details.fields }),
    ...(error.details.needsPayment !== undefined && { needsPayment: error.details.needsPayment }),
  };
}

/** What sending an error needs of a request and a reply, in services and in the gateway. */
export type ErrorRequest = { id: string; log: { error(line: object, text: string): void; warn(line: object, text: string): void } };
export type ErrorTarget = { header(name: string, value: string): unknown; code(status: number): unknown; send(body: ErrorReply): unknown };

/** Sends an error; from 500 on the cause is logged, and never sent. */
function sendError(error: unknown, request: ErrorRequest, reply: ErrorTarget): void {
  const refused = toAppError(error);
  if (refused.status >= 500) {
    const line = { err: refused.details.cause ?? refused, code: refused.code };
    request.log[refused.code === 'internal_error' ? 'error' : 'warn'](line, 'request failed');
  }
  if (refused.details.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(Math.max(1, Math.ceil(refused.details.retryAfterSeconds))));
  }
  reply.code(refused.status);
  reply.header('cache-control', 'no-store');
  reply.send(errorBody(refused, request.id));
}

export function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  sendError(error, request, reply);
}

export function notFoundHandler(request: FastifyRequest, reply: FastifyReply): void {
  sendError(new AppError('not_found', 'There is nothing here'), request, reply);
}
