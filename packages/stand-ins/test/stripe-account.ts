import Stripe from 'stripe';
import { afterAll, beforeEach } from 'vitest';
import type { Behaviour } from '../src/stripe/rows/card.js';
import { type FakeStripe, type FakeStripeOptions, startFakeStripe } from '../src/stripe/server.js';

export const daySeconds = 86_400;

/** A day that not every month has. */
export const start = new Date('2026-01-31T10:00:00Z');

/** Unix seconds of an ISO time. */
export const at = (time: string): number => Date.parse(time) / 1000;

/** The official client, talking to the stand-in. */
export const clientOf = ({ port }: FakeStripe, key = 'sk_test_x') =>
  new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });

/** A stand-in for the tests of a file, which is a new account for each of them, and what tests often do with it. */
export async function openAccount(options: FakeStripeOptions = {}) {
  const stripe = await startFakeStripe({ now: () => start, ...options });
  const sdk = clientOf(stripe);
  beforeEach(() => stripe.reset());
  afterAll(() => stripe.close());

  const subscribe = async (plan: 'monthly' | 'yearly' = 'monthly', metadata: Record<string, string> = {}) => {
    const customer = await sdk.customers.create({ email: 'ada@example.org', name: 'Ada', metadata: { userId: '1' } });
    const subscription = await sdk.subscriptions.create({
      customer: customer.id,
      items: [{ price: stripe.ids[plan] }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      billing_mode: { type: 'flexible' },
      metadata,
      expand: ['latest_invoice.confirmation_secret'],
    });
    return { customer: customer.id, id: subscription.id, subscription, secret: secretOf(subscription) };
  };
  /** A subscription whose first payment went through. */
  const subscribed = async (card: Behaviour = 'ok', plan: 'monthly' | 'yearly' = 'monthly') => {
    const made = await subscribe(plan);
    stripe.pay(made.secret, card);
    return made;
  };
  const read = (id: string) =>
    sdk.subscriptions.retrieve(id, { expand: ['latest_invoice.payments', 'latest_invoice.confirmation_secret'] });
  return { stripe, sdk, subscribe, subscribed, read };
}

export function latestInvoiceOf(subscription: Stripe.Subscription): Stripe.Invoice {
  const invoice = subscription.latest_invoice;
  if (typeof invoice !== 'object' || invoice === null) {
    throw new Error('The latest invoice is not expanded.');
  }
  return invoice;
}

export function secretOf(subscription: Stripe.Subscription): string {
  return latestInvoiceOf(subscription).confirmation_secret?.client_secret ?? '';
}

/** The error that a call ends with. */
export async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof Stripe.errors.StripeError) {
    return outcome;
  }
  throw new Error(`No refusal but ${String(outcome)}`);
}
