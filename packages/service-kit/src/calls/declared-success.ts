import { type Endpoint, successOf } from '@city-genie/contracts/endpoint';
import type { InternalEndpoint } from '@city-genie/contracts/internal/internal-endpoint';
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';

/** Replies have the endpoint's first status of success, unless their handler sets another. */
export function presetSuccess(endpoint: Endpoint | InternalEndpoint): preHandlerAsyncHookHandler[] {
  const [status] = successOf(endpoint);
  const preset: preHandlerAsyncHookHandler = async (_request, reply) => {
    reply.code(status);
  };
  return status === 200 ? [] : [preset];
}

/**
 * An onSend hook. Only declared statuses have a schema, so a reply with another would be sent with all its fields. @throws Error, a 500, for
 * a status below 400 that the endpoint doesn't declare
 */
export async function refuseUndeclaredSuccess({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply): Promise<void> {
  const { endpoint } = routeOptions.config;
  if (endpoint !== undefined && statusCode < 400 && !successOf(endpoint).some((status) => status === statusCode)) {
    throw new Error(`${method} ${endpoint.url} answered ${statusCode}, which its endpoint doesn't declare`);
  }
}
