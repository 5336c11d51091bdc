import { defaultTimeoutMs, type Endpoint, type ForwardedCookie, isBodyBound } from '@city-genie/contracts/endpoint';
import { type Caller, callerHeader, requestIdHeader } from '@city-genie/contracts/internal/caller';
import { hangUpOf } from '@city-genie/service-kit/calls/hang-up';
import type { PoolRequest, ServicePool } from '@city-genie/service-kit/calls/service-pool';
import { type Trace, traceOfRequest } from '@city-genie/service-kit/calls/trace';
import { type Clock, epochSeconds } from '@city-genie/service-kit/clock';
import { AppError, fixedMessages } from '@city-genie/service-kit/errors';
import { bodyHashOf, callerPath, signCaller } from '@city-genie/service-kit/trust/caller-token';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../trust/client-address.js';
import type { Answer } from './answer.js';
import { compressReply } from './compress-reply.js';
import { cookieHeader, replyHeaders, requestHeaders } from './headers.js';
import type { UpstreamPools } from './upstreams.js';

export type ProxyDeps = {
  /** Endpoints that are proxied; anything else is a 404. */
  endpoints: readonly Endpoint[];
  pools: UpstreamPools;
  keys: KeyRing;
  clock: Clock;
  identify: (request: FastifyRequest, trace: Trace) => Promise<Caller>;
  /** The value of a cookie of ours. */
  cookieOf: (request: FastifyRequest, name: ForwardedCookie) => string | undefined;
  /** For tests, instead of the endpoints' timeouts. */
  upstreamTimeoutMs?: number | undefined;
};

/** The caller token's content for this request to this service. */
function tokenFor(request: FastifyRequest, endpoint: Endpoint, who: Caller, body: Buffer | null, clock: Clock) {
  const { method, id: requestId } = request;
  const path = callerPath(request.url);
  const bodyHash = isBodyBound(endpoint) ? { bodyHash: bodyHashOf(body ?? '') } : {};
  const issuedAt = epochSeconds(clock);
  return { issuer: 'gateway', audience: endpoint.service, method, path, requestId, issuedAt, ip: clientAddress(request), ...bodyHash, who };
}

/** Larger replies are streamed. */
const keptWholeBytes = 1024 * 1024;

/**
 * Sends the request to the service. @throws Error when the service is unreachable, when no connection is free, or when the signal aborts
 * first
 */
async function ask(pool: ServicePool, options: PoolRequest): Promise<Answer> {
  const { statusCode: status, headers, body } = await pool.request(options);
  // The length that a HEAD tells is that of a body which doesn't come; of a buffer it would be told anew.
  const isSmall = options.method !== 'HEAD' && Number(headers['content-length']) <= keptWholeBytes;
  // Buffered before it is sent: a client that reads slowly then holds only its own connection, not one to a service.
  return { status, headers, content: isSmall ? Buffer.from(await body.arrayBuffer()) : body };
}

/** Runs work with a signal that aborts after the timeout, or with the other one. The result may be streamed beyond the timeout. */
async function within<T>(timeoutMs: number, other: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error('the service missed its deadline')), timeoutMs);
  try {
    return await work(other === undefined ? late.signal : AbortSignal.any([late.signal, other]));
  } finally {
    clearTimeout(timer);
  }
}

/** Aborts when the client of a request that changes nothing has gone: the service is told, and need not go on. Changes are made all the same. */
function goneOf(request: FastifyRequest): AbortSignal | undefined {
  return request.method === 'GET' ? hangUpOf(request) : undefined;
}

/** Forwards the request with the caller, the trace and the request id. */
async function pass(
  request: FastifyRequest,
  endpoint: Endpoint,
  deps: ProxyDeps,
  signal: AbortSignal,
  bodyTimeout: number,
): Promise<Answer> {
  const { method, url: path } = request;
  const trace = traceOfRequest(request.raw);
  const who = await deps.identify(request, trace);
  if (who.kind === 'unknown' && endpoint.service === 'identity') {
    // Identity has just failed to answer; a second attempt would double the wait.
    throw new AppError('entitlement_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2 });
  }
  const body = Buffer.isBuffer(request.body) ? request.body : null;
  const caller = signCaller(tokenFor(request, endpoint, who, body, deps.clock), deps.keys);
  const headers = {
    ...requestHeaders(request.headers, endpoint.forwardedHeaders),
    ...cookieHeader(endpoint.forwardedCookies ?? [], (name) => deps.cookieOf(request, name)),
    ...trace.headers(),
    [requestIdHeader]: request.id,
    [callerHeader]: caller,
  };
  try {
    return await ask(deps.pools[endpoint.service], { path, method, headers, body, signal, bodyTimeout });
  } catch (cause) {
    if (goneOf(request)?.aborted) {
      // Nobody receives the reply, and nothing has failed.
      throw new AppError('bad_request', 'The client did not wait for the reply', { cause });
    }
    throw new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2, cause });
  }
}

/** Forwards a request whose body has been read, and sends the service's reply. */
async function forward(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint, deps: ProxyDeps): Promise<FastifyReply> {
  const timeoutMs = deps.upstreamTimeoutMs ?? endpoint.timeoutMs ?? defaultTimeoutMs;
  const answer = await within(timeoutMs, goneOf(request), (signal) => pass(request, endpoint, deps, signal, timeoutMs));
  const { status, headers, content } = endpoint.isCompressed ? await compressReply(answer, request.headers['accept-encoding']) : answer;
  return reply.code(status).headers(replyHeaders(headers)).send(content);
}

/**
 * A plugin with one exact route per public endpoint; everything else is a 404. The body is read completely before a connection to a service
 * is taken.
 */
export const proxy: FastifyPluginAsync<ProxyDeps> = async (app, deps) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const endpoint of deps.endpoints) {
    const { method, url, bodyLimitBytes: bodyLimit } = endpoint;
    const handler = (request: FastifyRequest, reply: FastifyReply) => forward(request, reply, endpoint, deps);
    app.route({ method, url, ...(bodyLimit !== undefined && { bodyLimit }), config: { endpoint }, handler });
  }
};
