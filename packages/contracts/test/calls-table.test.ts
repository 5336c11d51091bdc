import { cities } from '@city-genie/city-data/catalog';
import { describe, expect, it } from 'vitest';
import { type Access, type Endpoint, serviceNames } from '../src/endpoint.js';
import { endpoints, limitsIn, limitsOf } from '../src/endpoints.js';
import { routes } from '../src/routes.js';

/** The product's table of calls, a row a line, the cities' rows as one, and who may call (docs/rules/access.md#one-list-of-calls). */
const ordered: Readonly<Record<string, Access>> = {
  'GET /api/auth/user': 'user',
  'POST /api/auth/login': 'public',
  'POST /api/auth/logout': 'public',
  'POST /api/auth/force-logout': 'public',
  'POST /api/auth/register': 'public',
  'POST /api/auth/change-password': 'user',
  'POST /api/auth/forgot-password': 'public',
  'POST /api/auth/reset-password': 'public',
  'POST /api/test-verification-email': 'public',
  'POST /api/create-subscription': 'payer',
  'GET /api/subscription-status': 'payer',
  'POST /api/waitlist': 'public',
  'GET /api/waitlist': 'admin',
  'GET /api/city/searches': 'admin',
  'POST /api/:city/search': 'city',
  'POST /api/:city/cuisine': 'city',
  'GET /api/weather/:city': 'public',
  'GET /api/map/tiles/:z/:x/:y': 'public',
  'POST /api/admin/users': 'admin',
  'POST /api/admin/users/:id/admin': 'admin',
  'DELETE /api/admin/users/:id': 'admin',
};

/** Calls that the table doesn't have: who may call, and why they exist. */
const added: Readonly<Record<string, readonly [access: Access, reason: string]>> = {
  'GET /api/:city/guide': ['city', 'content of locked cities stays behind the server'],
  'GET /api/:city/teaser': ['public', 'what waits behind the door of a locked city'],
  'GET /api/places': ['public', 'the site’s search finds places by their names'],
  'GET /api/:city/plan.ics': ['city', 'a plan as a file'],
  'GET /api/:city/plan.gpx': ['city', 'a plan as a file'],
  'GET /api/:city/plan.png': ['public', 'what a plan’s link shows where it is shared'],
  'POST /api/places/:id/report': ['public', 'visitors report errors'],
  'GET /api/auth/verify-email': ['public', 'where the link of a verification mail leads'],
  'POST /api/auth/resend-verification': ['public', 'that mail again, since a link expires and mails get lost'],
  'POST /api/auth/correct-email': ['public', 'the way out for who mistyped their address, and so never gets that mail'],
  'POST /api/auth/second-factor': ['second_factor', 'the second step of a login'],
  'POST /api/auth/step-up': ['user', 'a proof before what only its user may do'],
  'GET /api/account': ['user', 'the account page'],
  'GET /api/account/sessions': ['user', 'where a user is signed in'],
  'DELETE /api/account/sessions/:id': ['user', 'signs out another browser'],
  'POST /api/account/email': ['user', 'another e-mail address'],
  'DELETE /api/account/email': ['user', 'the wish for it withdrawn'],
  'POST /api/account/email/confirm': ['user', 'where its mailed link leads'],
  'PATCH /api/account/preferences': ['user', 'which mails a user wants'],
  'GET /api/account/export': ['user', 'portability, as the privacy page promises'],
  'DELETE /api/account': ['user', 'erasure, as the privacy page promises'],
  'POST /api/account/second-factor': ['user', 'sets up a second factor'],
  'POST /api/account/second-factor/confirm': ['user', 'turns it on'],
  'DELETE /api/account/second-factor': ['user', 'turns it off'],
  'POST /api/account/second-factor/recovery-codes': ['user', 'new ways in when the app is lost'],
  'GET /api/admin/audit': ['admin', 'who did what'],
  'GET /api/admin/searches/figures': ['admin', 'what the searches add up to, for the charts'],
  'GET /api/admin/places/reports': ['admin', 'what visitors reported, to be worked off'],
  'POST /api/admin/places/:id/reports': ['admin', 'decides about it'],
  'GET /api/admin/places/audit': ['admin', 'who decided what'],
  'GET /api/admin/waitlist/figures': ['admin', 'what the waitlist adds up to, for the charts'],
  'GET /api/admin/waitlist.csv': ['admin', 'the waitlist as a file'],
  'POST /api/admin/waitlist/invitations': ['admin', 'lets people of the waitlist register'],
  'GET /api/admin/waitlist/audit': ['admin', 'who exported and invited'],
  'POST /api/waitlist/confirm': ['public', 'where the link of a sign-up’s mail leads: somebody wanted it'],
  'POST /api/waitlist/unsubscribe': ['public', 'one press in a mail client leaves the list'],
  'GET /api/waitlist/unsubscribe': ['public', 'the same address in a browser'],
  'GET /api/news': ['entitled', 'stories for subscribers stay behind the server'],
  'GET /api/plans': ['public', 'what the plans cost'],
  'POST /api/subscription/consent': ['payer', 'what was agreed to beside the payment'],
  'GET /api/subscription': ['user', 'the account page'],
  'POST /api/subscription/cancel': ['user', 'ends at the end of the period'],
  'POST /api/subscription/resume': ['user', 'takes that back'],
  'POST /api/subscription/switch': ['user', 'the other plan'],
  'POST /api/subscription/withdraw': ['user', 'the money-back guarantee'],
  'GET /api/invoices': ['user', 'what was charged'],
  'POST /api/billing-portal': ['user', 'the payment provider’s pages for cards and invoices'],
  'POST /api/webhooks/stripe': ['public', 'what the payment provider tells'],
  'GET /api/config': ['public', 'what prerendered pages can’t know: the switches of this installation'],
};

const rowOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;

describe('the endpoints', () => {
  it('are those of the table, or listed beside it with a reason', () => {
    expect(endpoints.map(rowOf).sort()).toEqual([...Object.keys(ordered), ...Object.keys(added)].sort());
  });

  it.each(endpoints)('$method $url has the access of its row', (endpoint) => {
    const row = rowOf(endpoint);
    expect(endpoint.access).toBe(added[row]?.[0] ?? ordered[row]);
  });

  it('are listed once each, each with its schemas', () => {
    const order = (rows: readonly { method: string; url: string }[]) => rows.map(rowOf).sort();
    expect(new Set(endpoints.map(rowOf)).size).toBe(endpoints.length);
    expect(order(routes.map(({ config }) => config.endpoint))).toEqual(order(endpoints));
    expect(routes.filter(({ config }) => !endpoints.includes(config.endpoint))).toEqual([]);
  });

  it('use one set of numbers per limit', () => {
    const each = endpoints.flatMap(({ limit, keyLimit }) => [limit ?? [], keyLimit ?? []].flat());
    const known = limitsIn(endpoints);
    expect(each.filter((limit) => !known.includes(limit))).toEqual([]);
    expect([...new Set(serviceNames.flatMap(limitsOf))]).toEqual(expect.arrayContaining(known));
  });

  it('have limits of their own names and variables', () => {
    const known = limitsIn(endpoints);
    expect(new Set(known.map(({ name }) => name)).size).toBe(known.length);
    expect(new Set(known.map(({ variable }) => variable)).size).toBe(known.length);
  });

  it('exist for development alone only where that is wanted', () => {
    expect(endpoints.filter(({ isForDevelopment }) => isForDevelopment).map(rowOf)).toEqual(['POST /api/test-verification-email']);
  });

  it('are compressed only where everybody who may call gets the same, without a secret', () => {
    expect(endpoints.filter(({ isCompressed }) => isCompressed).map(rowOf)).toEqual([
      'POST /api/:city/cuisine',
      'GET /api/:city/guide',
      'GET /api/places',
      'POST /api/:city/search',
      'GET /api/weather/:city',
    ]);
  });

  it('get no cookie but the one that they name, and that is never a session’s', () => {
    const named = endpoints.filter(({ forwardedCookies }) => forwardedCookies !== undefined);
    expect(named.map((endpoint) => [rowOf(endpoint), endpoint.forwardedCookies])).toEqual([
      ['POST /api/auth/login', ['device']],
      ['POST /api/auth/change-password', ['device']],
      ['POST /api/auth/second-factor', ['device']],
    ]);
  });

  it('don’t collide with a city’s name in the first segment', () => {
    const reserved = [...Object.keys(ordered), ...Object.keys(added)].map((row) => row.split('/')[2]).filter((part) => part !== ':city');
    expect(cities.filter(({ key }) => reserved.includes(key))).toEqual([]);
  });
});

describe('calls that need a step-up', () => {
  const needing = (when: Endpoint['needsStepUp']) =>
    endpoints
      .filter(({ needsStepUp }) => needsStepUp === when)
      .map(rowOf)
      .sort();

  it('are those that end, give or show what a stolen session must not', () => {
    expect(needing('always')).toEqual([
      'DELETE /api/account/second-factor',
      'DELETE /api/admin/users/:id',
      'GET /api/account/export',
      'GET /api/admin/waitlist.csv',
      'POST /api/account/second-factor',
      'POST /api/account/second-factor/confirm',
      'POST /api/account/second-factor/recovery-codes',
      'POST /api/admin/users/:id/admin',
      'POST /api/admin/waitlist/invitations',
    ]);
  });

  it('are, for users with a second factor, also those that take the password of others', () => {
    expect(needing('with_second_factor')).toEqual(['DELETE /api/account', 'POST /api/account/email', 'POST /api/auth/change-password']);
  });
});
