import type { onRouteHookHandler, preHandlerAsyncHookHandler } from 'fastify';
import type { Clock } from '../clock.js';
import { AppError, fixedMessages } from '../errors.js';
import type { CallLimits } from '../limits/call-limits.js';
import type { Lifecycle } from '../observability/health.js';
import { declareCaller, setCaller, verifyRequest } from '../trust/caller.js';
import type { KeyRing } from '../trust/keys.js';
import { declareCity, guardFor, resolveCity } from './access.js';
import { checkBoundBody } from './bound-body.js';
import type { Service } from './create-service.js';

export type GuardedCallsOptions = {
  /** The service's name: for whom callers have to be signed. */
  audience: string;
  keys: KeyRing;
  clock: Clock;
  lifecycle: Lifecycle;
  /** Needed by services whose endpoints have limits. */
  limits: CallLimits | undefined;
};

const inList = <T>(hooks: T | T[] | undefined): T[] => (hooks === undefined ? [] : ([hooks].flat() as T[]));

/** Gives a route the checks that its endpoint asks for. @throws Error for a route without an endpoint: nobody has said who may call it */
function applyRules({ clock, limits }: GuardedCallsOptions): onRouteHookHandler {
  return (route) => {
    const endpoint = route.config?.endpoint;
    if (endpoint === undefined) {
      throw new Error(`${route.method} ${route.url} has no endpoint, so nobody says who may call it`);
    }
    const city: preHandlerAsyncHookHandler[] = route.url.includes('/:city') ? [resolveCity] : [];
    const access = 'access' in endpoint ? [guardFor(endpoint.access, clock)] : [];
    route.preValidation = [...city, ...access, ...inList(route.preValidation)];
    const limit = 'limit' in endpoint ? endpoint.limit : undefined;
    if (limit?.counts === 'requests') {
      route.preHandler = [...inList(route.preHandler), demandLimits(limits, route.url).hook(limit)];
    }
  };
}

function demandLimits(limits: CallLimits | undefined, url: string): CallLimits {
  if (limits === undefined) {
    throw new Error(`${url} has a limit, and nobody counts`);
  }
  return limits;
}

/**
 * The scope that all calls of a service live in: whoever calls is verified first, then the rules of the endpoint are applied. A route of this
 * scope that has no endpoint isn't built.
 */
export function guardCalls(scope: Service, options: GuardedCallsOptions): void {
  const { keys, audience, clock, lifecycle } = options;
  declareCaller(scope);
  declareCity(scope);
  scope.addHook('onRequest', async (request) => {
    setCaller(request, verifyRequest(request, { keys, audience, clock }));
    if (lifecycle.state === 'starting') {
      throw new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2 });
    }
  });
  scope.addHook('preParsing', checkBoundBody);
  scope.addHook('onRoute', applyRules(options));
}
