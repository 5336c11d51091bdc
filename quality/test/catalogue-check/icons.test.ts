import { expect, it } from 'vitest';
import { checkIcons } from '../../src/catalogue-check/rules/icons.js';
import { demandingOfParis, goodContext } from './good-context.js';
import { rodin } from './good-entries.js';

const [, london] = goodContext.catalogue;

/** Findings in a London with so many places, one of them a hidden gem. */
function findingsAmong(places: number): string[] {
  if (!london) {
    throw new Error('no London');
  }
  const content = { ...london.content, places: Array.from({ length: places }, (_, index) => ({ ...rodin, hiddenGem: index === 0 })) };
  return checkIcons({ city: london.city, content }, demandingOfParis({})).map(({ text }) => text);
}

it('accepts a hidden gem in five places, in four it does not', () => {
  expect(findingsAmong(5)).toEqual([]);
  expect(findingsAmong(4)).toEqual(['1 of 4 places are hidden gems, 20 % at most']);
});
