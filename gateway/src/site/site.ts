import { notFoundHandler } from '@city-genie/service-kit/calls/error-handler';
import { isKnown } from '@city-genie/service-kit/calls/is-known';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingsIn } from '../encodings.js';
import type { Site } from './load-site.js';
import type { Resource } from './resource.js';

const encodingsFor = ({ headers }: FastifyRequest): Encoding[] => encodingsIn(headers['accept-encoding']);

function send(request: FastifyRequest, reply: FastifyReply, resource: Resource, status: number): FastifyReply {
  const { etag, contentType, cacheControl, headers } = resource;
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': cacheControl, 'content-type': contentType, ...headers });
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    return reply.code(304).send();
  }
  const encoding = encodingsFor(request).find((accepted) => resource[accepted] !== undefined);
  return encoding === undefined
    ? reply.code(status).send(resource.identity)
    : reply.code(status).header('content-encoding', encoding).send(resource[encoding]);
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start + 1);
}

/** Serves the built site from memory by exact path, so no other file can be reached. Unknown pages get the 404 page, and plans the page of their city with a head of their own. */
export function registerSite(app: FastifyInstance, { resources, plans, notFound }: Site): void {
  for (const [path, resource] of resources) {
    const planPage = plans.get(path);
    const withPlan = async (request: FastifyRequest, reply: FastifyReply) => {
      const [encoding] = encodingsFor(request);
      return send(request, reply, (await planPage?.(queryOf(request.url), encoding)) ?? resource, 200);
    };
    app.get(path, planPage ? withPlan : (request, reply) => send(request, reply, resource, 200));
  }
  app.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const internal = /^\/(api|internal)(\/|$)/.test(request.url);
    return reads && !internal ? send(request, reply, notFound, 404) : notFoundHandler(request, reply);
  });
}
