import type Stripe from 'stripe';
import type { Price, Product } from '../rows/catalog.js';
import type { Shape } from './wire.js';

export function showProduct(product: Product): Shape<Stripe.Product> {
  return {
    id: product.id,
    object: 'product',
    active: product.isActive,
    name: product.name,
    description: null,
    images: [],
    metadata: product.metadata,
    created: product.created,
    updated: product.created,
    livemode: false,
    type: 'service',
  };
}

export function showPrice(price: Price): Shape<Stripe.Price> {
  return {
    id: price.id,
    object: 'price',
    active: price.isActive,
    billing_scheme: 'per_unit',
    product: price.product,
    unit_amount: price.unitAmount,
    currency: price.currency,
    recurring: { interval: price.interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    type: 'recurring',
    lookup_key: price.lookupKey,
    nickname: price.nickname,
    metadata: price.metadata,
    created: price.created,
    livemode: false,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    custom_unit_amount: null,
  };
}
