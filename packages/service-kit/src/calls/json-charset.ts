import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.js';

const charset = /;\s*charset\s*=\s*"?([^\s";]*)/gi;

/**
 * A preParsing hook. JSON is UTF-8 (RFC 8259), and bodies are read as that, so one of another charset would be taken for other words. Of
 * several charsets each reader may believe another one. @throws 415
 */
export async function refuseOtherCharsets({ headers }: FastifyRequest): Promise<void> {
  const named = [...(headers['content-type'] ?? '').matchAll(charset)].map(([, name = '']) => name);
  if (named.length > 1 || named.some((name) => !/^utf-?8$/i.test(name))) {
    throw new AppError('unsupported_media_type', 'Please send application/json in UTF-8');
  }
}

/**
 * Parses bodies as JSON in UTF-8; anything else is a 400. Fastify's own parser puts U+FFFD in the place of bytes that are no UTF-8, so other
 * words would be stored than were sent.
 */
export function parseJsonAsUtf8(app: Pick<FastifyInstance, 'addContentTypeParser' | 'getDefaultJsonParser'>): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) =>
    isUtf8(body) ? parse(request, body.toString(), done) : done(new AppError('malformed_json', 'The request is not valid JSON in UTF-8')),
  );
}
