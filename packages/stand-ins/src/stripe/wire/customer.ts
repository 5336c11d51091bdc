import type Stripe from 'stripe';
import { type Card, cardNumbers } from '../rows/card.js';
import type { Customer } from '../rows/customer.js';
import type { Shape } from './wire.js';

export function showCustomer(customer: Customer): Shape<Stripe.Customer> | Stripe.DeletedCustomer {
  if (customer.isDeleted) {
    return { id: customer.id, object: 'customer', deleted: true };
  }
  return {
    id: customer.id,
    object: 'customer',
    email: customer.email,
    name: customer.name,
    metadata: customer.metadata,
    created: customer.created,
    livemode: false,
    balance: 0,
    delinquent: false,
    invoice_settings: { default_payment_method: customer.defaultPaymentMethod, custom_fields: null, footer: null, rendering_options: null },
  };
}

export function showCard(card: Card): Shape<Stripe.PaymentMethod> {
  return {
    id: card.id,
    object: 'payment_method',
    type: 'card',
    card: {
      brand: 'visa',
      last4: cardNumbers[card.behaviour].slice(-4),
      exp_month: 12,
      exp_year: new Date(card.created * 1000).getUTCFullYear() + 4,
      funding: 'credit',
      country: 'US',
    },
    customer: card.customer,
    created: card.created,
    livemode: false,
    metadata: {},
  };
}
