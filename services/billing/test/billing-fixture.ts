import type { Clock } from '@city-genie/service-kit/clock';
import { stubClient } from '@city-genie/service-kit/testing/stub-client';
import { askService } from '@city-genie/test-kit/ask-service';
import { startProcess } from '@city-genie/test-kit/start-process';
import type { TestStores } from '@city-genie/test-kit/test-stores';
import { userDataCalls } from '@city-genie/test-kit/user-data-calls';
import mongoose from 'mongoose';
import { billing } from '../src/service.js';
import { type SubscriptionRow, subscriptionModel } from '../src/subscriptions/subscription-model.js';

/** A subscription that was paid for, with what a test changes. */
export function aSubscription(changed: Partial<SubscriptionRow> = {}): SubscriptionRow {
  const createdAt = new Date('2026-11-01T10:00:00Z');
  const currentPeriodEnd = changed.currentPeriodEnd ?? new Date('2026-12-01T10:00:00Z');
  return {
    _id: new mongoose.Types.ObjectId('64b0000000000000000000aa'),
    userId: '64b000000000000000000001',
    source: 'stripe',
    environment: changed.source === 'grant' ? 'grant' : 'test',
    status: 'active',
    plan: 'monthly',
    currentPeriodEnd,
    paidUntil: currentPeriodEnd,
    isCancelled: false,
    createdAt,
    updatedAt: createdAt,
    ...changed,
  };
}

type Options = { clock: Clock; env?: Readonly<Record<string, string>>; parts?: Parameters<typeof billing.wire>[1] };

/** What billing needs besides its stores. */
export const billingAddresses = { IDENTITY_URL: 'http://127.0.0.1:9', PUBLIC_URL: 'http://localhost:8080' };

/** A key of Stripe’s test mode; nobody is asked unless a test does something that asks. */
export const testPayments = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_test_1',
  STRIPE_PRICE_MONTHLY: 'price_m',
  STRIPE_PRICE_YEARLY: 'price_y',
};

/** Identity, which knows nobody. */
const nobodyKnown = stubClient(async () => ({ contact: null, isKnown: false }));

/** One replica of the service on real stores. */
export async function startBilling({ env: addresses, database }: TestStores, { clock, env = {}, parts }: Options) {
  const started = await startProcess(billing, {
    env: { ...addresses, ...billingAddresses, ...env },
    database,
    clock,
    parts: { identity: nobodyKnown, ...parts },
  });
  const { app, connection } = started;
  return {
    ...started,
    ask: askService('billing', app, clock),
    identity: userDataCalls('billing', app, clock),
    model: subscriptionModel(connection),
  };
}

export type Billing = Awaited<ReturnType<typeof startBilling>>;
