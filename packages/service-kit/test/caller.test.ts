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

describe('the word on who is calling', () => {
  it.each(Object.entries<Caller>(testCallers))('is believed for the request that it was given for: %s', (_name, who) => {
    expect(verifyCaller(header({ who }), expected)).toMatchObject({ issuer: 'gateway', who });
  });

  it.each([
    ['another service', { audience: 'billing' }],
    ['another method', { method: 'GET' }],
    ['another path', { path: '/api/london/search' }],
    ['another key', { keys: ring({ verify: { gateway: [another] } }) }],
    ['a service that doesn’t expect this process', { keys: ring({ verify: { waitlist: [testCallerKey] } }) }],
    ['a minute later', { clock: fixedClock('2026-11-21T12:01:01Z') }],
    ['a minute too early', { clock: fixedClock('2026-11-21T11:58:59Z') }],
  ])('is worth nothing for %s', (_name, changed) => {
    expect(verifyCaller(header(), { ...expected, ...changed })).toBeUndefined();
  });

  it('is believed from an old key while keys are changed', () => {
    expect(verifyCaller(header(), { ...expected, keys: ring({ verify: { gateway: [testCallerKey, another] } }) })).toBeDefined();
  });

  it('can’t be given in the name of another process', () => {
    const keys = ring({ verify: { gateway: [testCallerKey], weather: [another] } });
    const forged = header({ keys: ring({ sign: { recommendations: another } }) });
    expect(verifyCaller(forged, { ...expected, keys })).toBeUndefined();
    expect(
      verifyCaller(header({ keys: ring({ sign: { recommendations: another } }), issuer: 'weather' }), { ...expected, keys }),
    ).toBeDefined();
  });

  it.each(['constructor', '__proto__', 'toString', ''])('is worth nothing from an issuer named %j', (issuer) => {
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
  ])('refuses %j', (forged) => {
    expect(verifyCaller(forged, expected)).toBeUndefined();
  });

  it('refuses what was changed after signing, whatever it is', () => {
    const [edition = '', payload = '', signature = ''] = header().split('.');
    const changed = { ...decode(payload), who: testCallers.admin };
    expect(verifyCaller(`${edition}.${encode(changed)}.${signature}`, expected)).toBeUndefined();
    expect(verifyCaller(`${edition}.${payload}.${signature.slice(0, -1)}`, expected)).toBeUndefined();
    expect(verifyCaller(`${edition}.${payload}.`, expected)).toBeUndefined();
    expect(verifyCaller(`3.${payload}.${signature}`, expected)).toBeUndefined();
  });

  it('that is signed but of another form is refused and no fault', () => {
    const [, payload = ''] = header().split('.');
    for (const odd of [{}, null, 'text', { ...decode(payload), who: 'anonymous' }, { ...decode(payload), who: { kind: 'root' } }]) {
      const signed = `2.${encode(odd)}`;
      expect(verifyCaller(`${signed}.${macOf(signed, testCallerKey)}`, expected)).toBeUndefined();
    }
    const notJson = `2.${Buffer.from('{').toString('base64url')}`;
    expect(verifyCaller(`${notJson}.${macOf(notJson, testCallerKey)}`, expected)).toBeUndefined();
  });
});

describe('two editions side by side', () => {
  const old = ring({ sign: {}, verify: {}, sharedV1: [another] });
  const both = ring({ sharedV1: [another] });

  it('a process writes the first one until it has a key for the pair', () => {
    expect(header({ keys: old }).split('.')).toHaveLength(2);
    expect(header({ keys: both }).split('.')).toHaveLength(3);
    expect(() => header({ keys: ring({ sign: {} }) })).toThrow('gateway has no key for calls to recommendations');
  });

  it('a process that knows both believes both', () => {
    expect(verifyCaller(header({ keys: old }), { ...expected, keys: both })).toMatchObject({ who: { kind: 'user', username: 'grace' } });
    expect(verifyCaller(header(), { ...expected, keys: both })).toBeDefined();
  });

  it('the first one holds no pending session, and is as narrow as the second', () => {
    const pending = header({ keys: old, who: testCallers.pending });
    expect(verifyCaller(pending, { ...expected, keys: both })).toMatchObject({ who: { kind: 'anonymous' }, isBodyFree: true });
    expect(verifyCaller(header({ keys: old }), { ...expected, keys: both, path: '/api/london/search' })).toBeUndefined();
  });

  it('the first one is over when its keys are gone', () => {
    expect(verifyCaller(header({ keys: old }), expected)).toBeUndefined();
  });

  it.each(['e30', encode({ session: 'root' }), encode(null)])('the first one with a payload of another form is refused: %s', (payload) => {
    expect(verifyCaller(`${payload}.${macOf(payload, another)}`, { ...expected, keys: both })).toBeUndefined();
  });

  it('a token can be written for who reads only the first one', () => {
    const token = verifyCaller(header(), expected);
    expect(token && signCaller(token, old).split('.')).toHaveLength(2);
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
