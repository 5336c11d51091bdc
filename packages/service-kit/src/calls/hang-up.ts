import type { FastifyRequest } from 'fastify';

/**
 * Aborts when whoever asked hangs up. The request's own signal misses those who did before it was first asked for. For requests without a
 * body: one whose body was read has closed, too, while its client waits for the reply.
 */
export function hangUpOf({ raw, signal }: Pick<FastifyRequest, 'signal'> & { raw: { destroyed: boolean } }): AbortSignal {
  return raw.destroyed ? AbortSignal.abort() : signal;
}
