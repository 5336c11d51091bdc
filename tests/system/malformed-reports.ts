import type { Call } from './call.js';
import type { Malformed } from './malformed-plans.js';

const path = '/api/places/paris-musee-du-louvre/report';
const good = JSON.stringify({ reason: 'closed' });
const to = (place: string): Call => ({ method: 'POST', path: `/api/places/${place}/report`, body: good });
const report = (body: unknown): Call => ({ method: 'POST', path, body: typeof body === 'string' ? body : JSON.stringify(body) });
const saying = (message: unknown) => report({ reason: 'closed', message });

export const malformedReports: Malformed[] = [
  ['a report without a body', report(''), 400],
  ['half a report', report('{"reason":'), 400],
  ['a report that is null', report('null'), 400],
  ['a report that is a list', report([{ reason: 'closed' }]), 400],
  ['a report without a reason', report({}), 400],
  ['a reason that is unknown', report({ reason: 'rude' }), 400],
  ['a reason in capitals', report({ reason: 'CLOSED' }), 400],
  ['a reason that is a list', report({ reason: ['closed'] }), 400],
  ['a reason that is an operator', report({ reason: { $ne: null } }), 400],
  ['a reason that is a property', report({ reason: 'constructor' }), 400],
  ['other without a message', report({ reason: 'other' }), 400],
  ['other with a blank message', report({ reason: 'other', message: ' \t ' }), 400],
  ['a message of 501 characters', saying('x'.repeat(501)), 400],
  ['a message with a NUL', saying('a\u0000b'), 400],
  ['a message with an escape', saying('a\u001b[31mb'), 400],
  ['a message with a line break', saying('a\r\nb'), 400],
  ['a message with a lone surrogate', saying('a\ud800b'), 400],
  ['a message with a direction override', saying('a\u202eb'), 400],
  ['a message with a direction isolate', saying('a\u2067b'), 400],
  ['a message with a direction mark', saying('a\u200fb'), 400],
  ['a message that is an operator', saying({ $gt: '' }), 400],
  ['a message that is a number', saying(7), 400],
  ['a message that is null', saying(null), 400],
  ['a message of 40 kB', saying('x'.repeat(40_000)), 413],
  ['a report as a form', { ...report('reason=closed'), headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
  ['a report from another site', { ...report(good), headers: { origin: 'https://evil.test' } }, 403],
  ['a report that is read', { path }, 404],
  ['a report about nothing known', to('paris-nowhere'), 404],
  ['a report about a city', to('paris'), 404],
  ['a report about a property', to('__proto__'), 404],
  ['a report about other letters', to('caf%C3%A9'), 404],
  ['a report about an operator', to('%7B%22$ne%22:1%7D'), 404],
  ['a report about a path', to('paris%2f..%2flondon'), 400],
  ['a report about a line break', to('paris%0d%0ax'), 400],
  ['a report about 300 letters', to('p'.repeat(300)), 400],
];
