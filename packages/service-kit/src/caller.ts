import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { type CallerToken, callerHeader, callerToken, type SessionUser } from '@city-genie/contracts/caller';
import type { FastifyRequest } from 'fastify';
import { type Clock, epochSeconds } from './clock.js';
import { isEntitled } from './entitlement.js';
import { AppError, fixedMessages } from './errors.js';

const maxAgeSeconds = 60;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every /api and /internal request before anything else happens. */
    caller: CallerToken;
  }
}

/** A process knows two keys at most, and turning one into a key object takes longer than a signature. */
const keyObjects = new Map<string, KeyObject>();

function keyObject(key: string): KeyObject {
  const known = keyObjects.get(key) ?? createSecretKey(key, 'utf8');
  keyObjects.set(key, known);
  return known;
}

function mac(payload: string, key: string): Buffer {
  return createHmac('sha256', keyObject(key)).update(payload).digest();
}

/** Path as both sides compare it: decoded, without the query. */
export function callerPath(requestUrl: string): string {
  const path = requestUrl.split('?', 1)[0] ?? '/';
  return decodeURIComponent(path);
}

/** `payload.signature`, both base64url: the gateway's word for one request to one service. */
export function signCaller(token: CallerToken, key: string): string {
  const payload = Buffer.from(JSON.stringify(token)).toString('base64url');
  return `${payload}.${mac(payload, key).toString('base64url')}`;
}

/**
 * @returns the caller, or undefined when the header is missing, forged, older than 60 s, or meant for another service,
 * method or path. Any of the keys may have signed it, so that keys can be rotated.
 */
export function verifyCaller(
  header: string | string[] | undefined,
  expected: { keys: readonly string[]; audience: string; method: string; path: string; clock: Clock },
): CallerToken | undefined {
  if (typeof header !== 'string') {
    return undefined;
  }
  const [payload, signature, rest] = header.split('.');
  if (!payload || !signature || rest !== undefined) {
    return undefined;
  }
  const given = Buffer.from(signature, 'base64url');
  const signed = expected.keys.some((key) => {
    const wanted = mac(payload, key);
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  });
  if (!signed) {
    return undefined;
  }
  const token = callerToken.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  const ageSeconds = epochSeconds(expected.clock) - token.issuedAt;
  const fits = token.audience === expected.audience && token.method === expected.method && token.path === expected.path;
  return fits && Math.abs(ageSeconds) <= maxAgeSeconds ? token : undefined;
}

/** An onRequest hook: who did not come through the gateway is refused, inside the cluster too. */
export function callerHook(options: { keys: readonly string[]; audience: string; clock: Clock }) {
  return async (request: FastifyRequest): Promise<void> => {
    const caller = verifyCaller(request.headers[callerHeader], {
      ...options,
      method: request.method,
      path: callerPath(request.url),
    });
    if (!caller) {
      throw new AppError('unauthenticated', 'Please come through the front door');
    }
    request.caller = caller;
  };
}

/** @throws 401 for anonymous callers, 503 when nobody could be asked whose session it is (fail closed). */
export function requireUser(request: FastifyRequest): SessionUser {
  const { session } = request.caller;
  if (session === 'unknown') {
    throw new AppError('entitlement_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2 });
  }
  if (session === 'anonymous') {
    throw new AppError('unauthenticated', 'Please log in to continue');
  }
  return session;
}

/** @throws as requireUser; 403 for everybody who isn't an administrator. */
export function requireAdmin(request: FastifyRequest): SessionUser {
  const user = requireUser(request);
  if (!user.isAdmin) {
    throw new AppError('forbidden', 'You need administrator rights for this');
  }
  return user;
}

/** @throws as requireUser; 402 with `needsPayment` when neither administrator nor entitled (D17, D19). */
export function requireEntitled(request: FastifyRequest, clock: Clock): SessionUser {
  const user = requireUser(request);
  if (!user.isAdmin && !isEntitled(user, clock)) {
    throw new AppError('payment_required', 'Payment required', { needsPayment: true });
  }
  return user;
}
