import { hasCity } from '@city-genie/contracts/endpoint';
import type { onRouteHookHandler, preHandlerAsyncHookHandler } from 'fastify';
import type { Clock } from '../clock.js';
import { AppError, fixedMessages } from '../errors.js';
import type { CallLimits } from '../limits/call-limits.js';
import type { Lifecycle } from '../observability/health.js';
import { declareCaller, setCaller, verifyRequest } from '../trust/caller.js';
import type { KeyRing } from '../trust/keys.js';
import { declareCity, guardFor, type HasSecondFactor, resolveCity, stepUpFor } from './access.js';
import { checkBoundBody } from './bound-body.js';
import type { Service } from './create-service.js';
import { presetSuccess, refuseUndeclaredSuccess } from './declared-success.js';
import { refuseOtherCharsets } from './json-charset.js';

export type GuardedCallsOptions = {
  /** The service's name, which caller tokens must have as their audience. */
  audience: string;
  keys: KeyRing;
  clock: Clock;
  lifecycle: Lifecycle;
  /** Needed by services whose endpoints have limits. */
  limits: CallLimits | undefined;
  /** Needed by services with endpoints that need a step-up of users with a second factor. */
  hasSecondFactor: HasSecondFactor | undefined;
};

const inList = <T>(hooks: T | T[] | undefined): T[] => (hooks === undefined ? [] : ([hooks].flat() as T[]));

/** Gives a route the checks that its endpoint asks for. @throws Error for a route without an endpoint, whose access would be undefined */
function applyRules({ clock, limits, hasSecondFactor }: GuardedCallsOptions): onRouteHookHandler {
  return (route) => {
    const endpoint = route.config?.endpoint;
    if (endpoint === undefined) {
      throw new Error(`${route.method} ${route.url} has no endpoint, so its access is undefined`);
    }
    const city: preHandlerAsyncHookHandler[] = hasCity(endpoint) ? [resolveCity] : [];
    const access = 'access' in endpoint ? [guardFor(endpoint, clock)] : [];
    route.preValidation = [...city, ...access, ...inList(route.preValidation)];
    const stepUp = 'access' in endpoint ? stepUpFor(endpoint, clock, hasSecondFactor) : [];
    route.preHandler = [...presetSuccess(endpoint), ...stepUp, ...inList(route.preHandler)];
    const limit = 'limit' in endpoint ? endpoint.limit : undefined;
    if (limit?.counts === 'requests') {
      route.preHandler = [...inList(route.preHandler), requireLimits(limits, route.url).hook(limit)];
    }
    if (limit !== undefined && limit.counts !== 'requests' && !requireLimits(limits, route.url).isCountedByHandler(endpoint)) {
      throw new Error(`${route.url} counts what its handler says, but the handler didn't ask for limits.${limit.counts} of its endpoint`);
    }
    const keyLimit = 'keyLimit' in endpoint ? endpoint.keyLimit : undefined;
    if (keyLimit !== undefined && !requireLimits(limits, route.url).isCountedByKey(keyLimit)) {
      throw new Error(`${route.url} has a limit per key, but nobody asked for limits.keyed of its endpoint`);
    }
  };
}

function requireLimits(limits: CallLimits | undefined, url: string): CallLimits {
  if (limits === undefined) {
    throw new Error(`${url} has a limit, but the service was given no limits`);
  }
  return limits;
}

/**
 * The scope of all calls of a service: first the caller is verified, then the endpoint's rules are applied. Registering a route without an
 * endpoint throws.
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
  scope.addHook('preParsing', refuseOtherCharsets);
  scope.addHook('preParsing', checkBoundBody);
  scope.addHook('onSend', refuseUndeclaredSuccess);
  scope.addHook('onRoute', applyRules(options));
}
