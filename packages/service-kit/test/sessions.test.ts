import type { KnownSession } from '@city-genie/contracts/internal/caller';
import { describe, expect, it } from 'vitest';
import { epochSeconds } from '../src/clock.js';
import { fixedClock } from '../src/testing/fixed-clock.js';
import { macOf } from '../src/trust/mac.js';
import { openSessionCopy, sealSessionCopy } from '../src/trust/session-copy.js';
import { hashSessionId, isIssuedSessionId, issueSessionId } from '../src/trust/session-id.js';

const key = 'a-key-of-identity-and-the-gateway-0123';
const other = 'another-key-0123456789-0123456789-abc';
const clock = fixedClock('2026-11-24T10:00:00Z');
const inAMinute = epochSeconds(clock) + 60;

describe('the value of a session cookie', () => {
  it('is recognised with the key that made it, or an older one', () => {
    const value = issueSessionId(key);
    expect(value).toMatch(/^[\w-]{65}$/);
    expect([isIssuedSessionId(value, [key]), isIssuedSessionId(value, [other, key]), isIssuedSessionId(value, [other])]).toEqual([
      'yes',
      'yes',
      'no',
    ]);
    expect(issueSessionId(key)).not.toBe(value);
  });

  it('is rejected when any letter is changed', () => {
    const value = issueSessionId(key);
    for (const [index, letter] of [...value].entries()) {
      const changed = `${value.slice(0, index)}${letter === 'A' ? 'B' : 'A'}${value.slice(index + 1)}`;
      expect(isIssuedSessionId(changed, [key])).toBe('no');
    }
  });

  it.each([
    ['', 'no'],
    ['short', 'no'],
    ['A'.repeat(43), 'old'],
    ['A'.repeat(65), 'no'],
    [`${'A'.repeat(42)} `, 'no'],
    ['A'.repeat(4000), 'no'],
  ])('%.50j is %s', (value, issued) => {
    expect(isIssuedSessionId(value, [key])).toBe(issued);
  });

  it('is stored as a hash', () => {
    expect(hashSessionId('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('the copy of a session', () => {
  const hash = 'a'.repeat(64);
  const user: KnownSession = { kind: 'user', userId: '1', username: 'ada', isAdmin: true, entitledUntil: null, version: 1 };
  const sealed = sealSessionCopy(hash, user, inAMinute, key);

  it('is accepted for its session, with its key, until it expires', () => {
    expect(openSessionCopy(hash, sealed, [key], clock)).toEqual(user);
    expect(openSessionCopy(hash, sealed, [other, key], clock)).toEqual(user);
    expect(openSessionCopy(hash, sealed, [other], clock)).toBeUndefined();
    expect(openSessionCopy('b'.repeat(64), sealed, [key], clock)).toBeUndefined();
    expect(openSessionCopy(hash, sealed, [key], fixedClock('2026-11-24T10:01:00Z'))).toBeUndefined();
  });

  it('is rejected when it was made without the key', () => {
    const [payload = '', mac = ''] = sealed.split('.');
    const plain = JSON.stringify({ ...user, isAdmin: true });
    const encoded = Buffer.from(JSON.stringify({ until: inAMinute, session: user })).toString('base64url');
    for (const forged of [
      '',
      '.',
      plain,
      encoded,
      `${encoded}.`,
      `${payload}.${mac.slice(0, 22)}`,
      `${payload}x.${mac}`,
      `${encoded}.${macOf(encoded, key)}`,
    ]) {
      expect(openSessionCopy(hash, forged, [key], clock)).toBeUndefined();
    }
  });

  it('is undefined, without an error, when it has another form', () => {
    const odd = Buffer.from(JSON.stringify({ until: inAMinute, session: { kind: 'root' } })).toString('base64url');
    expect(openSessionCopy(hash, `${odd}.${macOf(`session-copy:${hash}:${odd}`, key)}`, [key], clock)).toBeUndefined();
  });
});
