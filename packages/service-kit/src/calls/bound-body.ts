import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { AppError } from '../errors.js';
import { bindsBody, callerOf, notSignedIn } from '../trust/caller.js';
import { bodyHashOf } from '../trust/caller-token.js';
import { isEqualText } from '../trust/mac.js';

async function readAll(payload: RequestPayload, limitBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of payload) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > limitBytes) {
      throw new AppError('payload_too_large', 'The request is too large');
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** A preParsing hook. Where the caller's signature covers the body, any other body is a 401. */
export async function checkBoundBody(request: FastifyRequest, _reply: FastifyReply, payload: RequestPayload): Promise<RequestPayload> {
  if (!bindsBody(request)) {
    return payload;
  }
  const body = await readAll(payload, request.routeOptions.bodyLimit);
  if (!isEqualText(callerOf(request).bodyHash ?? '', bodyHashOf(body))) {
    throw notSignedIn();
  }
  // The body has been read, so Fastify parses it from memory; receivedEncodedLength lets it check the announced length.
  return Object.assign(Readable.from(body.length === 0 ? [] : [body]), { receivedEncodedLength: body.length });
}
