import { expect, it } from 'vitest';
import { isKnown } from '../src/calls/is-known.js';

it.each([
  [undefined, '"a"', false],
  ['', '"a"', false],
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a"', 'W/"a"', true],
  ['"b","c"', '"a"', false],
  ['a', '"a"', false],
  ['*', '"a"', true],
])('of %s, %s is known: %s', (ifNoneMatch, etag, expected) => {
  expect(isKnown(ifNoneMatch, etag)).toBe(expected);
});
