import { type Endpoint, isBodyBound } from '@city-genie/contracts/endpoint';
import { type CallerToken, callerHeader, requestIdHeader, type SignedInCaller } from '@city-genie/contracts/internal/caller';
import type { InternalEndpoint } from '@city-genie/contracts/internal/internal-endpoint';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.js';
import { AppError, fixedMessages } from '../errors.js';
import { callerPath, type VerifiedCaller, verifyCaller } from './caller-token.js';
import { isEntitled } from './entitlement.js';
import type { KeyRing } from './keys.js';

const callerDecorator = 'caller';

/** Declares on an instance that its requests have a caller. */
export function declareCaller(app: { decorateRequest(name: string): unknown }): void {
  app.decorateRequest(callerDecorator);
}

export function setCaller(request: FastifyRequest, caller: VerifiedCaller): void {
  request.setDecorator(callerDecorator, caller);
}

/** Who is calling, as the process says that signed for it; known on every route that `guarded-calls.ts` has registered. */
export function callerOf(request: FastifyRequest): VerifiedCaller {
  return request.getDecorator<VerifiedCaller>(callerDecorator);
}

const refusal = () => new AppError('unauthenticated', 'Please log in to continue');

/** Processes that may call an endpoint; what no endpoint is, the gateway alone may ask for, and be told that it isn't there. */
function callersOf(endpoint: Endpoint | InternalEndpoint | undefined): readonly string[] {
  return endpoint !== undefined && 'callers' in endpoint ? endpoint.callers : ['gateway', ...(endpoint?.internalCallers ?? [])];
}

/** Only the gateway knows sessions; a service that calls does so as itself. */
function mayBeBelieved({ issuer, who }: CallerToken, callers: readonly string[]): boolean {
  return callers.includes(issuer) && (issuer === 'gateway' || who.kind === 'anonymous');
}

/** @throws 401 for who doesn't carry the signed word of a process that may call this route, inside the cluster too. */
export function verifyRequest(request: FastifyRequest, options: { keys: KeyRing; audience: string; clock: Clock }): VerifiedCaller {
  const { method, headers, routeOptions } = request;
  const caller = verifyCaller(headers[callerHeader], { ...options, method, path: callerPath(request.url) });
  if (!caller || caller.requestId !== headers[requestIdHeader] || !mayBeBelieved(caller, callersOf(routeOptions.config?.endpoint))) {
    throw refusal();
  }
  return caller;
}

/** Whether the body of this verified request has to be the one that was signed. */
export function bindsBody(request: FastifyRequest): boolean {
  const { endpoint } = request.routeOptions.config;
  return endpoint !== undefined && callerOf(request).isBodyFree !== true && mustBindBody(endpoint);
}

/** Writes whose body is part of what is signed: those between processes, and those of administrators. */
export function mustBindBody(endpoint: Endpoint | InternalEndpoint): boolean {
  return 'access' in endpoint ? isBodyBound(endpoint) : endpoint.method !== 'GET';
}

/**
 * @throws 401 for anonymous callers and for those whose session is pending, 503 when nobody could be asked whose session it is (fail closed).
 */
export function requireUser(request: FastifyRequest): SignedInCaller {
  const { who } = callerOf(request);
  if (who.kind === 'unknown') {
    throw new AppError('entitlement_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2 });
  }
  if (who.kind !== 'user') {
    throw refusal();
  }
  return who;
}

/** @throws as requireUser; 403 for everybody who isn't an administrator. */
export function requireAdmin(request: FastifyRequest): SignedInCaller {
  const user = requireUser(request);
  if (!user.isAdmin) {
    throw new AppError('forbidden', 'You need administrator rights for this');
  }
  return user;
}

/** @throws as requireUser; 402 with `needsPayment` when neither administrator nor entitled. */
export function requireEntitled(request: FastifyRequest, clock: Clock): SignedInCaller {
  const user = requireUser(request);
  if (!user.isAdmin && !isEntitled(user, clock)) {
    throw new AppError('payment_required', 'Payment required', { needsPayment: true });
  }
  return user;
}
