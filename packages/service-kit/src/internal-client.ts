import { randomUUID } from 'node:crypto';
import { callerHeader, isBodyBound, requestIdHeader } from '@city-genie/contracts/caller';
import type { z } from 'zod';
import { bodyHashOf, signCaller } from './caller-token.js';
import { type Clock, epochSeconds } from './clock.js';
import { AppError, fixedMessages } from './errors.js';
import type { KeyRing } from './keys.js';
import type { ServicePool } from './service-pool.js';
import type { Trace } from './trace.js';

/** The request for which another service is called; left out for what nobody waits for. */
export type CallContext = { requestId?: string; trace?: Trace };

/** What both calls have in common; @throws service_unavailable when the service isn't there, is late or answers something else. */
export type InternalClient = {
  /** POSTs JSON to another service's `/internal/…`. */
  post<T extends z.ZodType>(path: `/internal/${string}`, body: unknown, reply: T, context?: CallContext): Promise<z.output<T>>;
  /** GETs what another service gives to everybody, too. */
  get<T extends z.ZodType>(path: `/api/${string}`, reply: T, context?: CallContext): Promise<z.output<T>>;
};

type Call = { method: 'GET' | 'POST'; path: string; body?: string; context: CallContext | undefined };

type Options = {
  /** Of the service that is called. */
  pool: ServicePool;
  /** Name of this process. */
  issuer: string;
  /** Name of the service that is called. */
  audience: string;
  keys: KeyRing;
  clock: Clock;
  timeoutMs?: number;
};

/** The call in the caller's own name. */
function signed({ issuer, audience, keys, clock }: Options, { method, path, body }: Call, requestId: string): string {
  const issuedAt = epochSeconds(clock);
  const bodyHash = isBodyBound(method, path) ? { bodyHash: bodyHashOf(body ?? '') } : {};
  const who = { kind: 'anonymous' as const };
  return signCaller({ issuer, audience, method, path, requestId, issuedAt, ip: '127.0.0.1', ...bodyHash, who }, keys);
}

/** Calls between services are rare, typed, signed in the caller's own name and bounded; they are never repeated here. */
export function createInternalClient(options: Options): InternalClient {
  const { pool, audience, timeoutMs = 1000 } = options;

  async function send<T extends z.ZodType>(call: Call, reply: T): Promise<z.output<T>> {
    const { method, path, body, context = {} } = call;
    const requestId = context.requestId ?? randomUUID();
    try {
      const headers = {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...context.trace?.headers(),
        [callerHeader]: signed(options, call, requestId),
        [requestIdHeader]: requestId,
      };
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await pool.request({ method, path, headers, signal, ...(body !== undefined && { body }) });
      if (response.statusCode !== 200) {
        // An answer that nobody reads would keep its connection.
        await response.body.dump();
        throw new Error(`${audience} answered ${response.statusCode}`);
      }
      return reply.parse(await response.body.json());
    } catch (cause) {
      throw new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2, cause });
    }
  }

  return {
    post: (path, body, reply, context) => send({ method: 'POST', path, body: JSON.stringify(body), context }, reply),
    get: (path, reply, context) => send({ method: 'GET', path, context }, reply),
  };
}
