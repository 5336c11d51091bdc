import { randomUUID } from 'node:crypto';
import { callerHeader, requestIdHeader } from '@city-genie/contracts/caller';
import type { z } from 'zod';
import { signCaller } from './caller.js';
import { type Clock, epochSeconds } from './clock.js';
import { AppError, fixedMessages } from './errors.js';

/** What both calls have in common; @throws service_unavailable when the service isn't there, is late or answers something else. */
export type InternalClient = {
  /** POSTs JSON to another service's `/internal/…`. */
  post<T extends z.ZodType>(path: `/internal/${string}`, body: unknown, reply: T, requestId?: string): Promise<z.output<T>>;
  /** GETs what another service gives to everybody, too. */
  get<T extends z.ZodType>(path: `/api/${string}`, reply: T, requestId?: string): Promise<z.output<T>>;
};

type Call = { method: 'GET' | 'POST'; path: string; body?: string; requestId: string };

/** Calls between services are rare, typed, signed and bounded; they are never repeated here. */
export function createInternalClient(options: {
  baseUrl: string;
  /** Name of the service that is called. */
  audience: string;
  key: string;
  clock: Clock;
  timeoutMs?: number;
}): InternalClient {
  const { baseUrl, audience, key, clock, timeoutMs = 1000 } = options;

  async function send<T extends z.ZodType>({ method, path, body, requestId }: Call, reply: T): Promise<z.output<T>> {
    const issuedAt = epochSeconds(clock);
    const token = { audience, method, path, requestId, issuedAt, ip: '127.0.0.1', session: 'anonymous' as const };
    try {
      const response = await fetch(new URL(path, baseUrl), {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          [callerHeader]: signCaller(token, key),
          [requestIdHeader]: requestId,
        },
        ...(body !== undefined && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) {
        throw new Error(`${audience} answered ${response.status}`);
      }
      return reply.parse(await response.json());
    } catch (cause) {
      throw new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2, cause });
    }
  }

  return {
    post: (path, body, reply, requestId = randomUUID()) => send({ method: 'POST', path, body: JSON.stringify(body), requestId }, reply),
    get: (path, reply, requestId = randomUUID()) => send({ method: 'GET', path, requestId }, reply),
  };
}
