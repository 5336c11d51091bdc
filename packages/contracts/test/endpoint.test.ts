import { describe, expect, it } from 'vitest';
import { endpointPath, hasCity, isBodyBound } from '../src/endpoint.js';
import { callersOf } from '../src/internal/internal-calls.js';

describe('endpointPath', () => {
  it('fills in and encodes every parameter', () => {
    expect(endpointPath('/api/:city/places/:place', { city: 'new york', place: 'a/b' })).toBe('/api/new%20york/places/a%2Fb');
    expect(endpointPath('/api/waitlist', {})).toBe('/api/waitlist');
  });
});

describe('hasCity', () => {
  it.each([
    ['/api/:city/search', true],
    ['/api/weather/:city', true],
    ['/api/towns/:cityId', false],
    ['/api/city/searches', false],
  ])('%s: %s', (url, is) => {
    expect(hasCity({ url })).toBe(is);
  });
});

describe('isBodyBound', () => {
  it.each([
    ['admin', 'POST', true],
    ['admin', 'DELETE', true],
    ['admin', 'GET', false],
    ['user', 'POST', false],
    ['public', 'POST', false],
  ] as const)('%s %s: %s', (access, method, is) => {
    expect(isBodyBound({ access, method })).toBe(is);
  });
});

describe('callersOf', () => {
  it.each([
    ['identity', ['gateway', 'billing']],
    ['billing', ['gateway', 'identity']],
    ['weather', ['gateway', 'recommendations']],
    ['recommendations', ['gateway', 'identity']],
    ['waitlist', ['gateway', 'identity']],
    ['maps', ['gateway']],
    ['mailer', ['identity']],
    ['gateway', []],
  ] as const)('%s is called by %j', (name, callers) => {
    expect(callersOf(name)).toEqual(callers);
  });
});
