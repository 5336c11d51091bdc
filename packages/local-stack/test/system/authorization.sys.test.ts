import { cities } from '@city-genie/city-data/catalog';
import { errorReply } from '@city-genie/contracts/error';
import type { RouteContract } from '@city-genie/contracts/route';
import { serviceNames, services } from '@city-genie/contracts/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callers, signInEverybody } from '../../src/testing/sessions.js';
import { joinTestStack } from '../../src/testing/test-stack.js';
import { call } from './call.js';
import { placeOfEachCity } from './catalogue-places.js';

/** Who gets which status. `:city` stands for a locked city; Paris has rows of its own. `isPlan`: with a stop of the city. */
const table: Record<string, { body?: object; isPlan?: boolean; status: Record<Caller, number> }> = {
  'GET /api/auth/user': { status: { anonymous: 401, pending: 401, unpaid: 200, subscriber: 200, admin: 200 } },
  'POST /api/paris/search': { status: everybody(200), body: { mood: 'romantic-dreamy', timeframe: 'half-day' } },
  'POST /api/:city/search': { status: paid(), body: { timeframe: 'half-day' } },
  'POST /api/paris/cuisine': { status: everybody(200), body: { mood: 'romantic-dreamy', timeframe: 'half-day' } },
  'POST /api/:city/cuisine': { status: paid(), body: { timeframe: 'half-day' } },
  'GET /api/paris/guide': { status: everybody(200) },
  'GET /api/:city/guide': { status: paid() },
  'GET /api/paris/plan.ics': { status: everybody(200), isPlan: true },
  'GET /api/:city/plan.ics': { status: paid(), isPlan: true },
  'GET /api/paris/plan.gpx': { status: everybody(200), isPlan: true },
  'GET /api/:city/plan.gpx': { status: paid(), isPlan: true },
  'POST /api/places/:id/report': { status: everybody(200), body: { reason: 'closed' } },
  'GET /api/weather/:city': { status: everybody(200) },
  'POST /api/waitlist': { status: everybody(200), body: { name: 'Ada', email: 'ada@example.org', city: 'Paris' } },
};

function everybody(status: number): Record<Caller, number> {
  return { anonymous: status, pending: status, unpaid: status, subscriber: status, admin: status };
}

function paid(): Record<Caller, number> {
  return { anonymous: 401, pending: 401, unpaid: 402, subscriber: 200, admin: 200 };
}

const routes = serviceNames.flatMap((name): readonly RouteContract[] => services[name]);
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

function ask(row: string, caller: Caller, city: (typeof cities)[number]) {
  const place = places.get(row.includes('/paris/') ? 'paris' : city.key) ?? '';
  const [method = '', address = ''] = row.replace(':city', city.key).replace(':id', place).split(' ');
  const path = table[row]?.isPlan ? `${address}?stop=${place}@2026-11-24T10:00/2026-11-24T11:00` : address;
  const body = table[row]?.body && JSON.stringify({ mood: city.moods[0], ...table[row]?.body });
  const headers = { 'sec-fetch-site': 'same-origin', ...(cookies[caller] !== '' && { cookie: cookies[caller] }) };
  return call(url, { method, path, body, headers });
}

describe('authorization table', () => {
  it('has a row for every call of the contracts', () => {
    const missing = routes.map(({ method, url: path }) => `${method} ${path}`).filter((row) => table[row] === undefined);
    expect(missing).toEqual([]);
  });

  it.each(Object.keys(table))('%s', async (row) => {
    for (const city of row.includes(':city') ? locked : locked.slice(0, 1)) {
      for (const caller of callers) {
        const { status, json } = await ask(row, caller, city);
        expect([row, city.key, caller, status]).toEqual([row, city.key, caller, table[row]?.status[caller]]);
        if (status >= 400) {
          expect(errorReply.parse(json).needsPayment ?? false).toBe(status === 402);
        }
      }
    }
  });

  it('never widens for another spelling of a locked city', async () => {
    for (const spelling of ['LONDON', 'London', 'l%6fndon', 'new-york', 'New%20York', 'new_york', 'london%20']) {
      const anonymous = await call(url, { path: `/api/${spelling}/guide` });
      expect([spelling, anonymous.status]).toEqual([spelling, 401]);
    }
  });
});
