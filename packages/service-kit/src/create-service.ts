import { randomUUID } from 'node:crypto';
import { requestIdHeader } from '@city-genie/contracts/caller';
import Fastify, { type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { checkBoundBody } from './bound-body.js';
import { verifyRequest } from './caller.js';
import type { VerifiedCaller } from './caller-token.js';
import { type Clock, systemClock } from './clock.js';
import { errorHandler, notFoundHandler } from './error-handler.js';
import { AppError, fixedMessages } from './errors.js';
import { type Lifecycle, type ReadyChecks, registerHealth } from './health.js';
import type { KeyRing } from './keys.js';
import type { Logger } from './logger.js';
import { createMetrics, type Metrics, registerMetrics } from './metrics.js';
import { RequestLog } from './request-log.js';
import { traceOfRequest } from './trace.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every request that a service verifies, before anything else happens. */
    caller: VerifiedCaller;
  }
  interface FastifyContextConfig {
    /** Which processes may call this route; the gateway when it is left out. */
    issuers?: readonly string[];
  }
}

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
};

const bodyLimitBytes = 32 * 1024;

function base(logger: Logger) {
  const app = Fastify({
    loggerInstance: logger,
    logController: new RequestLog(),
    bodyLimit: bodyLimitBytes,
    requestTimeout: 10_000,
    // What still arrives while stopping is answered, and its connection ends.
    return503OnClosing: false,
    connectionTimeout: 30_000,
    // Longer than the gateway keeps its connections, so that it never writes into one that is being closed.
    keepAliveTimeout: 75_000,
    requestIdHeader: false,
    genReqId: (request) => {
      const given = request.headers[requestIdHeader];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    routerOptions: { maxParamLength: 200 },
    childLoggerFactory: (parent, bindings, childOptions, request) =>
      parent.child({ ...bindings, traceId: traceOfRequest(request).traceId }, childOptions),
    frameworkErrors: (error, request, reply) => {
      errorHandler(error, request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // JSON and nothing else: a form or a text body can be sent across sites without asking.
  app.removeContentTypeParser('text/plain');
  return app;
}

/** A Fastify instance as every service uses it; a plain FastifyInstance would lose the zod types. */
export type Service = ReturnType<typeof base>;

/** What answers whoever asks; everything else, what doesn't exist among it, is for callers that are known. */
const open: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

/** A route between services says who may call it; that none did would show only when somebody uses it. */
function demandIssuers({ url, config }: RouteOptions): void {
  if (url.startsWith('/internal') && config?.issuers === undefined) {
    throw new Error(`${url} doesn't say which processes may call it`);
  }
}

/**
 * What all services share: ids, limits, JSON only, one form of errors, health, metrics, and the rule that every other
 * request carries the signed word of the gateway, or of another service, on who is calling.
 */
export function createService(options: ServiceOptions): Service {
  const { name, logger, keys, clock = systemClock, readyChecks = {}, lifecycle = { state: 'ready' } } = options;
  const app = base(logger);

  app.setErrorHandler(errorHandler);
  app.setNotFoundHandler(notFoundHandler);
  app.addHook('onRequest', async (request) => {
    // By the route that was found and not by the address as it was written, of which there are many spellings.
    if (open.has(request.routeOptions.url)) {
      return;
    }
    verifyRequest(request, { keys, audience: name, clock });
    if (lifecycle.state === 'starting') {
      throw new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2 });
    }
  });
  app.addHook('onRoute', demandIssuers);
  app.addHook('preParsing', checkBoundBody);
  app.addHook('onSend', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
    if (!reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
    if (lifecycle.state === 'closing') {
      // A connection that was busy when the stop began would else stay open, idle, and hold the stop up until it is killed.
      reply.header('connection', 'close');
    }
  });
  registerHealth(app, lifecycle, readyChecks, logger);
  registerMetrics(app, options.metrics ?? createMetrics(name));
  return app;
}
