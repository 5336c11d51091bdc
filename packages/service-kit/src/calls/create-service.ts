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
import type { HasSecondFactor } from './access.js';
import { errorHandler, notFoundHandler } from './error-handler.js';
import { guardCalls } from './guarded-calls.js';
import { parseJsonAsUtf8 } from './json-charset.js';
import { endConnectionsWhenClosing, serverOptions } from './server-options.js';

export type ServiceOptions = {
  /** Also the audience of caller tokens for this service. */
  name: string;
  logger: Logger;
  keys: KeyRing;
  readyChecks?: ReadyChecks;
  lifecycle?: Lifecycle;
  clock?: Clock;
  /** For services with metrics of their own. */
  metrics?: Metrics;
  /** For services whose endpoints have limits. */
  limits?: CallLimits;
  /** For services with endpoints that need a step-up of users with a second factor. */
  hasSecondFactor?: HasSecondFactor;
};

function base(logger: Logger) {
  const app = Fastify({
    ...serverOptions(logger),
    bodyLimit: defaultBodyLimitBytes,
    requestTimeout: 10_000,
    // Longer than the gateway keeps idle connections, so that it never writes into one that is being closed.
    keepAliveTimeout: 75_000,
    genReqId: (request) => {
      const given = request.headers[requestIdHeader];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // JSON only: browsers send forms and text bodies across sites without a preflight.
  app.removeContentTypeParser('text/plain');
  parseJsonAsUtf8(app);
  return app;
}

/** The Fastify instance on which routes are registered; a plain FastifyInstance would lose the zod types. */
export type Service = ReturnType<typeof base>;

/** A finished service: it can listen and be called, but no route can be added. */
export type ServiceApp = Pick<Service, 'listen' | 'ready' | 'inject' | 'close' | 'addHook'>;

/**
 * What all services share: request ids, size limits, JSON only, one form of errors, health and metrics. Every request but health and
 * metrics must carry a caller token signed by the gateway or another process.
 *
 * @param registerCalls registers the service's calls in the scope where this holds (`guarded-calls.ts`)
 */
export function createService(options: ServiceOptions, registerCalls: (scope: Service) => void = () => undefined): ServiceApp {
  const { name, logger, keys, clock = systemClock, readyChecks = {}, lifecycle = { state: 'ready' } } = options;
  const app = base(logger);

  app.setErrorHandler(errorHandler);
  app.setNotFoundHandler((request, reply) => {
    // Unknown paths require a caller token, too.
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
    const { limits, hasSecondFactor } = options;
    guardCalls(scope, { audience: name, keys, clock, lifecycle, limits, hasSecondFactor });
    registerCalls(scope);
  };
  app.register(calls);
  return app;
}
