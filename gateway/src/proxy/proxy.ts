import { type Caller, callerHeader, isBodyBound, requestIdHeader } from '@city-genie/contracts/caller';
import { bodyHashOf, callerPath, signCaller } from '@city-genie/service-kit/caller-token';
import { type Clock, epochSeconds } from '@city-genie/service-kit/clock';
import { AppError, fixedMessages } from '@city-genie/service-kit/errors';
import type { KeyRing } from '@city-genie/service-kit/keys';
import { type Trace, traceOfRequest } from '@city-genie/service-kit/trace';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { clientAddress } from '../trust/client-address.js';
import { replyHeaders, requestHeaders } from './headers.js';
import { type ProxyRow, routeTable } from './route-table.js';
import type { UpstreamPools } from './upstreams.js';

export type ProxyDeps = {
  pools: UpstreamPools;
  keys: KeyRing;
  clock: Clock;
  identify: (request: FastifyRequest, trace: Trace) => Promise<Caller>;
  upstreamTimeoutMs?: number | undefined;
};

/**
 * Until a service begins to answer, the wait for a connection to it included: longer than any service takes for a bounded answer, shorter than
 * three seconds.
 */
const defaultUpstreamTimeoutMs = 2300;

/** What the gateway signs for this request to this service. */
function tokenFor(request: FastifyRequest, row: ProxyRow, who: Caller, body: Buffer | null, clock: Clock) {
  const { method, id: requestId } = request;
  const path = callerPath(request.url);
  const bodyHash = isBodyBound(method, path) ? { bodyHash: bodyHashOf(body ?? '') } : {};
  const issuedAt = epochSeconds(clock);
  return { issuer: 'gateway', audience: row.service, method, path, requestId, issuedAt, ip: clientAddress(request), ...bodyHash, who };
}

/** A larger reply is passed on as it comes. */
const keptWholeBytes = 1024 * 1024;

type Question = Pick<Dispatcher.RequestOptions, 'path' | 'method' | 'headers' | 'body'>;

/** Asks the service. @throws Error when it isn't there, when no connection to it comes free in time, or when it doesn't begin to answer in time */
async function ask(pool: Dispatcher, options: Question, timeoutMs: number) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error('the service is late')), timeoutMs);
  try {
    return await pool.request({ ...options, signal: late.signal, bodyTimeout: timeoutMs });
  } finally {
    clearTimeout(timer);
  }
}

/** Passes one request on, whose body has been read, and answers with what the service says. */
async function forward(request: FastifyRequest, reply: FastifyReply, row: ProxyRow, deps: ProxyDeps): Promise<FastifyReply> {
  const { method, url: path } = request;
  const trace = traceOfRequest(request.raw);
  const who = await deps.identify(request, trace);
  if (who.kind === 'unknown' && row.service === 'identity') {
    // It has just not answered; asking again would only add the waits up.
    throw new AppError('entitlement_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2 });
  }
  const body = Buffer.isBuffer(request.body) ? request.body : null;
  const caller = signCaller(tokenFor(request, row, who, body, deps.clock), deps.keys);
  const headers = { ...requestHeaders(request.headers), ...trace.headers(), [requestIdHeader]: request.id, [callerHeader]: caller };
  try {
    const answer = await ask(deps.pools[row.service], { path, method, headers, body }, deps.upstreamTimeoutMs ?? defaultUpstreamTimeoutMs);
    reply.code(answer.statusCode).headers(replyHeaders(answer.headers));
    const isSmall = Number(answer.headers['content-length']) <= keptWholeBytes;
    // Whole before it is sent: a client that reads slowly keeps its own connection busy and none to a service.
    return reply.send(isSmall ? Buffer.from(await answer.body.arrayBuffer()) : answer.body);
  } catch (cause) {
    throw new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2, cause });
  }
}

/** A plugin of one exact route per address of the contracts. A body is read to its end before any connection to a service is taken for it. */
export const proxy: FastifyPluginAsync<ProxyDeps> = async (app, deps) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const row of routeTable()) {
    app.route({ method: row.methods, url: row.url, handler: (request, reply) => forward(request, reply, row, deps) });
  }
};
