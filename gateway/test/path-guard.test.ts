import { describe, expect, it } from 'vitest';
import { guardPath, refusedPath } from '../src/trust/path-guard.js';

describe('guardPath', () => {
  it.each(['/', '/about', '/api/paris/search?x=%2F..', '/api/New%20York/search', '/assets/a.b-c.js', '/..well-known', '/a...b'])(
    'accepts %s',
    (url) => {
      expect(guardPath(url)).toBe(url);
    },
  );

  it.each([
    '/api/%2e%2e/search',
    '/api/../x',
    '/api/.%2E/x',
    '/./x',
    '/a\\b',
    '/a%5Cb',
    '/a%2fb',
    '/a%00b',
    '/a%0d%0ab',
    '/a%7f',
    `/${'a'.repeat(201)}`,
    '/%',
    '/%zz',
    '/%61pi/paris/guide',
    '/ap%69/paris/guide',
    '/%69nternal/sessions/resolve',
    '/api/paris/guide#x',
    '/api/paris/guide?x=1#y',
    '/%E0%A4%A',
    'http://evil.test/',
    '*',
  ])('refuses %s', (url) => {
    expect(guardPath(url)).toBe(refusedPath);
  });
});
