import { randomUUID } from 'node:crypto';
import { defaultBodyLimitBytes } from '@city-genie/contracts/endpoint';
import { requestIdHeader } from '@city-genie/contracts/internal/caller';
import Fastify from 'fastify';
import { type FastifyPluginAsyncZod, serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { type Clock, systemClock } from '../clock.js';
import type { CallLimits } from '../limits/call-limits.js';
import { type Lifecycle, type ReadyChecks, registerHealth } from '../observability/health.js';
import type { Logger } from '../observability/logger.js';
import { createMetrics, type Metrics, registerMetrics } from '../observability/metrics.js';
import { verifyRequest } from '../trust/caller.js';
import type { KeyRing } from '../trust/keys.js';
import { errorHandler, notFoundHandler } from './error-handler.js';
import { guardCalls } from './guarded-calls.js';
import { endConnectionsWhenClosing, serverOptions } from './server-options.js';

export type ServiceOptions = {
  /** Also the audience of the gateway's caller tokens. */
  name: string;
  logger: Logger;
  keys: KeyRing;
  readyChecks?: ReadyChecks;
  lifecycle?: Lifecycle;
  clock?: Clock;
  /** For a service that counts something of its own. */
  metrics?: Metrics;
  /** For a service whose endpoints have limits. */
  limits?: CallLimits;
};

function base(logger: Logger) {
  const app = Fastify({
    ...serverOptions(logger),
    bodyLimit: defaultBodyLimitBytes,
    requestTimeout: 10_000,
    // Longer than the gateway keeps its connections, so that it never writes into one that is being closed.
    keepAliveTimeout: 75_000,
    genReqId: (request) => {
      const given = request.headers[requestIdHeader];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // JSON and nothing else: a form or a text body can be sent across sites without asking.
  app.removeContentTypeParser('text/plain');
  return app;
}

/** A Fastify instance as routes are registered on it; a plain FastifyInstance would lose the zod types. */
export type Service = ReturnType<typeof base>;

/** A service that is built: it can listen and be asked, and has no way in for another route. */
export type ServiceApp = Pick<Service, 'listen' | 'ready' | 'inject' | 'close' | 'addHook'>;

/**
 * What all services share: ids, limits, JSON only, one form of errors, health, figures, and the rule that every other request carries the signed
 * word of the gateway, or of another process, on who is calling.
 *
 * @param registerCalls registers the calls of the service in the scope where this rule holds (`guarded-calls.ts`)
 */
export function createService(options: ServiceOptions, registerCalls: (scope: Service) => void = () => undefined): ServiceApp {
  const { name, logger, keys, clock = systemClock, readyChecks = {}, lifecycle = { state: 'ready' } } = options;
  const app = base(logger);

  app.setErrorHandler(errorHandler);
  app.setNotFoundHandler((request, reply) => {
    // What doesn't exist is for callers that are known, too.
    verifyRequest(request, { keys, audience: name, clock });
    notFoundHandler(request, reply);
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
    if (!reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });
  endConnectionsWhenClosing(app, lifecycle);
  registerHealth(app, lifecycle, readyChecks, logger);
  registerMetrics(app, options.metrics ?? createMetrics(name));
  const calls: FastifyPluginAsyncZod = async (scope) => {
    guardCalls(scope, { audience: name, keys, clock, lifecycle, limits: options.limits });
    registerCalls(scope);
  };
  app.register(calls);
  return app;
}
