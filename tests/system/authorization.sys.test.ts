import { cities } from '@city-genie/city-data/catalog';
import { paris } from '@city-genie/city-data/cities/paris';
import type { City } from '@city-genie/city-data/city';
import { type Access, type Endpoint, hasCity, successOf } from '@city-genie/contracts/endpoint';
import { endpoints } from '@city-genie/contracts/endpoints';
import { errorReply } from '@city-genie/contracts/error/reply';
import { type Caller, callers, signInEverybody } from '@city-genie/test-kit/sessions';
import { joinTestStack } from '@city-genie/test-kit/test-stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './call.js';
import { placeOfEachCity } from './catalogue-places.js';

/** A valid request for each call, so that only the caller decides. `isPlan`: with a stop of the city. */
const samples: Record<string, { body?: object; isPlan?: boolean }> = {
  'GET /api/auth/user': {},
  'POST /api/:city/search': { body: { timeframe: 'half-day' } },
  'POST /api/:city/cuisine': { body: { timeframe: 'half-day' } },
  'GET /api/:city/guide': {},
  'GET /api/:city/plan.ics': { isPlan: true },
  'GET /api/:city/plan.gpx': { isPlan: true },
  'POST /api/places/:id/report': { body: { reason: 'closed' } },
  'GET /api/weather/:city': {},
  'POST /api/waitlist': { body: { name: 'Ada', email: 'ada@example.org', city: 'Paris' } },
};

/** A refusal's status, or one of the endpoint's own. */
type Outcome = 'success' | 401 | 402 | 403;

const everybody = { anonymous: 'success', pending: 'success', unpaid: 'success', subscriber: 'success', admin: 'success' } as const;
const paid = { ...everybody, anonymous: 401, pending: 401, unpaid: 402 } as const;

/** What each caller gets, by access; calls with a city are made for locked cities. */
const outcomes: Record<Access, Record<Caller, Outcome>> = {
  public: everybody,
  user: { ...everybody, anonymous: 401, pending: 401 },
  payer: { ...everybody, anonymous: 401 },
  entitled: paid,
  admin: { ...everybody, anonymous: 401, pending: 401, unpaid: 403, subscriber: 403 },
  city: paid,
};

const locked = cities.filter((city) => city.access === 'subscription');

let stop: () => Promise<void> = async () => undefined;
let url = '';
let cookies: Record<Caller, string>;
let places: Map<string, string>;

beforeAll(async () => {
  const stack = await joinTestStack();
  stop = stack.stop;
  url = stack.url;
  cookies = await signInEverybody(stack);
  places = await placeOfEachCity(stack.mongodbUri);
});
afterAll(() => stop());

function ask({ method, url: address }: Endpoint, caller: Caller, city: City) {
  const { body, isPlan = false } = samples[`${method} ${address}`] ?? {};
  const place = places.get(city.key) ?? '';
  const query = isPlan ? `?stop=${place}@2026-11-24T10:00/2026-11-24T11:00` : '';
  const path = `${address.replace(':city', city.key).replace(':id', place)}${query}`;
  const headers = { 'sec-fetch-site': 'same-origin', ...(cookies[caller] !== '' && { cookie: cookies[caller] }) };
  return call(url, { method, path, body: body && JSON.stringify({ mood: city.moods[0], ...body }), headers });
}

async function check(endpoint: Endpoint, city: City, expected: Record<Caller, Outcome>): Promise<void> {
  for (const caller of callers) {
    const { status, json } = await ask(endpoint, caller, city);
    const outcome = successOf(endpoint).some((declared) => declared === status) ? 'success' : status;
    expect([endpoint.url, city.key, caller, outcome]).toEqual([endpoint.url, city.key, caller, expected[caller]]);
    if (status >= 400) {
      expect(errorReply.parse(json).needsPayment ?? false).toBe(status === 402);
    }
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

  it('doesn’t open a locked city under another spelling', async () => {
    for (const spelling of ['LONDON', 'London', 'l%6fndon', 'new-york', 'New%20York', 'new_york', 'london%20']) {
      const anonymous = await call(url, { path: `/api/${spelling}/guide` });
      expect([spelling, anonymous.status]).toEqual([spelling, 401]);
    }
  });
});
