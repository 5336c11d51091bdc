import { notFoundHandler } from '@city-genie/service-kit/error-handler';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sirv from 'sirv';
import type { Page, Pages } from './pages.js';

function encodingFor(header: string | undefined): 'br' | 'gzip' | 'identity' {
  const accepted = header ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)) {
    return 'br';
  }
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted) ? 'gzip' : 'identity';
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, status: number): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply.headers({ etag: page.etag, vary: 'accept-encoding', 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
  if (status === 200 && request.headers['if-none-match'] === page.etag) {
    return reply.code(304).send();
  }
  if (encoding !== 'identity') {
    reply.header('content-encoding', encoding);
  }
  return reply.code(status).send(page[encoding]);
}

function sendFile(serve: ReturnType<typeof sirv>, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) {
      reply.raw.setHeader(name, value);
    }
  }
  serve(request.raw, reply.raw, () => {
    reply.raw.statusCode = 404;
    reply.raw.end();
  });
}

/** Serves the built site: prerendered pages, hashed assets for ever, and the 404 page with its status (D43). */
export function registerSite(app: FastifyInstance, { webDir, pages }: { webDir: string; pages: Pages }): void {
  const rootFiles = sirv(webDir, { etag: true, gzip: true, brotli: true, single: false });
  const assets = sirv(webDir, { immutable: true, maxAge: 31_536_000, gzip: true, brotli: true, single: false });

  for (const [path, page] of pages.byPath) {
    app.get(path, (request, reply) => sendPage(request, reply, page, 200));
  }
  for (const file of pages.rootFiles) {
    app.get(`/${file}`, (request, reply) => sendFile(rootFiles, request, reply));
  }
  app.get('/assets/*', (request, reply) => sendFile(assets, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' || request.method === 'HEAD';
    const internal = /^\/(api|internal)(\/|$)/.test(request.url);
    return page && !internal ? sendPage(request, reply, pages.notFound, 404) : notFoundHandler(request, reply);
  });
}
