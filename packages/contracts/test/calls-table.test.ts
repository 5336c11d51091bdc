import { cities } from '@city-genie/city-data/catalog';
import { describe, expect, it } from 'vitest';
import type { Access } from '../src/endpoint.js';
import { endpoints } from '../src/endpoints.js';
import { routes } from '../src/routes.js';

/** The calls table of the specification, a row a line, the cities' rows as one, and who may call. Rows that nobody answers yet only get fewer. */
const specified: Readonly<Record<string, Access | 'not built yet'>> = {
  'GET /api/auth/user': 'user',
  'POST /api/auth/login': 'not built yet',
  'POST /api/auth/logout': 'not built yet',
  'POST /api/auth/force-logout': 'not built yet',
  'POST /api/auth/register': 'not built yet',
  'POST /api/auth/change-password': 'not built yet',
  'POST /api/auth/forgot-password': 'not built yet',
  'POST /api/auth/reset-password': 'not built yet',
  'POST /api/test-verification-email': 'not built yet',
  'POST /api/create-subscription': 'not built yet',
  'GET /api/subscription-status': 'not built yet',
  'POST /api/waitlist': 'public',
  'GET /api/waitlist': 'not built yet',
  'GET /api/city/searches': 'not built yet',
  'POST /api/:city/search': 'city',
  'POST /api/:city/cuisine': 'city',
  'GET /api/weather/:city': 'public',
  'POST /api/admin/users': 'not built yet',
  'POST /api/admin/users/:id/admin': 'not built yet',
  'DELETE /api/admin/users/:id': 'not built yet',
};
const notBuiltAtMost = 15;

/** Calls beside the table: who may call, and why they are there. */
const added: Readonly<Record<string, readonly [access: Access, reason: string]>> = {
  'GET /api/:city/guide': ['city', 'content of locked cities stays behind the server'],
  'GET /api/:city/plan.ics': ['city', 'a plan to take away'],
  'GET /api/:city/plan.gpx': ['city', 'a plan to take away'],
  'POST /api/places/:id/report': ['public', 'visitors say what is wrong'],
};

const rowOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;
const waiting = Object.keys(specified).filter((row) => specified[row] === 'not built yet');

describe('the endpoints', () => {
  it('are those of the calls table, or beside it for a reason', () => {
    expect([...endpoints.map(rowOf), ...waiting].sort()).toEqual([...Object.keys(specified), ...Object.keys(added)].sort());
  });

  it.each(endpoints)('$method $url is open to whom it is meant for', (endpoint) => {
    const row = rowOf(endpoint);
    expect(endpoint.access).toBe(added[row]?.[0] ?? specified[row]);
  });

  it('leave fewer rows open with every landing', () => {
    expect(waiting.length).toBeLessThanOrEqual(notBuiltAtMost);
  });

  it('are described once each, and each has its schemas', () => {
    expect(new Set(endpoints.map(rowOf)).size).toBe(endpoints.length);
    expect(routes.map(({ config }) => config.endpoint)).toEqual(endpoints);
  });

  it('name each limit with one set of numbers', () => {
    const limits = endpoints.flatMap(({ limit }) => limit ?? []);
    for (const { name } of limits) {
      expect(new Set(limits.filter((limit) => limit.name === name)).size).toBe(1);
    }
  });

  it('leave room for every city: none is the first segment of another call', () => {
    const reserved = [...Object.keys(specified), ...Object.keys(added)].map((row) => row.split('/')[2]).filter((part) => part !== ':city');
    expect(cities.filter(({ key }) => reserved.includes(key))).toEqual([]);
  });
});
