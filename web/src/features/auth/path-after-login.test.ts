import { describe, expect, it } from 'vitest';
import { paid, subscriber, unpaid } from '../../testing/sample-user.js';
import { pathAfterLogin, sameSitePath } from './path-after-login.js';

describe('sameSitePath', () => {
  it.each(['/subscribe', '/', '/paris?mood=romantic-dreamy&time=half-day#generate', '/london?back=//evil.example', '/a//b'])(
    'accepts %s',
    (path) => {
      expect(sameSitePath(path)).toBe(path);
    },
  );

  it.each([
    null,
    '',
    'subscribe',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '\t//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '//',
    '//user@evil.example:80',
    'javascript:alert(1)',
    '/\njavascript://alert(1)//'.slice(1),
    'data:text/html,hello',
  ])('refuses %j', (target) => {
    expect(sameSitePath(target)).toBeUndefined();
  });

  it('keeps the path of a script as a path', () => {
    expect(sameSitePath('/javascript:alert(1)')).toBe('/javascript:alert(1)');
  });
});

describe('pathAfterLogin', () => {
  const admin = { ...subscriber, isAdmin: true };

  it.each([
    ['an administrator', { user: admin, status: undefined }, '/admin', '/admin'],
    ['an administrator without an aim', { user: admin, status: undefined }, null, '/'],
    ['a subscriber', { user: subscriber, status: paid }, '/subscribe', '/subscribe'],
    ['a subscriber without an aim', { user: subscriber, status: paid }, null, '/'],
    ['a subscriber whom a link leads away', { user: subscriber, status: paid }, '//evil.example', '/'],
    ['a member who has yet to pay', { user: subscriber, status: unpaid }, '/london', '/subscribe'],
    ['a member who has yet to pay, to their account', { user: subscriber, status: unpaid }, '/account#email', '/account#email'],
    [
      'a member who has yet to pay, to a new address',
      { user: subscriber, status: unpaid },
      '/confirm-email?token=a',
      '/confirm-email?token=a',
    ],
    ['a member whom a link leads away', { user: subscriber, status: unpaid }, '//evil.example/account', '/subscribe'],
    ['a member whose status is neither', { user: subscriber, status: { ...unpaid, needsPayment: false } }, '/london', '/'],
    ['a member whose status couldn’t be read', { user: subscriber, status: undefined }, '/london', '/'],
  ] as const)('%s', (_who, loggedIn, redirect, path) => {
    expect(pathAfterLogin(loggedIn, redirect)).toBe(path);
  });
});
