import { expect, it } from 'vitest';
import { dollars, monthly, yearly, yearlyPerMonthCents, yearlySavingPercent } from './plans.js';

it('has the ordered prices, and the saving that follows from them', () => {
  expect([monthly, yearly].map(({ amountCents }) => dollars(amountCents))).toEqual(['$4.99', '$52.00']);
  expect(dollars(yearlyPerMonthCents)).toBe('$4.33');
  expect(yearlySavingPercent).toBe(13);
});
