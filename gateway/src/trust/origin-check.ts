import { AppError } from '@city-genie/service-kit/errors';
import type { FastifyRequest } from 'fastify';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

function sameHost(origin: string, host: string | undefined): boolean {
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Refuses writes that another site's page sends with a visitor's cookies (docs/rules/sessions-and-callers.md#writes-from-another-site).
 * Browsers always send Origin or Sec-Fetch-Site with a write; a client that sends neither may write only without a session cookie.
 */
export function originCheck(options: {
  publicUrl: string;
  /** True: only the origin of `publicUrl` (scheme, host and port). False: also the requested host, for local use under any name. */
  isStrict: boolean;
  hasSessionCookie: (request: FastifyRequest) => boolean;
}) {
  const own = new URL(options.publicUrl).origin;
  const isOurs = (origin: string, host: string | undefined) => origin === own || (!options.isStrict && sameHost(origin, host));
  return async (request: FastifyRequest): Promise<void> => {
    const { endpoint } = request.routeOptions.config;
    const isExempt = endpoint !== undefined && 'isOriginExempt' in endpoint && endpoint.isOriginExempt;
    // What needs a fresh proof is guarded even where it only reads: another site could make an administrator export.
    const isGuarded = endpoint !== undefined && 'needsStepUp' in endpoint && endpoint.needsStepUp !== undefined;
    if ((readOnly.has(request.method) && !isGuarded) || isExempt) {
      return;
    }
    const { origin, host } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const refused = origin !== undefined ? !isOurs(origin, host) : site === undefined && options.hasSessionCookie(request);
    if (refused || (site !== undefined && site !== 'same-origin' && site !== 'none')) {
      throw new AppError('origin_forbidden', 'This request came from another site');
    }
  };
}
