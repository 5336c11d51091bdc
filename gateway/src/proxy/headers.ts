import type { IncomingHttpHeaders } from 'node:http';

/** What a service gets to see of a client's headers; a cookie, or a caller header that a client made up, is not among them. */
const forwarded = ['accept', 'accept-language', 'content-type', 'if-none-match', 'user-agent'] as const;

/** @param more names that the endpoint asks for beside them */
export function requestHeaders(headers: IncomingHttpHeaders, more: readonly string[] = []): Record<string, string> {
  const named = [...forwarded, ...more].map((name) => [name, headers[name]] as const);
  return Object.fromEntries(named.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** About one connection and not about the reply (RFC 9110, 7.6.1): ours to the service is not the one to the client. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

type ReplyHeaders = Record<string, string | string[] | undefined>;

/** A service's reply headers as far as they are the client's. */
export function replyHeaders(headers: ReplyHeaders): ReplyHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.includes(name)));
}
