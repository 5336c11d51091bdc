import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { defaultBodyLimitBytes } from '@city-genie/contracts/endpoint';
import { requestIdHeader } from '@city-genie/contracts/internal/caller';
import { errorBody, errorHandler } from '@city-genie/service-kit/calls/error-handler';
import { serverOptions } from '@city-genie/service-kit/calls/server-options';
import { AppError } from '@city-genie/service-kit/errors';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import Fastify, { type FastifyInstance } from 'fastify';
import { guardPath, refusedPath } from './trust/path-guard.js';
import { securityHeaders } from './trust/security-headers.js';

const mostHeaders = 100;

/** How long headers and body of a request may take to arrive, and how often that is checked. */
export type Arrival = { timeoutMs: number; checkMs: number };

const arrivalOfVisitors: Arrival = { timeoutMs: 5000, checkMs: 1000 };

/** Time for the reply to arrive before the connection is closed. */
const replyGraceMs = 1000;

const clientErrors = new Map<string | undefined, AppError>([
  ['HPE_HEADER_OVERFLOW', new AppError('headers_too_large', 'The headers of this request are too large')],
  ['ERR_HTTP_REQUEST_TIMEOUT', new AppError('request_timeout', 'The request took too long to arrive')],
]);
const notHttp = new AppError('bad_path', 'This is not a valid HTTP request');

/** The reply to malformed HTTP and to requests that arrive too slowly; no request object exists then. */
function clientError(error: { code?: string }): string {
  const refused = clientErrors.get(error.code) ?? notHttp;
  const body = JSON.stringify(errorBody(refused, randomUUID()));
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const head = [
    `HTTP/1.1 ${refused.status} ${STATUS_CODES[refused.status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/** The gateway's Fastify. It makes its own request ids, trusts X-Forwarded-For by hop count only, and refuses ambiguous paths. */
export function createHttpServer(options: { logger: Logger; trustProxyHops: number; arrival?: Arrival | undefined }): FastifyInstance {
  const { arrival = arrivalOfVisitors } = options;
  const shared = serverOptions(options.logger);
  const app: FastifyInstance = Fastify({
    ...shared,
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < options.trustProxyHops,
    bodyLimit: defaultBodyLimitBytes,
    // A request that hasn't arrived by then is answered 408 and its connection closed.
    requestTimeout: arrival.timeoutMs,
    http: { headersTimeout: arrival.timeoutMs, connectionsCheckingInterval: arrival.checkMs },
    routerOptions: { ...shared.routerOptions, ignoreTrailingSlash: true },
    rewriteUrl: (request) => guardPath(request.url ?? '/'),
    clientErrorHandler: (error, socket) => {
      if (!socket.writable) {
        socket.destroy();
        return;
      }
      // A client that doesn't close its half could otherwise hold the connection open.
      socket.end(clientError(error), () => setTimeout(() => socket.destroy(), replyGraceMs).unref());
    },
  });
  app.setErrorHandler(errorHandler);
  app.all(refusedPath, () => {
    throw new AppError('bad_path', 'The address of this call is not valid');
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
    // Node silently drops headers after the 2000th, including those that a proxy of ours appends.
    if (request.raw.rawHeaders.length > 2 * mostHeaders) {
      throw new AppError('headers_too_large', 'This request has too many headers');
    }
    if (Number(request.headers['content-length'] ?? 0) > request.routeOptions.bodyLimit) {
      throw new AppError('payload_too_large', 'The request is too large');
    }
  });
  return app;
}
