import { type Caller, callerHeader } from '@city-genie/contracts/internal/caller';
import { describe, expect, it } from 'vitest';
import { fixedClock } from '../src/testing/fixed-clock.js';
import { signedHeaders, testCallerKey, testCallers, testKeyContent, testKeys } from '../src/testing/signed-caller.js';
import { signCaller, verifyCaller } from '../src/trust/caller-token.js';
import { isEntitled } from '../src/trust/entitlement.js';
import { type KeyFile, keyRing } from '../src/trust/keys.js';
import { macOf } from '../src/trust/mac.js';

const clock = fixedClock('2026-11-21T12:00:00Z');
const url = '/api/paris/search';
const expected = { keys: testKeys, audience: 'recommendations', method: 'POST', path: url, clock };
const header = (options: Parameters<typeof signedHeaders>[3] = {}) =>
  signedHeaders('recommendations', 'POST', url, { clock, who: testCallers.subscriber, ...options })[callerHeader] ?? '';
const ring = (change: Partial<KeyFile>) => keyRing(() => ({ ...testKeyContent, ...change }));

const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64url');
const another = 'another-key-0123456789-0123456789-abc';

describe('verifyCaller', () => {
  it.each(Object.entries<Caller>(testCallers))('accepts a token for the request it was signed for: %s', (_name, who) => {
    expect(verifyCaller(header({ who }), expected)).toMatchObject({ issuer: 'gateway', who });
  });

  it.each([
    ['another service', { audience: 'billing' }],
    ['another method', { method: 'GET' }],
    ['another path', { path: '/api/london/search' }],
    ['another key', { keys: ring({ verify: { gateway: [another] } }) }],
    ['a service that doesn’t expect this issuer', { keys: ring({ verify: { waitlist: [testCallerKey] } }) }],
    ['a minute later', { clock: fixedClock('2026-11-21T12:01:01Z') }],
    ['a minute too early', { clock: fixedClock('2026-11-21T11:58:59Z') }],
  ])('rejects a token for %s', (_name, changed) => {
    expect(verifyCaller(header(), { ...expected, ...changed })).toBeUndefined();
  });

  it('accepts the old key during a key change', () => {
    expect(verifyCaller(header(), { ...expected, keys: ring({ verify: { gateway: [testCallerKey, another] } }) })).toBeDefined();
  });

  it('rejects a token signed in the name of another process', () => {
    const keys = ring({ verify: { gateway: [testCallerKey], weather: [another] } });
    const forged = header({ keys: ring({ sign: { recommendations: another } }) });
    expect(verifyCaller(forged, { ...expected, keys })).toBeUndefined();
    expect(
      verifyCaller(header({ keys: ring({ sign: { recommendations: another } }), issuer: 'weather' }), { ...expected, keys }),
    ).toBeDefined();
  });

  it.each(['constructor', '__proto__', 'toString', ''])('rejects the issuer %j', (issuer) => {
    expect(verifyCaller(header({ issuer }), expected)).toBeUndefined();
  });

  it.each([
    undefined,
    '',
    'x',
    'a.b',
    'a.b.c',
    '..',
    '2..',
    '2.e30.e30',
    '3.e30.e30',
    `${'A'.repeat(40)}.${'B'.repeat(43)}`,
    `2.${'A'.repeat(40)}.${'B'.repeat(43)}`,
    ['a.b', 'c.d'],
  ])('rejects %j', (forged) => {
    expect(verifyCaller(forged, expected)).toBeUndefined();
  });

  it('rejects a token that was changed after signing', () => {
    const [edition = '', payload = '', signature = ''] = header().split('.');
    const changed = { ...decode(payload), who: testCallers.admin };
    expect(verifyCaller(`${edition}.${encode(changed)}.${signature}`, expected)).toBeUndefined();
    expect(verifyCaller(`${edition}.${payload}.${signature.slice(0, -1)}`, expected)).toBeUndefined();
    expect(verifyCaller(`${edition}.${payload}.`, expected)).toBeUndefined();
    expect(verifyCaller(`3.${payload}.${signature}`, expected)).toBeUndefined();
  });

  it('rejects a signed token with an invalid payload, and doesn’t throw', () => {
    const [, payload = ''] = header().split('.');
    for (const odd of [{}, null, 'text', { ...decode(payload), who: 'anonymous' }, { ...decode(payload), who: { kind: 'root' } }]) {
      const signed = `2.${encode(odd)}`;
      expect(verifyCaller(`${signed}.${macOf(signed, testCallerKey)}`, expected)).toBeUndefined();
    }
    const notJson = `2.${Buffer.from('{').toString('base64url')}`;
    expect(verifyCaller(`${notJson}.${macOf(notJson, testCallerKey)}`, expected)).toBeUndefined();
  });
});

describe('caller tokens of version 1 beside version 2', () => {
  const old = ring({ sign: {}, verify: {}, sharedV1: [another] });
  const both = ring({ sharedV1: [another] });

  it('are written until the process has a key for the pair', () => {
    expect(header({ keys: old }).split('.')).toHaveLength(2);
    expect(header({ keys: both }).split('.')).toHaveLength(3);
    expect(() => header({ keys: ring({ sign: {} }) })).toThrow('gateway has no key for calls to recommendations');
  });

  it('are accepted, like version 2, by a process with both kinds of keys', () => {
    expect(verifyCaller(header({ keys: old }), { ...expected, keys: both })).toMatchObject({ who: { kind: 'user', username: 'grace' } });
    expect(verifyCaller(header(), { ...expected, keys: both })).toBeDefined();
  });

  it('have no pending sessions, and are bound to one request like version 2', () => {
    const pending = header({ keys: old, who: testCallers.pending });
    expect(verifyCaller(pending, { ...expected, keys: both })).toMatchObject({ who: { kind: 'anonymous' }, isBodyFree: true });
    expect(verifyCaller(header({ keys: old }), { ...expected, keys: both, path: '/api/london/search' })).toBeUndefined();
  });

  it('are rejected without a shared key', () => {
    expect(verifyCaller(header({ keys: old }), expected)).toBeUndefined();
  });

  it.each(['e30', encode({ session: 'root' }), encode(null)])('are rejected with an invalid payload: %s', (payload) => {
    expect(verifyCaller(`${payload}.${macOf(payload, another)}`, { ...expected, keys: both })).toBeUndefined();
  });

  it('can be written from a token of version 2', () => {
    const token = verifyCaller(header(), expected);
    expect(token && signCaller(token, old).split('.')).toHaveLength(2);
  });
});

describe('isEntitled', () => {
  it('ends at the second of entitledUntil', () => {
    const entitledUntil = clock.nowMs() / 1000;
    expect(isEntitled({ entitledUntil: entitledUntil + 1 }, clock)).toBe(true);
    expect(isEntitled({ entitledUntil }, clock)).toBe(false);
    expect(isEntitled({ entitledUntil: null }, clock)).toBe(false);
  });
});
