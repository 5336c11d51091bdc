import { cities } from '@city-genie/city-data/catalog';
import { paris } from '@city-genie/city-data/cities/paris';
import type { City } from '@city-genie/city-data/city';
import { type Access, type Endpoint, hasCity, successOf } from '@city-genie/contracts/endpoint';
import { endpoints } from '@city-genie/contracts/endpoints';
import { type ErrorCode, errorStatus } from '@city-genie/contracts/error/codes';
import { errorReply } from '@city-genie/contracts/error/reply';
import { spellingsOf } from '@city-genie/service-kit/testing/spellings';
import { type Caller, callers, signInEverybody } from '@city-genie/test-kit/sessions';
import { joinTestStack, type TestStack } from '@city-genie/test-kit/test-stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson } from './account-bodies.js';
import { call } from './call.js';
import { placeOfEachCity } from './catalogue-places.js';

const email = 'nobody@example.org';

type Sample = {
  body?: object | (() => object);
  /** With a stop of the city. */
  isPlan?: boolean;
  /** Where a success would need more than the right caller: how they are refused for what they sent. */
  refusal?: ErrorCode;
  /** Ends its caller's session or changes its user, so it gets callers of its own. */
  changesCaller?: true;
};

/** A request for each call that is the same for every caller, so that only the caller decides. */
const samples: Record<string, Sample> = {
  'GET /api/auth/user': {},
  'POST /api/auth/register': { body: () => newPerson('stranger') },
  'POST /api/auth/login': { body: { username: 'nobody', password: 'wrong' }, refusal: 'invalid_credentials' },
  'POST /api/auth/logout': { changesCaller: true },
  'POST /api/auth/force-logout': { changesCaller: true },
  'POST /api/auth/change-password': { body: { currentPassword: 'wrong', newPassword: 'Correct-Horse!7' }, refusal: 'validation_failed' },
  'POST /api/auth/forgot-password': { body: { email } },
  'POST /api/auth/reset-password': { body: { token: 'made-up', newPassword: 'Correct-Horse-7' }, refusal: 'invalid_token' },
  'POST /api/auth/second-factor': { body: { code: '000000' } },
  'POST /api/auth/step-up': { body: { password: 'wrong' }, refusal: 'validation_failed' },
  'GET /api/account': {},
  'GET /api/account/sessions': {},
  'DELETE /api/account/sessions/:id': { refusal: 'validation_failed' },
  'POST /api/account/email': { body: { newEmail: email, currentPassword: 'wrong' }, refusal: 'validation_failed' },
  'DELETE /api/account/email': {},
  'POST /api/account/email/confirm': { body: { token: 'made-up' }, refusal: 'invalid_token' },
  'PATCH /api/account/preferences': { body: { signInNotices: true }, changesCaller: true },
  'GET /api/account/export': {},
  'DELETE /api/account': { body: { username: 'nobody', password: 'wrong' }, refusal: 'validation_failed' },
  'POST /api/account/second-factor': { changesCaller: true },
  'POST /api/account/second-factor/confirm': { body: { code: '000000' }, refusal: 'conflict' },
  'DELETE /api/account/second-factor': {},
  'POST /api/account/second-factor/recovery-codes': { refusal: 'conflict' },
  'POST /api/admin/users': { body: {} },
  'POST /api/admin/users/:id/admin': { body: { isAdmin: true }, refusal: 'not_found' },
  'DELETE /api/admin/users/:id': { refusal: 'not_found' },
  'GET /api/admin/audit': {},
  'GET /api/auth/verify-email': {},
  'POST /api/auth/resend-verification': { body: { email } },
  'POST /api/auth/correct-email': {
    body: { username: 'nobody', password: 'wrong', newEmail: email },
    refusal: 'invalid_credentials',
  },
  'POST /api/test-verification-email': { body: { email, firstName: 'Ada' } },
  'POST /api/create-subscription': { body: { priceId: 'another' }, refusal: 'validation_failed' },
  'GET /api/subscription-status': {},
  'GET /api/plans': {},
  'POST /api/subscription/consent': {
    body: { termsVersion: 'another', plan: 'monthly', amountCents: 499 },
    refusal: 'validation_failed',
  },
  'GET /api/subscription': {},
  'POST /api/subscription/cancel': { refusal: 'conflict' },
  'POST /api/subscription/resume': { refusal: 'conflict' },
  'POST /api/subscription/switch': { body: { plan: 'yearly' }, refusal: 'conflict' },
  'POST /api/subscription/withdraw': { refusal: 'conflict' },
  'GET /api/invoices': {},
  'POST /api/billing-portal': { refusal: 'conflict' },
  'POST /api/webhooks/stripe': { body: {}, refusal: 'bad_request' },
  'GET /api/config': {},
  'POST /api/:city/search': { body: { timeframe: 'half-day' } },
  'POST /api/:city/cuisine': { body: { timeframe: 'half-day' } },
  'GET /api/:city/guide': {},
  'GET /api/:city/teaser': {},
  'GET /api/places': {},
  'GET /api/:city/plan.ics': { isPlan: true },
  'GET /api/:city/plan.gpx': { isPlan: true },
  'GET /api/:city/plan.png': { refusal: 'not_found' },
  'POST /api/places/:id/report': { body: { reason: 'closed' } },
  'GET /api/weather/:city': {},
  'GET /api/map/tiles/:z/:x/:y': { refusal: 'validation_failed' },
  'GET /api/news': {},
  'POST /api/waitlist': { body: { name: 'Ada', email: 'ada@example.org', city: 'Paris' } },
  'POST /api/waitlist/confirm': { body: { token: 'made-up' }, refusal: 'invalid_token' },
  'POST /api/waitlist/unsubscribe': { refusal: 'validation_failed' },
  'GET /api/waitlist/unsubscribe': { refusal: 'validation_failed' },
  'GET /api/waitlist': {},
  'GET /api/admin/waitlist/figures': {},
  'GET /api/admin/waitlist.csv': {},
  'POST /api/admin/waitlist/invitations': { body: { ids: ['64b000000000000000000001'] } },
  'GET /api/admin/waitlist/audit': {},
  'GET /api/city/searches': {},
  'GET /api/admin/searches/figures': {},
  'GET /api/admin/places/reports': {},
  'POST /api/admin/places/:id/reports': { body: { outcome: 'keep', until: '2026-01-01T00:00:00.000Z' } },
  'GET /api/admin/places/audit': {},
};

/** A refusal of the caller, or one of the endpoint's own statuses. */
type Outcome = 'success' | 401 | 402 | 403;
/** How callers are refused. */
const refusals: readonly ErrorCode[] = ['unauthenticated', 'payment_required', 'forbidden'];

const everybody = {
  anonymous: 'success',
  pending: 'success',
  proving: 'success',
  unpaid: 'success',
  subscriber: 'success',
  admin: 'success',
} as const;
const nobodyYet = { anonymous: 401, pending: 401, proving: 401 } as const;
const paid = { ...everybody, ...nobodyYet, unpaid: 402 } as const;

/** What each caller gets, by access; calls with a city are made for locked cities. */
const outcomes: Record<Access, Record<Caller, Outcome>> = {
  public: everybody,
  user: { ...everybody, ...nobodyYet },
  payer: { ...everybody, anonymous: 401, proving: 401 },
  // These users have no second factor, so nobody can prove one.
  second_factor: { ...nobodyYet, unpaid: 401, subscriber: 401, admin: 401 },
  entitled: paid,
  admin: { ...everybody, ...nobodyYet, unpaid: 403, subscriber: 403 },
  city: paid,
};

const locked = cities.filter((city) => city.access === 'subscription');

let stop: () => Promise<void> = async () => undefined;
let url = '';
let stack: TestStack;
/** Of the callers that most calls share. */
let cookies: Record<Caller, string>;
let places: Map<string, string>;

beforeAll(async () => {
  const joined = await joinTestStack();
  stack = joined;
  ({ stop, url } = joined);
  [places, cookies] = await Promise.all([placeOfEachCity(stack.mongodbUri), signInEverybody(stack)]);
});
afterAll(() => stop());

function ask({ method, url: address }: Endpoint, cookie: string, city: City) {
  const { body, isPlan = false } = samples[`${method} ${address}`] ?? {};
  const place = places.get(city.key) ?? '';
  const query = isPlan ? `?stop=${place}@2026-11-24T10:00/2026-11-24T11:00` : '';
  const path = `${address.replace(':city', city.key).replace(':id', place)}${query}`;
  const headers = { 'sec-fetch-site': 'same-origin', ...(cookie !== '' && { cookie }) };
  const sent = typeof body === 'function' ? body() : body;
  return call(url, { method, path, body: sent && JSON.stringify({ mood: city.moods[0], ...sent }), headers });
}

async function check(endpoint: Endpoint, city: City, expected: Record<Caller, Outcome>): Promise<void> {
  const { refusal, changesCaller = false } = samples[`${endpoint.method} ${endpoint.url}`] ?? {};
  const its = changesCaller ? await signInEverybody(stack) : cookies;
  for (const caller of callers) {
    const { status, json } = await ask(endpoint, its[caller], city);
    const refused = status >= 400 ? errorReply.parse(json) : undefined;
    const isOfCaller = refused !== undefined && refusals.includes(refused.code);
    const isSuccess = successOf(endpoint).some((declared) => declared === status);
    const outcome = isSuccess || isOfCaller ? [isSuccess ? 'success' : status] : [refused?.code, status];
    const [wanted, right] = [expected[caller], refusal === undefined ? ['success'] : [refusal, errorStatus[refusal]]];
    expect([endpoint.url, city.key, caller, ...outcome]).toEqual([
      endpoint.url,
      city.key,
      caller,
      ...(wanted === 'success' ? right : [wanted]),
    ]);
    expect(refused?.needsPayment ?? false).toBe(status === 402);
  }
}

describe('the authorization table', () => {
  it('has a sample request for every call of the contracts', () => {
    expect(endpoints.map(({ method, url: path }) => `${method} ${path}`).sort()).toEqual(Object.keys(samples).sort());
  });

  it.each(endpoints)('$method $url admits callers by its access: $access', async (endpoint) => {
    const expected = outcomes[endpoint.access];
    for (const city of hasCity(endpoint) ? locked : locked.slice(0, 1)) {
      await check(endpoint, city, expected);
    }
  });

  it.each(endpoints.filter(({ access }) => access === 'city'))('$method $url is open to everybody in Paris', (endpoint) =>
    check(endpoint, paris, everybody),
  );

  it.each(endpoints.filter(({ access }) => access !== 'public' && access !== 'city'))(
    '$method $url is closed to the anonymous under every spelling',
    async ({ method, url: path }) => {
      const body = method === 'POST' ? '{}' : undefined;
      for (const spelling of spellingsOf(path)) {
        // Sent as written: a client that normalises the address would remove its second slash.
        const headers = { 'sec-fetch-site': 'same-origin', ...(body !== undefined && { 'content-type': 'application/json' }) };
        const { status } = await fetch(`${url}${spelling}`, { method, headers, ...(body !== undefined && { body }) });
        expect([spelling, [400, 401, 404].includes(status)]).toEqual([spelling, true]);
      }
    },
  );

  it('doesn’t open a locked city under another spelling', async () => {
    for (const spelling of ['LONDON', 'London', 'l%6fndon', 'new-york', 'New%20York', 'new_york', 'london%20']) {
      const anonymous = await call(url, { path: `/api/${spelling}/guide` });
      expect([spelling, anonymous.status]).toEqual([spelling, 401]);
    }
  });
});
