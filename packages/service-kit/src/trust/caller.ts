import { type Endpoint, isBodyBound } from '@city-genie/contracts/endpoint';
import { type Caller, type CallerToken, callerHeader, requestIdHeader, type SignedInCaller } from '@city-genie/contracts/internal/caller';
import type { InternalEndpoint } from '@city-genie/contracts/internal/internal-endpoint';
import { secondFactorMessages } from '@city-genie/contracts/second-factor/endpoints';
import type { FastifyRequest } from 'fastify';
import { type Clock, epochSeconds } from '../clock.js';
import { AppError, fixedMessages } from '../errors.js';
import { callerPath, type VerifiedCaller, verifyCaller } from './caller-token.js';
import { isEntitled } from './entitlement.js';
import type { KeyRing } from './keys.js';

const callerDecorator = 'caller';

/** Prepares an instance for requests with a verified caller. */
export function declareCaller(app: { decorateRequest(name: string): unknown }): void {
  app.decorateRequest(callerDecorator);
}

export function setCaller(request: FastifyRequest, caller: VerifiedCaller): void {
  request.setDecorator(callerDecorator, caller);
}

/** The caller, as stated by the process that signed the token; set on every route that `guarded-calls.ts` registers. */
export function callerOf(request: FastifyRequest): VerifiedCaller {
  return request.getDecorator<VerifiedCaller>(callerDecorator);
}

/** The 401 for everybody who isn't signed in, also when their session has ended in the meantime. */
export function notSignedIn(): AppError {
  return new AppError('unauthenticated', 'Please log in to continue');
}

/** The 403 for everybody but administrators, also for one who was one until a moment ago. */
export function noAdmin(): AppError {
  return new AppError('forbidden', 'You need administrator rights for this');
}

const unavailable = () => new AppError('entitlement_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2 });

/** Processes that may call an endpoint. For unknown paths that is the gateway, which then gets a 404. */
function allowedIssuers(endpoint: Endpoint | InternalEndpoint | undefined): readonly string[] {
  return endpoint !== undefined && 'callers' in endpoint ? endpoint.callers : ['gateway', ...(endpoint?.internalCallers ?? [])];
}

/** Only the gateway knows sessions; services call in their own name. */
function mayBeBelieved({ issuer, who }: CallerToken, callers: readonly string[]): boolean {
  return callers.includes(issuer) && (issuer === 'gateway' || who.kind === 'anonymous');
}

/**
 * @throws 401 without a token of a process that may call this route, inside the cluster too
 * (docs/rules/sessions-and-callers.md#callers-are-signed)
 */
export function verifyRequest(request: FastifyRequest, options: { keys: KeyRing; audience: string; clock: Clock }): VerifiedCaller {
  const { method, headers, routeOptions } = request;
  const caller = verifyCaller(headers[callerHeader], { ...options, method, path: callerPath(request.url) });
  if (!caller || caller.requestId !== headers[requestIdHeader] || !mayBeBelieved(caller, allowedIssuers(routeOptions.config?.endpoint))) {
    throw notSignedIn();
  }
  return caller;
}

/** Whether the body of this verified request must be the signed one. */
export function bindsBody(request: FastifyRequest): boolean {
  const { endpoint } = request.routeOptions.config;
  const { isBodyFree, issuer } = callerOf(request);
  return endpoint !== undefined && isBodyFree !== true && mustBindBody(endpoint, issuer);
}

/** Writes whose signature covers the body: those between processes, of public calls too, and those of administrators. */
export function mustBindBody(endpoint: Endpoint | InternalEndpoint, issuer: string): boolean {
  const isForVisitor = issuer === 'gateway' && 'access' in endpoint;
  return isForVisitor ? isBodyBound(endpoint) : endpoint.method !== 'GET';
}

/**
 * @throws 401 for anonymous callers and pending sessions; 503 when the session couldn't be looked up (fails closed,
 * docs/rules/access.md#unknown-callers)
 */
export function requireUser(request: FastifyRequest): SignedInCaller {
  const { who } = callerOf(request);
  if (who.kind === 'unknown') {
    throw unavailable();
  }
  if (who.kind !== 'user') {
    throw notSignedIn();
  }
  return who;
}

/** @returns the id of the signed-in user, or of whoever has just registered. @throws as requireUser */
export function requirePayer(request: FastifyRequest): string {
  const { who } = callerOf(request);
  return who.kind === 'pending' && who.purpose === 'subscription' ? who.userId : requireUser(request).userId;
}

/** Whoever has proved a password and has yet to prove the second factor. @throws as requireUser, also for the signed-in */
export function requireSecondFactor(request: FastifyRequest): Extract<Caller, { kind: 'pending' }> {
  const { who } = callerOf(request);
  if (who.kind === 'pending' && who.purpose === 'second_factor') {
    return who;
  }
  if (who.kind === 'unknown') {
    throw unavailable();
  }
  throw notSignedIn();
}

/**
 * @throws as requireUser; 403 for everybody but administrators, and `second_factor_setup_required` for one who has to set up a second factor
 * first
 */
export function requireAdmin(request: FastifyRequest): SignedInCaller {
  const user = requireUser(request);
  if (!user.isAdmin) {
    throw noAdmin();
  }
  if (user.mustSetUpSecondFactor) {
    throw new AppError('second_factor_setup_required', secondFactorMessages.setUp);
  }
  return user;
}

/** How long a login, or another proof, is good for what needs one. */
export const stepUpSeconds = 600;

/** @throws as requireUser; 403 `step_up_required` when the last proof of this session is older than ten minutes */
export function requireStepUp(request: FastifyRequest, clock: Clock): SignedInCaller {
  const user = requireUser(request);
  if (user.provedAt === undefined || epochSeconds(clock) - user.provedAt >= stepUpSeconds) {
    throw new AppError('step_up_required', secondFactorMessages.stepUp);
  }
  return user;
}

/** @throws as requireUser; 402 with `needsPayment` when the user is neither an administrator nor entitled. */
export function requireEntitled(request: FastifyRequest, clock: Clock): SignedInCaller {
  const user = requireUser(request);
  if (!user.isAdmin && !isEntitled(user, clock)) {
    throw new AppError('payment_required', 'Payment required', { needsPayment: true });
  }
  return user;
}
