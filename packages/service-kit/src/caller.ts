import { type CallerToken, callerHeader, isBodyBound, requestIdHeader, type SignedInCaller } from '@city-genie/contracts/caller';
import type { FastifyRequest } from 'fastify';
import { callerPath, verifyCaller } from './caller-token.js';
import type { Clock } from './clock.js';
import { isEntitled } from './entitlement.js';
import { AppError, fixedMessages } from './errors.js';
import type { KeyRing } from './keys.js';

const gatewayAlone = ['gateway'] as const;

const refusal = () => new AppError('unauthenticated', 'Please log in to continue');

/** Only the gateway knows sessions; a service that calls does so as itself. */
function mayBeBelieved({ issuer, who }: CallerToken, issuers: readonly string[]): boolean {
  return issuers.includes(issuer) && (issuer === 'gateway' || who.kind === 'anonymous');
}

/** @throws 401 for who doesn't carry the signed word of a process that may call this route, inside the cluster too. */
export function verifyRequest(request: FastifyRequest, options: { keys: KeyRing; audience: string; clock: Clock }): void {
  const { method, headers, routeOptions } = request;
  const caller = verifyCaller(headers[callerHeader], { ...options, method, path: callerPath(request.url) });
  if (!caller || caller.requestId !== headers[requestIdHeader] || !mayBeBelieved(caller, routeOptions.config?.issuers ?? gatewayAlone)) {
    throw refusal();
  }
  request.caller = caller;
}

/** Whether the body of this verified request has to be the one that was signed. */
export function bindsBody({ caller }: FastifyRequest): boolean {
  return caller !== undefined && caller.isBodyFree !== true && isBodyBound(caller.method, caller.path);
}

/**
 * @throws 401 for anonymous callers and for those whose session is pending, 503 when nobody could be asked whose session it is (fail closed).
 */
export function requireUser(request: FastifyRequest): SignedInCaller {
  const { who } = request.caller;
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
