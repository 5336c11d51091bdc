import type { IncomingHttpHeaders } from 'node:http';
import { callerHeader, requestIdHeader } from '@city-genie/contracts/caller';
import { callerPath, signCaller } from '@city-genie/service-kit/caller';
import { type Clock, epochSeconds } from '@city-genie/service-kit/clock';
import { type ErrorRequest, type ErrorTarget, sendError } from '@city-genie/service-kit/error-handler';
import { AppError, fixedMessages } from '@city-genie/service-kit/errors';
import httpProxy from '@fastify/http-proxy';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Upstreams } from '../config.js';
import type { Session } from '../trust/session.js';
import { type ProxyRow, routeTable } from './route-table.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session the cookie is; set before a request is passed on. */
    session: Session;
  }
}

type ProxyDeps = {
  upstreams: Upstreams;
  callerKey: string;
  clock: Clock;
  session: (request: FastifyRequest) => Promise<Session>;
};

/** What of a request is signed; HTTP/1 and HTTP/2 requests have it alike. */
type SignedParts = Pick<FastifyRequest, 'method' | 'url' | 'id' | 'ip' | 'session'>;

/** What a service gets to see of a client's headers; a caller header that a client made up is not among them (D67, R33). */
const forwarded = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'transfer-encoding',
  'if-none-match',
  'user-agent',
  'host',
];

/** Longer than any service takes for a bounded answer, shorter than three seconds. */
const upstreamTimeoutMs = 2300;

function forwardedHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(forwarded.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
}

function proxyOptions(row: ProxyRow, deps: ProxyDeps) {
  const { callerKey, clock } = deps;
  return {
    upstream: deps.upstreams[row.service],
    prefix: row.url,
    rewritePrefix: row.url,
    httpMethods: row.methods,
    routes: ['/'],
    disableRequestLogging: true,
    undici: {
      connections: 64,
      pipelining: 1,
      headersTimeout: upstreamTimeoutMs,
      bodyTimeout: upstreamTimeoutMs,
      keepAliveTimeout: 30_000,
      connect: { timeout: 1000 },
    },
    preHandler: async (request: FastifyRequest) => {
      request.session = await deps.session(request);
      if (request.session === 'unknown' && row.service === 'identity') {
        // It has just not answered; asking again would only add the waits up.
        throw new AppError('entitlement_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2 });
      }
    },
    replyOptions: {
      // reply-from repeats a GET ten times on 503 by default: a storm just when a service is weak.
      retryDelay: () => null,
      rewriteRequestHeaders: (request: SignedParts, headers: IncomingHttpHeaders) => {
        const token = {
          audience: row.service,
          method: request.method,
          path: callerPath(request.url),
          requestId: request.id,
          issuedAt: epochSeconds(clock),
          ip: request.ip,
          session: request.session,
        };
        return { ...forwardedHeaders(headers), [requestIdHeader]: request.id, [callerHeader]: signCaller(token, callerKey) };
      },
      onError: (reply: ErrorTarget & { request: ErrorRequest }, { error }: { error: Error }) => {
        const cause = new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2, cause: error });
        sendError(cause, reply.request, reply);
      },
    },
  };
}

/** A plugin of one exact proxy per address of the contracts; bodies pass through unread. */
export const proxy: FastifyPluginAsync<ProxyDeps> = async (app, deps) => {
  for (const row of routeTable()) {
    await app.register(httpProxy, proxyOptions(row, deps));
  }
};
