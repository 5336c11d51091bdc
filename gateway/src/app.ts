import type { Endpoint } from '@city-genie/contracts/endpoint';
import { endpoints as publicEndpoints } from '@city-genie/contracts/endpoints';
import { type Clock, systemClock } from '@city-genie/service-kit/clock';
import type { Lifecycle } from '@city-genie/service-kit/health';
import { createInternalClient } from '@city-genie/service-kit/internal-client';
import type { KeyRing } from '@city-genie/service-kit/keys';
import type { Logger } from '@city-genie/service-kit/logger';
import { type Metrics, measureRequests } from '@city-genie/service-kit/metrics';
import { endConnectionsWhenClosing } from '@city-genie/service-kit/server-options';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { Upstreams } from './config.js';
import { type Arrival, createApp } from './create-app.js';
import { openApiDocument } from './openapi.js';
import { type ProxyDeps, proxy } from './proxy/proxy.js';
import { closePools, openPools } from './proxy/upstreams.js';
import type { Site } from './site/load-site.js';
import { registerSite } from './site/site.js';
import { capConnections } from './trust/connection-cap.js';
import { hostCheck } from './trust/host-check.js';
import { originCheck } from './trust/origin-check.js';
import { capRequests } from './trust/request-cap.js';
import { registerSecurityHeaders } from './trust/security-headers.js';
import { createSessionLookup, type SessionCookies, sessionCookieNames } from './trust/session.js';

export type GatewayDeps = {
  logger: Logger;
  redis: Redis;
  keys: KeyRing;
  publicUrl: string;
  /** Further names that the site is asked by. */
  allowedHosts: readonly string[];
  /** Only `publicUrl` may write, and only its name and the allowed ones are answered. */
  isStrict: boolean;
  upstreams: Upstreams;
  trustProxyHops: number;
  connectionsPerAddress: number;
  requestsPerAddress: number;
  metrics: Metrics;
  site: Site;
  /** OpenAPI is for developers (fixed by APP_MODE). */
  showOpenApi: boolean;
  lifecycle?: Lifecycle;
  /** For tests that can't wait as long as visitors may take. */
  arrival?: Arrival;
  upstreamTimeoutMs?: number;
  /** Instead of the public API, for tests. */
  endpoints?: readonly Endpoint[];
  clock?: Clock;
};

/** The only public door: headers, host, origin, session, then an exact proxy per contract and the built site. */
export async function buildGateway(deps: GatewayDeps): Promise<FastifyInstance> {
  const { logger, publicUrl, isStrict, metrics, lifecycle = { state: 'ready' } } = deps;
  const app = createApp({ logger, trustProxyHops: deps.trustProxyHops, arrival: deps.arrival });
  const names = sessionCookieNames(publicUrl);
  const cookiesOf = ({ cookies }: FastifyRequest): SessionCookies => ({ full: cookies[names.full], pending: cookies[names.pending] });
  const hasSessionCookie = (request: FastifyRequest) => Object.values(cookiesOf(request)).some((value) => value !== undefined);

  if (deps.trustProxyHops === 0) {
    const refused = metrics.counter('connections_refused_total', 'Connections over the limit of an address');
    capConnections(app.server, deps.connectionsPerAddress, () => refused.inc());
  }
  measureRequests(app, metrics);
  registerSecurityHeaders(app);
  const flooded = metrics.counter('requests_refused_total', 'Requests over the limit of a connection or an address');
  app.addHook(
    'onRequest',
    capRequests(deps.requestsPerAddress, () => flooded.inc()),
  );
  endConnectionsWhenClosing(app, lifecycle);
  app.addHook('onRequest', hostCheck(isStrict ? new Set([new URL(publicUrl).host, ...deps.allowedHosts]) : undefined));
  await app.register(cookie);
  app.addHook('onRequest', originCheck({ publicUrl, isStrict, hasSessionCookie }));

  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) =>
    reply.code(lifecycle.state === 'ready' ? 200 : 503).send({ status: lifecycle.state }),
  );
  if (deps.showOpenApi) {
    const document = openApiDocument(publicUrl, names.full);
    app.get('/api/openapi.json', async () => document);
  }
  await app.register(proxy, proxyDeps(app, deps, cookiesOf));
  registerSite(app, deps.site);
  return app;
}

function proxyDeps(app: FastifyInstance, deps: GatewayDeps, cookiesOf: (request: FastifyRequest) => SessionCookies): ProxyDeps {
  const { upstreams, redis, keys, logger, clock = systemClock } = deps;
  const pools = openPools(upstreams);
  app.addHook('onClose', () => closePools(pools));
  deps.metrics.gauge('upstream_requests_waiting', 'Requests that wait for a connection to a service', 'upstream', () =>
    Object.fromEntries(Object.entries(pools).map(([name, pool]) => [name, pool.waiting()])),
  );
  const identity = createInternalClient({ pool: pools.identity, issuer: 'gateway', keys, clock });
  const lookUp = createSessionLookup({ redis, identity, keys, clock, logger });
  const { upstreamTimeoutMs } = deps;
  return {
    pools,
    keys,
    clock,
    upstreamTimeoutMs,
    endpoints: deps.endpoints ?? publicEndpoints,
    identify: (request, trace) => lookUp(cookiesOf(request), { requestId: request.id, trace }),
  };
}
