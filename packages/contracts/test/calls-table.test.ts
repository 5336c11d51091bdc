import { cities } from '@city-genie/city-data/catalog';
import { describe, expect, it } from 'vitest';
import type { Access } from '../src/endpoint.js';
import { endpoints } from '../src/endpoints.js';
import { routes } from '../src/routes.js';

/**
 * The product's table of calls, a row a line, the cities' rows as one, and who may call (docs/rules/access.md#one-list-of-calls). The
 * number of rows that are not built yet may only fall.
 */
const ordered: Readonly<Record<string, Access | 'not built yet'>> = {
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

/** Calls that the table doesn't have: who may call, and why they exist. */
const added: Readonly<Record<string, readonly [access: Access, reason: string]>> = {
  'GET /api/:city/guide': ['city', 'content of locked cities stays behind the server'],
  'GET /api/:city/plan.ics': ['city', 'a plan as a file'],
  'GET /api/:city/plan.gpx': ['city', 'a plan as a file'],
  'POST /api/places/:id/report': ['public', 'visitors report errors'],
};

const rowOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;
const waiting = Object.keys(ordered).filter((row) => ordered[row] === 'not built yet');

describe('the endpoints', () => {
  it('are those of the table, or listed beside it with a reason', () => {
    expect([...endpoints.map(rowOf), ...waiting].sort()).toEqual([...Object.keys(ordered), ...Object.keys(added)].sort());
  });

  it.each(endpoints)('$method $url has the access of its row', (endpoint) => {
    const row = rowOf(endpoint);
    expect(endpoint.access).toBe(added[row]?.[0] ?? ordered[row]);
  });

  it('leave no more rows open than before', () => {
    expect(waiting.length).toBeLessThanOrEqual(notBuiltAtMost);
  });

  it('are listed once each, each with its schemas', () => {
    expect(new Set(endpoints.map(rowOf)).size).toBe(endpoints.length);
    expect(routes.map(({ config }) => config.endpoint)).toEqual(endpoints);
  });

  it('use one set of numbers per limit', () => {
    const limits = endpoints.flatMap(({ limit }) => limit ?? []);
    for (const { name } of limits) {
      expect(new Set(limits.filter((limit) => limit.name === name)).size).toBe(1);
    }
  });

  it('don’t collide with a city’s name in the first segment', () => {
    const reserved = [...Object.keys(ordered), ...Object.keys(added)].map((row) => row.split('/')[2]).filter((part) => part !== ':city');
    expect(cities.filter(({ key }) => reserved.includes(key))).toEqual([]);
  });
});
