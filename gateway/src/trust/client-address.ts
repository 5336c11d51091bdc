import { parseAddress } from '@city-genie/service-kit/limits/ip-bucket';
import type { FastifyRequest } from 'fastify';

/**
 * The client's address as far as our own proxies vouch for it. If a proxy wrote something that is no address, the connection's own address
 * counts.
 */
export function clientAddress(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return parseAddress(request.ip) ?? parseAddress(request.socket.remoteAddress ?? '') ?? 'unknown';
}
