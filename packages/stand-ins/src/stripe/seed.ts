import type { World } from './world.js';

export type SeedIds = { product: string; monthly: string; yearly: string };

export const defaultIds: SeedIds = {
  product: 'prod_simulated',
  monthly: 'price_monthly_simulated',
  yearly: 'price_yearly_simulated',
};

/** The product and its two prices, which an account has before anything is sold. */
export function seed(world: World, ids: SeedIds): void {
  const created = world.clock.now();
  world.products.set(ids.product, { id: ids.product, name: 'City Genie', isActive: true, metadata: {}, created });
  const price = { product: ids.product, currency: 'usd', isActive: true, nickname: null, metadata: {}, created };
  world.prices.set(ids.monthly, { ...price, id: ids.monthly, unitAmount: 499, interval: 'month', lookupKey: 'city_genie_monthly' });
  world.prices.set(ids.yearly, { ...price, id: ids.yearly, unitAmount: 5200, interval: 'year', lookupKey: 'city_genie_yearly' });
}
