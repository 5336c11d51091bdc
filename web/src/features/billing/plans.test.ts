import { yearlyPerMonthCents, yearlySavingPercent } from '@city-genie/contracts/billing/plans';
import { expect, it } from 'vitest';
import { money } from '../../ui/late/money.js';
import { monthly, yearly } from './plans.js';

it('has the ordered prices, and the saving that follows from them', () => {
  expect([monthly, yearly].map(({ amountCents }) => money(amountCents))).toEqual(['$4.99', '$52.00']);
  expect(money(yearlyPerMonthCents)).toBe('$4.33');
  expect(yearlySavingPercent).toBe(13);
});
