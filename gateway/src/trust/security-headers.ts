import type { FastifyInstance } from 'fastify';

const ofAllReplies = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  // Prerendered elements may carry a style attribute, e.g. a city's palette; it can't run code.
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
};

const policyOf = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/** The headers recommended by OWASP's secure headers project. A constant, because building them per request costs more than proxying. */
export const securityHeaders = {
  'content-security-policy': policyOf(ofAllReplies),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/**
 * What pages are sent with instead: the script that stands in each of them may run, and nothing but that very text
 * (docs/adr/0018-one-script-in-the-page.md).
 *
 * @param scriptHash of that script, as the build has written it
 */
export function pageHeaders(scriptHash: string) {
  return { 'content-security-policy': policyOf({ ...ofAllReplies, 'script-src': `'self' '${scriptHash}'` }) };
}

/**
 * What pages that take payments are sent with instead: the payment provider's script and its frames may load there, and its windows may
 * answer to the page that opened them (docs/rules/site.md#pages-that-take-payments).
 *
 * @param scriptHash of the script that stands in the page
 * @param scriptUrl where the provider's script is, when it isn't the provider's own: a stand-in, which has one origin for everything
 */
export function paymentPageHeaders(scriptHash: string, scriptUrl?: string) {
  const standIn = scriptUrl === undefined ? [] : [new URL(scriptUrl).origin];
  const sources = (...hosts: string[]): string => [...hosts, ...standIn].join(' ');
  return {
    'content-security-policy': policyOf({
      ...ofAllReplies,
      'script-src': `${sources("'self'", 'https://js.stripe.com')} '${scriptHash}'`,
      'img-src': "'self' data: https://*.stripe.com",
      'connect-src': sources("'self'", 'https://api.stripe.com'),
      'frame-src': sources('https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'),
    }),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self "https://js.stripe.com")',
  };
}

/** Sets the same strict headers on every reply: nothing loads from other sites, no inline script runs. Pages replace some. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
}
