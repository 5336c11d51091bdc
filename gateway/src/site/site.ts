import { notFoundHandler } from '@city-genie/service-kit/calls/error-handler';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Resource, Site } from './load-site.js';

const accepts = { br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/, gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/ };

function send(request: FastifyRequest, reply: FastifyReply, resource: Resource, status: number): FastifyReply {
  const { etag, contentType, cacheControl, headers } = resource;
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': cacheControl, 'content-type': contentType, ...headers });
  if (status === 200 && request.headers['if-none-match'] === etag) {
    return reply.code(304).send();
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  for (const encoding of ['br', 'gzip'] as const) {
    const body = resource[encoding];
    if (body && accepts[encoding].test(accepted)) {
      return reply.code(status).header('content-encoding', encoding).send(body);
    }
  }
  return reply.code(status).send(resource.identity);
}

/** Serves the built site from memory by exact path, so no other file can be reached. Unknown pages get the 404 page. */
export function registerSite(app: FastifyInstance, { resources, notFound }: Site): void {
  for (const [path, resource] of resources) {
    app.get(path, (request, reply) => send(request, reply, resource, 200));
  }
  app.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const internal = /^\/(api|internal)(\/|$)/.test(request.url);
    return reads && !internal ? send(request, reply, notFound, 404) : notFoundHandler(request, reply);
  });
}
