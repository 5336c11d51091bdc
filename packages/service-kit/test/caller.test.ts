import { callerHeader } from '@city-genie/contracts/caller';
import { describe, expect, it } from 'vitest';
import { signCaller, verifyCaller } from '../src/caller.js';
import { isEntitled } from '../src/entitlement.js';
import { fixedClock } from '../src/testing/fixed-clock.js';
import { signedHeaders, testCallerKey, testCallers } from '../src/testing/signed-caller.js';

const clock = fixedClock('2026-11-21T12:00:00Z');
const url = '/api/paris/search';
const expected = { keys: [testCallerKey], audience: 'recommendations', method: 'POST', path: url, clock };
const header = () => signedHeaders('recommendations', 'POST', url, { clock, session: testCallers.subscriber })[callerHeader];

describe('the gateway’s word on who is calling', () => {
  it('is believed for the request that it was given for', () => {
    expect(verifyCaller(header(), expected)?.session).toEqual(testCallers.subscriber);
  });

  it.each([
    ['another service', { audience: 'billing' }],
    ['another method', { method: 'GET' }],
    ['another path', { path: '/api/london/search' }],
    ['another key', { keys: ['another-key-0123456789-0123456789-abc'] }],
    ['a minute later', { clock: fixedClock('2026-11-21T12:01:01Z') }],
    ['a minute too early', { clock: fixedClock('2026-11-21T11:58:59Z') }],
  ])('is worth nothing for %s', (_name, changed) => {
    expect(verifyCaller(header(), { ...expected, ...changed })).toBeUndefined();
  });

  it('is believed from an old key while keys are rotated', () => {
    expect(verifyCaller(header(), { ...expected, keys: ['a-new-key-0123456789-0123456789-abcd', testCallerKey] })).toBeDefined();
  });

  it.each([undefined, '', 'x', 'a.b', 'a.b.c', '..', `${'A'.repeat(40)}.${'B'.repeat(43)}`, ['a.b', 'c.d']])('refuses %j', (forged) => {
    expect(verifyCaller(forged, expected)).toBeUndefined();
  });

  it('refuses a payload that was changed after signing', () => {
    const [payload = '', signature = ''] = (header() ?? '').split('.');
    const changed = JSON.parse(Buffer.from(payload, 'base64url').toString());
    changed.session.isAdmin = true;
    expect(verifyCaller(`${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${signature}`, expected)).toBeUndefined();
    expect(verifyCaller(signCaller(changed, testCallerKey), expected)?.session).toMatchObject({ isAdmin: true });
  });
});

describe('entitlement', () => {
  it('ends by itself at its second', () => {
    const entitledUntil = clock.nowMs() / 1000;
    expect(isEntitled({ entitledUntil: entitledUntil + 1 }, clock)).toBe(true);
    expect(isEntitled({ entitledUntil }, clock)).toBe(false);
    expect(isEntitled({ entitledUntil: null }, clock)).toBe(false);
  });
});
