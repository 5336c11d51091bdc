import type { IncomingMessage } from 'node:http';
import { type Form, parseForm } from './form.js';

/** A request whose body has been read. */
export type ReadRequest = {
  method: string;
  /** The address without its query. */
  path: string;
  text: string;
  /** Body and query together. */
  form: Form;
  idempotencyKey: string | undefined;
  /** The key that came as a bearer token, or as `key` from a page. */
  apiKey: string | undefined;
};

export async function readRequest(request: IncomingMessage): Promise<ReadRequest> {
  const url = new URL(request.url ?? '/', 'http://fake-stripe');
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(Buffer.from(chunk));
  }
  const text = Buffer.concat(chunks).toString('utf8');
  const isForm = !String(request.headers['content-type'] ?? '').startsWith('application/json');
  const params = new URLSearchParams([...url.searchParams, ...new URLSearchParams(isForm ? text : '')]);
  const key = params.get('key');
  params.delete('key');
  const idempotencyKey = request.headers['idempotency-key'];
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    text,
    form: parseForm(params.toString()),
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
    apiKey: /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? key ?? undefined,
  };
}
