import type { RouteContract } from '@city-genie/contracts/route';
import { describe, expect, it } from 'vitest';
import { endpoint } from './endpoint.js';

type Visit = RouteContract & { method: 'GET'; url: '/api/:city/places/:place' };

describe('endpoint', () => {
  it('fills and encodes every parameter of the path', () => {
    const visit = endpoint<Visit>({ method: 'GET', url: '/api/:city/places/:place' });
    expect(visit({ city: 'new york', place: 'a/b' })).toEqual({ url: '/api/new%20york/places/a%2Fb', method: 'GET' });
  });
});
