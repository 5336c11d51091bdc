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

/** How long a request may take to arrive, headers and body, and how often that is looked at. */
export type Arrival = { timeoutMs: number; checkMs: number };

const arrivalOfVisitors: Arrival = { timeoutMs: 5000, checkMs: 1000 };

/** For the answer to arrive before the connection ends. */
const lastWordsMs = 1000;

const clientErrors = new Map<string | undefined, AppError>([
  ['HPE_HEADER_OVERFLOW', new AppError('headers_too_large', 'The headers of this request are too large')],
  ['ERR_HTTP_REQUEST_TIMEOUT', new AppError('request_timeout', 'The request took too long to arrive')],
]);
const notHttp = new AppError('bad_path', 'This is not a valid HTTP request');

/** What a client gets that doesn't speak HTTP well enough, or not fast enough, for a request to exist. */
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

/** The gateway's Fastify: its own request ids, addresses by trusted hops only, and paths that mean one thing to everybody. */
export function createHttpServer(options: { logger: Logger; trustProxyHops: number; arrival?: Arrival | undefined }): FastifyInstance {
  const { arrival = arrivalOfVisitors } = options;
  const shared = serverOptions(options.logger);
  const app: FastifyInstance = Fastify({
    ...shared,
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < options.trustProxyHops,
    bodyLimit: defaultBodyLimitBytes,
    // What isn't here by then ends with its connection.
    requestTimeout: arrival.timeoutMs,
    http: { headersTimeout: arrival.timeoutMs, connectionsCheckingInterval: arrival.checkMs },
    routerOptions: { ...shared.routerOptions, ignoreTrailingSlash: true },
    rewriteUrl: (request) => guardPath(request.url ?? '/'),
    clientErrorHandler: (error, socket) => {
      if (!socket.writable) {
        socket.destroy();
        return;
      }
      // A client that doesn't end its half would keep the connection for as long as it likes.
      socket.end(clientError(error), () => setTimeout(() => socket.destroy(), lastWordsMs).unref());
    },
  });
  app.setErrorHandler(errorHandler);
  app.all(refusedPath, () => {
    throw new AppError('bad_path', 'The address of this call is not valid');
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
    // Behind the 2000th Node drops them without a word, a proxy's own among them.
    if (request.raw.rawHeaders.length > 2 * mostHeaders) {
      throw new AppError('headers_too_large', 'This request has too many headers');
    }
    if (Number(request.headers['content-length'] ?? 0) > request.routeOptions.bodyLimit) {
      throw new AppError('payload_too_large', 'The request is too large');
    }
  });
  return app;
}
