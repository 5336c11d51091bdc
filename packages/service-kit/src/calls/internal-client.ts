import { randomUUID } from 'node:crypto';
import { endpointPath, hasBody, type PathParameter, successOf } from '@city-genie/contracts/endpoint';
import { callerHeader, requestIdHeader } from '@city-genie/contracts/internal/caller';
import type { Route, RouteBody, RouteReply } from '@city-genie/contracts/route';
import type { Dispatcher } from 'undici';
import { parse } from 'zod/v4/core';
import { type Clock, epochSeconds } from '../clock.js';
import { AppError, fixedMessages } from '../errors.js';
import { mustBindBody } from '../trust/caller.js';
import { bodyHashOf, callerPath, signCaller } from '../trust/caller-token.js';
import type { KeyRing } from '../trust/keys.js';
import type { ServicePool } from './service-pool.js';
import { isRefusal, readRefusal, ServiceRefusal } from './service-refusal.js';
import type { Trace } from './trace.js';

/** The request that causes the call; left out for background work. */
export type CallContext = { requestId?: string; trace?: Trace };

/** The input of a call, apart from its address. */
export type CallInput<T extends Route> = {
  params: Readonly<Record<PathParameter<T['url']>, string>>;
  body?: RouteBody<T>;
  context?: CallContext;
};

export type InternalClient = {
  /**
   * @returns the reply, or undefined for a success without a body
   * @throws ServiceRefusal when the service answered with an error below 500 other than 401
   * @throws service_unavailable when the service is unreachable, late or faulty, doesn't believe our signature, or its answer doesn't match
   * the route
   */
  call<T extends Route>(route: T, input: CallInput<T>): Promise<RouteReply<T>>;
};

type Options = {
  /** Connections to the service that is called. */
  pool: ServicePool;
  /** Name of this process. */
  issuer: string;
  keys: KeyRing;
  clock: Clock;
  timeoutMs?: number;
};

/** The reply of a declared success. @throws ServiceRefusal for a refusal, Error for anything else */
async function readReply({ config: { endpoint }, reply }: Route, { statusCode, body }: Dispatcher.ResponseData): Promise<unknown> {
  const success = successOf(endpoint).find((status) => status === statusCode);
  if (success !== undefined && hasBody(success) && reply !== undefined) {
    return parse(reply, await body.json());
  }
  if (isRefusal(statusCode)) {
    throw readRefusal(endpoint.service, statusCode, await body.json());
  }
  // An unread body would keep its connection busy.
  await body.dump();
  if (success === undefined) {
    throw new Error(`${endpoint.service} answered ${statusCode}`);
  }
  return undefined;
}

/**
 * A client for typed calls to another service, signed in this process's own name and bounded by `timeoutMs`. It never retries
 * (docs/rules/errors.md#nobody-repeats-for-the-visitor).
 */
export function createInternalClient({ pool, issuer, keys, clock, timeoutMs = 1000 }: Options): InternalClient {
  /** Signs the call in this process's own name. */
  function sign({ method, config: { endpoint } }: Route, path: string, body: string | undefined, requestId: string): string {
    const bodyHash = mustBindBody(endpoint, issuer) ? { bodyHash: bodyHashOf(body ?? '') } : {};
    const token = { issuer, audience: endpoint.service, method, path: callerPath(path), requestId, issuedAt: epochSeconds(clock) };
    return signCaller({ ...token, ip: '127.0.0.1', ...bodyHash, who: { kind: 'anonymous' } }, keys);
  }

  function call<T extends Route>(route: T, input: CallInput<T>): Promise<RouteReply<T>>;
  async function call(
    route: Route,
    { params, body: sent, context = {} }: { params: Readonly<Record<string, string>>; body?: unknown; context?: CallContext },
  ): Promise<unknown> {
    const { method } = route;
    const path = endpointPath<string>(route.url, params);
    const body = sent === undefined ? undefined : JSON.stringify(sent);
    const requestId = context.requestId ?? randomUUID();
    try {
      const headers = {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...context.trace?.headers(),
        [callerHeader]: sign(route, path, body, requestId),
        [requestIdHeader]: requestId,
      };
      const signal = AbortSignal.timeout(timeoutMs);
      return await readReply(route, await pool.request({ method, path, headers, signal, ...(body !== undefined && { body }) }));
    } catch (cause) {
      if (cause instanceof ServiceRefusal) {
        throw cause;
      }
      throw new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2, cause });
    }
  }

  return { call };
}
