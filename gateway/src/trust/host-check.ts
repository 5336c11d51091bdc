import { AppError } from '@city-genie/service-kit/errors';
import type { FastifyRequest } from 'fastify';

/** Names and addresses with at most a port; nothing that another parser could read as more. */
const wellFormed = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/i;

/** Asked by those who watch over the process, at an address that isn't the site's. */
const probePaths = new Set(['/healthz', '/readyz']);

/**
 * Refuses requests that were meant for another site, or for two at once. Where `allowed` is undefined every well-formed name will do.
 */
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
