import type { Endpoint } from '@city-genie/contracts/endpoint';
import type { InternalEndpoint } from '@city-genie/contracts/internal/internal-endpoint';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Logger } from '../observability/logger.js';
import { RequestLog } from '../observability/request-log.js';
import { errorHandler } from './error-handler.js';
import { traceOfRequest } from './trace.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rules of a call; routes of contracts bring it with them. */
    endpoint?: Endpoint | InternalEndpoint;
  }
}

/** What the gateway's and the services' Fastify have in common. */
export function serverOptions(logger: Logger) {
  const loggerInstance: FastifyBaseLogger = logger;
  const childLoggerFactory: NonNullable<FastifyServerOptions['childLoggerFactory']> = (parent, bindings, options, request) =>
    parent.child({ ...bindings, traceId: traceOfRequest(request).traceId }, options);
  return {
    loggerInstance,
    childLoggerFactory,
    logController: new RequestLog(),
    requestIdHeader: false as const,
    // What still arrives while stopping is answered, and its connection ends.
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
 * Ends each connection with its last reply while the process stops: one that was busy when the stop began would else stay open, idle, and hold
 * the stop up until it is killed.
 */
export function endConnectionsWhenClosing(app: Closing, lifecycle: { state: string }): void {
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.state === 'closing') {
      reply.header('connection', 'close');
    }
  });
}
