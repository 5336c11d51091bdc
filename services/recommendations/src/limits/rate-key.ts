import { ipBucket } from '@city-genie/service-kit/ip-bucket';
import type { FastifyRequest } from 'fastify';

/** Who is counted by a rate limit: the user, or the address of a guest. */
export function rateKey(request: FastifyRequest): string {
  const { who, ip } = request.caller;
  return who.kind === 'user' ? who.userId : ipBucket(ip);
}
