import { AppError } from '@city-genie/service-kit/errors';
import type { FastifyRequest } from 'fastify';

/** A name or address with an optional port, and nothing that another parser could read differently. */
const wellFormed = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/i;

/** Probes use the process's own address, not the site's. */
const probePaths = new Set(['/healthz', '/readyz']);

/** Refuses requests for other hosts, or for two at once. When `allowed` is undefined, any well-formed host is accepted. */
export function hostCheck(allowed: ReadonlySet<string> | undefined) {
  return async (request: FastifyRequest): Promise<void> => {
    const { host = '' } = request.headers;
    const count = request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
    if (count > 1 || !wellFormed.test(host)) {
      throw new AppError('bad_path', 'The address of this call is not valid');
    }
    if (allowed !== undefined && !allowed.has(host.toLowerCase()) && !probePaths.has(request.routeOptions.url ?? '')) {
      throw new AppError('misdirected_request', 'This site has another address');
    }
  };
}
