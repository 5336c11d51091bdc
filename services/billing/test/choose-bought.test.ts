import { describe, expect, it } from 'vitest';
import { chooseBought, extraBought } from '../src/subscriptions/choose-bought.js';
import { bought, now } from './sample-bought.js';

const orders = <T>(items: readonly T[]): T[][] =>
  items.length < 2 ? [[...items]] : items.flatMap((item) => orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));

describe('the subscription that counts', () => {
  it.each([
    ['active', ['active', 'past_due', 'canceled', 'incomplete']],
    ['past_due', ['incomplete', 'past_due', 'unpaid', 'canceled']],
    ['canceled', ['incomplete', 'canceled', 'unpaid']],
    ['unpaid', ['incomplete_expired', 'unpaid', 'incomplete']],
    ['incomplete', ['incomplete_expired', 'incomplete']],
  ] as const)('is %s of %j, in whatever order they come', (expected, all) => {
    for (const order of orders(all.map((status) => bought(status)))) {
      expect(chooseBought(order, now)?.id).toBe(expected);
    }
  });

  it('is what was begun, once the period that was paid is over', () => {
    const over = bought('canceled', { periodEnd: now });
    expect(chooseBought([over, bought('incomplete')], now)?.id).toBe('incomplete');
    expect(chooseBought([over, bought('incomplete_expired')], now)?.id).toBe('canceled');
  });

  it('is what was begun, when the one before was never paid', () => {
    const never = bought('canceled', { newestInvoice: { id: 'in_1', status: 'void', amountDueCents: 499, clientSecret: null } });
    expect(chooseBought([never, bought('incomplete')], now)?.id).toBe('incomplete');
  });

  it('is the older one of two that run, and the newer one of those that don’t', () => {
    const [older, newer] = [bought('active', { id: 'older', createdAt: 1 }), bought('trialing', { id: 'newer', createdAt: 2 })];
    expect(chooseBought([newer, older], now)?.id).toBe('older');
    expect(extraBought([newer, older, bought('incomplete')], now).map(({ id }) => id)).toEqual(['newer']);
    const begun = [bought('incomplete', { id: 'a', createdAt: 1 }), bought('incomplete', { id: 'b', createdAt: 2 })];
    expect(chooseBought(begun, now)?.id).toBe('b');
    expect(extraBought(begun, now)).toEqual([]);
  });

  it('is none of none', () => {
    expect(chooseBought([], now)).toBeUndefined();
  });
});
