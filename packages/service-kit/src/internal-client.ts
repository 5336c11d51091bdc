import { randomUUID } from 'node:crypto';
import { callerHeader, requestIdHeader } from '@city-genie/contracts/caller';
import type { z } from 'zod';
import { signCaller } from './caller.js';
import { type Clock, epochSeconds } from './clock.js';
import { AppError, fixedMessages } from './errors.js';

export type InternalClient = {
  /** POSTs JSON to another service's `/internal/…`; @throws service_unavailable when it isn't there, is late or answers something else. */
  post<T extends z.ZodType>(path: `/internal/${string}`, body: unknown, reply: T, requestId?: string): Promise<z.output<T>>;
};

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
  return {
    async post(path, body, reply, requestId = randomUUID()) {
      const token = {
        audience,
        method: 'POST',
        path,
        requestId,
        issuedAt: epochSeconds(clock),
        ip: '127.0.0.1',
        session: 'anonymous' as const,
      };
      try {
        const response = await fetch(new URL(path, baseUrl), {
          method: 'POST',
          headers: { 'content-type': 'application/json', [callerHeader]: signCaller(token, key), [requestIdHeader]: requestId },
          body: JSON.stringify(body),
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
    },
  };
}
