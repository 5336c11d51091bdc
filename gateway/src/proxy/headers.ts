import type { IncomingHttpHeaders } from 'node:http';
import type { ForwardedCookie } from '@city-genie/contracts/endpoint';

/** The client headers that services receive; cookies and forged caller headers are not among them. */
const forwarded = ['accept', 'accept-language', 'content-type', 'if-none-match', 'user-agent'] as const;

/** @param more further headers that the endpoint asks for */
export function requestHeaders(headers: IncomingHttpHeaders, more: readonly string[] = []): Record<string, string> {
  const named = [...forwarded, ...more].map((name) => [name, headers[name]] as const);
  return Object.fromEntries(named.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Values that need no quoting; ours have no other form. */
const cookieValue = /^[\w.~-]{1,1024}$/;

/** The cookies that an endpoint asks for, under their plain names; whatever isn't of our form is left out. */
export function cookieHeader(names: readonly ForwardedCookie[], read: (name: ForwardedCookie) => string | undefined): { cookie?: string } {
  const pairs = names.flatMap((name) => {
    const value = read(name);
    return value !== undefined && cookieValue.test(value) ? [`${name}=${value}`] : [];
  });
  return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
}

/** Headers about one connection (RFC 9110, 7.6.1), which must not be copied to another. */
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

/** The reply headers of a service without those about its own connection. A reply with a cookie is never kept, by whatever is in between. */
export function replyHeaders(headers: ReplyHeaders): ReplyHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const kept = Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.includes(name));
  return { ...Object.fromEntries(kept), ...(headers['set-cookie'] !== undefined && { 'cache-control': 'no-store' }) };
}
