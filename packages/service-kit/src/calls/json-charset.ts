import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.js';

const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i;

/** A preParsing hook. JSON is UTF-8 (RFC 8259), and bodies are read as that, so one of another charset would be taken for other words. @throws 415 */
export async function refuseOtherCharsets({ headers }: FastifyRequest): Promise<void> {
  const [, named = 'utf-8'] = charset.exec(headers['content-type'] ?? '') ?? [];
  if (!/^utf-?8$/i.test(named)) {
    throw new AppError('unsupported_media_type', 'Please send application/json in UTF-8');
  }
}
