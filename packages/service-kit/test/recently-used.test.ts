import { expect, it } from 'vitest';
import { createRecentlyUsed } from '../src/recently-used.js';

it('what was not used for longest goes first', () => {
  const used = createRecentlyUsed<string>(10);
  expect([used.set('a', 'A', 4), used.set('b', 'B', 4)]).toEqual([[], []]);
  expect([used.get('a'), used.set('c', 'C', 4), used.get('b')]).toEqual(['A', ['B'], undefined]);
  expect([used.set('a', 'A2', 6), used.size()]).toEqual([['A'], 10]);
  expect([used.set('d', 'D', 99), used.size()]).toEqual([['C', 'A2', 'D'], 0]);
});

it('entries without a size are counted', () => {
  const used = createRecentlyUsed<number>(2);
  expect([used.set('a', 1), used.set('b', 2), used.get('a'), used.set('c', 3)]).toEqual([[], [], 1, [2]]);
});
