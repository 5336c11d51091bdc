import { type Clock, systemClock } from '@city-genie/service-kit/clock';
import { createInternalClient } from '@city-genie/service-kit/internal-client';
import type { Logger } from '@city-genie/service-kit/logger';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { Upstreams } from './config.js';
import { createApp } from './create-app.js';
import { openApiDocument } from './openapi.js';
import { proxy } from './proxy/proxy.js';
import type { Site } from './site/load-site.js';
import { registerSite } from './site/site.js';
import { originCheck } from './trust/origin-check.js';
import { registerSecurityHeaders } from './trust/security-headers.js';
import { createSessionLookup, sessionCookieName } from './trust/session.js';

export type GatewayDeps = {
  logger: Logger;
  redis: Redis;
  callerKey: string;
  publicUrl: string;
  upstreams: Upstreams;
  trustProxyHops: number;
  site: Site;
  /** OpenAPI is for developers (fixed by APP_MODE). */
  showOpenApi: boolean;
  isClosing?: () => boolean;
  clock?: Clock;
};

/** The only public door: headers, origin, session, then an exact proxy per contract and the built site. */
export async function buildGateway(deps: GatewayDeps): Promise<FastifyInstance> {
  const { logger, publicUrl, callerKey, upstreams, clock = systemClock, isClosing = () => false } = deps;
  const app = createApp({ logger, trustProxyHops: deps.trustProxyHops });
  const cookieName = sessionCookieName(publicUrl);
  const sid = (request: FastifyRequest) => request.cookies[cookieName];
  const identity = createInternalClient({ baseUrl: upstreams.identity, audience: 'identity', key: callerKey, clock });
  const lookUp = createSessionLookup({ redis: deps.redis, identity, logger });

  registerSecurityHeaders(app);
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing()) {
      // A connection that was busy when the stop began would else stay open, idle, and hold the stop up.
      reply.header('connection', 'close');
    }
  });
  await app.register(cookie);
  app.addHook('onRequest', originCheck({ publicUrl, hasSessionCookie: (request) => sid(request) !== undefined }));

  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) =>
    reply.code(isClosing() ? 503 : 200).send({ status: isClosing() ? 'closing' : 'ready' }),
  );
  if (deps.showOpenApi) {
    const document = openApiDocument(publicUrl);
    app.get('/api/openapi.json', async () => document);
  }
  const session = (request: FastifyRequest) => lookUp(sid(request), request.id);
  await app.register(proxy, { upstreams, callerKey, clock, session });
  registerSite(app, deps.site);
  return app;
}
