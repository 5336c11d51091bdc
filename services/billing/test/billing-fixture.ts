import type { Clock } from '@city-genie/service-kit/clock';
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
  return {
    _id: new mongoose.Types.ObjectId('64b0000000000000000000aa'),
    userId: '64b000000000000000000001',
    source: 'stripe',
    status: 'active',
    plan: 'monthly',
    currentPeriodEnd: new Date('2026-12-01T10:00:00Z'),
    createdAt,
    updatedAt: createdAt,
    ...changed,
  };
}

type Options = { clock: Clock; env?: Readonly<Record<string, string>> };

/** One replica of the service on real stores. */
export async function startBilling({ env: addresses, database }: TestStores, { clock, env = {} }: Options) {
  const started = await startProcess(billing, { env: { ...addresses, ...env }, database, clock });
  const { app, connection } = started;
  return {
    ...started,
    ask: askService('billing', app, clock),
    identity: userDataCalls('billing', app, clock),
    model: subscriptionModel(connection),
  };
}

export type Billing = Awaited<ReturnType<typeof startBilling>>;
