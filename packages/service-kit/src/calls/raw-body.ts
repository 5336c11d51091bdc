import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Service } from './create-service.js';

/**
 * Registers calls whose handlers get the bytes of the body as they came, of whatever type they say they are, because a signature covers
 * them: `rawBodyOf` reads them. Such a call has no schema of its body. Its limit of bytes is that of its endpoint, as everywhere; the calls
 * beside it go on parsing JSON.
 *
 * @param calls the scope of the service's calls
 */
export function takeRawBodies(calls: Service, registerCalls: (scope: Service) => void): void {
  const raw: FastifyPluginAsyncZod = async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    registerCalls(scope);
  };
  calls.register(raw);
}

/** The body's bytes, none when there was no body. @throws Error for a call that wasn't registered by `takeRawBodies` */
export function rawBodyOf({ body, url }: Pick<FastifyRequest, 'body' | 'url'>): Buffer {
  if (body === undefined || body === null) {
    return Buffer.alloc(0);
  }
  if (!Buffer.isBuffer(body)) {
    throw new Error(`the body of ${url} was parsed, so its bytes are gone`);
  }
  return body;
}
