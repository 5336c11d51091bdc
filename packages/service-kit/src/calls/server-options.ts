import type { Endpoint } from '@city-genie/contracts/endpoint';
import type { InternalEndpoint } from '@city-genie/contracts/internal/internal-endpoint';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Logger } from '../observability/logger.js';
import { RequestLog } from '../observability/request-log.js';
import { errorHandler } from './error-handler.js';
import { traceOfRequest } from './trace.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rules of a call; contract routes set it. */
    endpoint?: Endpoint | InternalEndpoint;
  }
}

/** Fastify options shared by the gateway and the services. */
export function serverOptions(logger: Logger) {
  const loggerInstance: FastifyBaseLogger = logger;
  const childLoggerFactory: NonNullable<FastifyServerOptions['childLoggerFactory']> = (parent, bindings, options, request) =>
    parent.child({ ...bindings, traceId: traceOfRequest(request).traceId }, options);
  return {
    loggerInstance,
    childLoggerFactory,
    logController: new RequestLog(),
    requestIdHeader: false as const,
    // Requests that arrive during shutdown are answered, and their connection is closed.
    return503OnClosing: false,
    connectionTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      errorHandler(error, request, reply);
    },
  };
}

type Closing = { addHook(name: 'onSend', hook: (request: FastifyRequest, reply: FastifyReply) => Promise<void>): unknown };

/**
 * Closes each connection after its last reply during shutdown. Otherwise a connection that was busy when the shutdown began would stay
 * open, idle, and delay it until the process is killed.
 */
export function endConnectionsWhenClosing(app: Closing, lifecycle: { state: string }): void {
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.state === 'closing') {
      reply.header('connection', 'close');
    }
  });
}
