import { parseAddress } from '@city-genie/service-kit/limits/ip-bucket';
import type { FastifyRequest } from 'fastify';

/**
 * The address of a client as far as our own proxies vouch for it. A proxy that writes something else than an address there says nothing, and
 * its own address counts.
 */
export function clientAddress(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return parseAddress(request.ip) ?? parseAddress(request.socket.remoteAddress ?? '') ?? 'unknown';
}
