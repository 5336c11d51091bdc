import type { Endpoint } from '@city-genie/contracts/endpoint';
import { createInternalClient } from '@city-genie/service-kit/calls/internal-client';
import { endConnectionsWhenClosing } from '@city-genie/service-kit/calls/server-options';
import { measureRequests } from '@city-genie/service-kit/observability/metrics';
import type { ProcessKit } from '@city-genie/service-kit/process/process-kit';
import { cookieName, sessionCookieNames } from '@city-genie/service-kit/trust/cookie-names';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { type Arrival, createHttpServer } from './http-server.js';
import { openApiDocument } from './openapi.js';
import { proxy } from './proxy/proxy.js';
import { type UpstreamPools, waitingFor } from './proxy/upstreams.js';
import type { Site } from './site/load-site.js';
import { registerSite } from './site/site.js';
import { capConnections } from './trust/connection-cap.js';
import { hostCheck } from './trust/host-check.js';
import { originCheck } from './trust/origin-check.js';
import { capRequests } from './trust/request-cap.js';
import { registerSecurityHeaders } from './trust/security-headers.js';
import { createSessionLookup, type SessionCookies } from './trust/session.js';

export type GatewayOptions = {
  redis: Redis;
  pools: UpstreamPools;
  publicUrl: string;
  /** Further host names of the site. */
  allowedHosts: readonly string[];
  /** Only the origin of `publicUrl` may write, and only its host name and the allowed ones are answered. */
  isStrict: boolean;
  trustProxyHops: number;
  connectionsPerAddress: number;
  requestsPerAddress: number;
  site: Site;
  /** Serve the OpenAPI document. */
  showOpenApi: boolean;
  /** What is proxied and documented: the public API, or part of it. */
  endpoints: readonly Endpoint[];
  /** For tests, which need shorter timeouts than visitors. */
  arrival?: Arrival;
  upstreamTimeoutMs?: number;
};

type Kit = Pick<ProcessKit<unknown>, 'logger' | 'keys' | 'clock' | 'metrics' | 'lifecycle'>;

/** Limits requests and connections, before anything that a client sends is looked at. */
function limitFloods(app: FastifyInstance, { metrics }: Kit, options: GatewayOptions): void {
  const { publicUrl, isStrict, allowedHosts } = options;
  if (options.trustProxyHops === 0) {
    const refused = metrics.counter('connections_refused_total', 'Connections refused over the limit of an address');
    capConnections(app.server, options.connectionsPerAddress, () => refused.inc());
  }
  const flooded = metrics.counter('requests_refused_total', 'Requests refused over the limit of a connection or an address');
  app.addHook(
    'onRequest',
    capRequests(options.requestsPerAddress, () => flooded.inc()),
  );
  app.addHook('onRequest', hostCheck(isStrict ? new Set([new URL(publicUrl).host, ...allowedHosts]) : undefined));
}

/** The gateway: security headers, host and origin checks, sessions, an exact proxy route per endpoint, and the built site. */
export async function buildGateway(kit: Kit, options: GatewayOptions): Promise<FastifyInstance> {
  const { logger, keys, clock, metrics, lifecycle } = kit;
  const { publicUrl, isStrict, redis, pools, endpoints } = options;
  const app = createHttpServer({ logger, trustProxyHops: options.trustProxyHops, arrival: options.arrival });
  const names = sessionCookieNames(publicUrl);
  const cookiesOf = ({ cookies }: FastifyRequest): SessionCookies => ({ full: cookies[names.full], pending: cookies[names.pending] });
  const hasSessionCookie = (request: FastifyRequest) => Object.values(cookiesOf(request)).some((value) => value !== undefined);

  measureRequests(app, metrics);
  registerSecurityHeaders(app);
  limitFloods(app, kit, options);
  endConnectionsWhenClosing(app, lifecycle);
  await app.register(cookie);
  app.addHook('onRequest', originCheck({ publicUrl, isStrict, hasSessionCookie }));

  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) =>
    reply.code(lifecycle.state === 'ready' ? 200 : 503).send({ status: lifecycle.state }),
  );
  if (options.showOpenApi) {
    const document = openApiDocument(publicUrl, names.full, endpoints);
    app.get('/api/openapi.json', async () => document);
  }
  metrics.gauge('upstream_requests_waiting', 'Requests that wait for a connection to a service', ['upstream'], () => waitingFor(pools));
  const identity = createInternalClient({ pool: pools.sessions, issuer: 'gateway', keys, clock });
  const lookUp = createSessionLookup({ redis, identity, keys, clock, logger });
  await app.register(proxy, {
    endpoints,
    pools,
    keys,
    clock,
    upstreamTimeoutMs: options.upstreamTimeoutMs,
    cookieOf: ({ cookies }, name) => cookies[cookieName(name, publicUrl)],
    identify: (request, trace) => lookUp(cookiesOf(request), { requestId: request.id, trace }),
  });
  registerSite(app, options.site);
  return app;
}
