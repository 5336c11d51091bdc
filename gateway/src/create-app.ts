import { randomUUID } from 'node:crypto';
import { requestIdHeader } from '@city-genie/contracts/caller';
import { errorBody, errorHandler } from '@city-genie/service-kit/error-handler';
import { AppError } from '@city-genie/service-kit/errors';
import type { Logger } from '@city-genie/service-kit/logger';
import { RequestLog } from '@city-genie/service-kit/request-log';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { guardPath, refusedPath } from './trust/path-guard.js';

const bodyLimitBytes = 32 * 1024;

/** What a client gets that doesn't speak HTTP well enough for a request to exist. */
function clientError(error: { code?: string }): string {
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const refused = new AppError(tooLarge ? 'headers_too_large' : 'bad_path', 'This is not a valid HTTP request');
  const body = JSON.stringify(errorBody(refused, randomUUID()));
  const head = [
    `HTTP/1.1 ${refused.status} ${tooLarge ? 'Request Header Fields Too Large' : 'Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/** The gateway's Fastify: its own request ids, addresses by trusted hops only, and paths that mean one thing to everybody. */
export function createApp(options: { logger: Logger; trustProxyHops: number }): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = options.logger;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < options.trustProxyHops,
    bodyLimit: bodyLimitBytes,
    requestTimeout: 15_000,
    // What still arrives while stopping is answered, and its connection ends.
    return503OnClosing: false,
    connectionTimeout: 30_000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    rewriteUrl: (request) => guardPath(request.url ?? '/'),
    clientErrorHandler: (error, socket) => {
      if (socket.writable && !socket.destroyed) {
        socket.end(clientError(error));
      }
    },
    frameworkErrors: (error, request, reply) => {
      errorHandler(error, request, reply);
    },
  });
  app.setErrorHandler(errorHandler);
  app.all(refusedPath, () => {
    throw new AppError('bad_path', 'The address of this call is not valid');
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
    if (Number(request.headers['content-length'] ?? 0) > bodyLimitBytes) {
      throw new AppError('payload_too_large', 'The request is too large');
    }
  });
  return app;
}
