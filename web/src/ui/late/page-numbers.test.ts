import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.js';

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 3, [1, 2, 3]],
  [1, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
] as const)('page %d of %d', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});
