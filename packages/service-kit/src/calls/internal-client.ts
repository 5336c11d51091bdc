import { randomUUID } from 'node:crypto';
import { endpointPath, type PathParameter } from '@city-genie/contracts/endpoint';
import { callerHeader, requestIdHeader } from '@city-genie/contracts/internal/caller';
import type { RouteBody } from '@city-genie/contracts/route';
import { type output, parse } from 'zod/v4/core';
import { type Clock, epochSeconds } from '../clock.js';
import { AppError, fixedMessages } from '../errors.js';
import { mustBindBody } from '../trust/caller.js';
import { bodyHashOf, callerPath, signCaller } from '../trust/caller-token.js';
import type { KeyRing } from '../trust/keys.js';
import type { RouteWithReply } from './checked-json.js';
import type { ServicePool } from './service-pool.js';
import type { Trace } from './trace.js';

/** The request that causes the call; left out for background work. */
export type CallContext = { requestId?: string; trace?: Trace };

/** The input of a call, apart from its address. */
export type CallInput<T extends RouteWithReply> = {
  params: Readonly<Record<PathParameter<T['url']>, string>>;
  body?: RouteBody<T>;
  context?: CallContext;
};

export type InternalClient = {
  /** @throws service_unavailable when the service is unreachable or late, or its answer doesn't match the route's reply */
  call<T extends RouteWithReply>(route: T, input: CallInput<T>): Promise<output<T['reply']>>;
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

/**
 * A client for typed calls to another service, signed in this process's own name and bounded by `timeoutMs`. It never retries
 * (docs/rules/errors.md#nobody-repeats-for-the-visitor).
 */
export function createInternalClient({ pool, issuer, keys, clock, timeoutMs = 1000 }: Options): InternalClient {
  /** Signs the call in this process's own name. */
  function sign({ method, config: { endpoint } }: RouteWithReply, path: string, body: string | undefined, requestId: string): string {
    const bodyHash = mustBindBody(endpoint) ? { bodyHash: bodyHashOf(body ?? '') } : {};
    const token = { issuer, audience: endpoint.service, method, path: callerPath(path), requestId, issuedAt: epochSeconds(clock) };
    return signCaller({ ...token, ip: '127.0.0.1', ...bodyHash, who: { kind: 'anonymous' } }, keys);
  }

  return {
    async call<T extends RouteWithReply>(route: T, { params, body: sent, context = {} }: CallInput<T>) {
      const { method } = route;
      const { service } = route.config.endpoint;
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
        const response = await pool.request({ method, path, headers, signal, ...(body !== undefined && { body }) });
        if (response.statusCode !== 200) {
          // An unread body would keep its connection busy.
          await response.body.dump();
          throw new Error(`${service} answered ${response.statusCode}`);
        }
        return parse<T['reply']>(route.reply, await response.body.json());
      } catch (cause) {
        throw new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2, cause });
      }
    },
  };
}
