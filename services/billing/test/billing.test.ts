import { termsVersion } from '@city-genie/contracts/auth/terms';
import { billingMessages } from '@city-genie/contracts/billing/endpoints';
import type { Caller } from '@city-genie/contracts/internal/caller';
import { AppError, fixedMessages } from '@city-genie/service-kit/errors';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { openLimits } from '@city-genie/service-kit/testing/open-limits';
import { uncheckedReplies } from '@city-genie/service-kit/testing/reply-schemas';
import { testCallers, testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { askService } from '@city-genie/test-kit/ask-service';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.js';
import { createSubscriptionDetails } from '../src/subscriptions/subscription-details.js';
import type { SubscriptionRow } from '../src/subscriptions/subscription-model.js';
import { aSubscription } from './billing-fixture.js';

const clock = fixedClock('2026-11-24T10:00:00Z');
const logger = createLogger('billing', 'silent');
const { userId } = testCallers.unpaid;

function service(...rows: SubscriptionRow[]) {
  const published: string[] = [];
  const identity: { isAway?: true } = {};
  const findByUser = async (asked: string) => rows.find((row) => row.userId === asked) ?? null;
  const payers = { find: async () => null };
  const nothing = {
    provider: undefined,
    keepContact: undefined,
    withdrawals: undefined,
    guarantee: undefined,
    payments: undefined,
    prices: undefined,
    environment: undefined,
  };
  const app = buildApp({
    ...nothing,
    service: { name: 'billing', logger, keys: testKeys, clock },
    limits: openLimits(),
    clock,
    payers,
    subscriptions: { findByUser },
    freshSubscription: findByUser,
    ensurePublished: async (asked) => {
      if (identity.isAway) {
        throw new AppError('service_unavailable', fixedMessages.unavailable);
      }
      published.push(asked);
    },
    detailsOf: createSubscriptionDetails({ ...nothing, payers, clock, logger }),
    plansByPrice: new Map([
      ['monthly', 'monthly'],
      ['yearly', 'yearly'],
      ['price_1', 'monthly'],
    ]),
    startPurchase: undefined,
    mayBeWithdrawn: async () => false,
    noteConsent: undefined,
    changes: undefined,
    ledger: undefined,
    kickEvents: () => undefined,
    publicUrl: 'http://localhost:8080',
    savingsLabel: undefined,
    settle: async () => undefined,
    personalData: { exportUser: async () => ({ subscriptions: [], consents: [] }), erase: async () => [] },
  });
  const ask = askService('billing', app, clock);
  const create = (payload: object, who: Caller = testCallers.unpaid) =>
    ask({ method: 'POST', url: '/api/create-subscription', payload, who });
  return { app, ask, create, published, identity, status: (who: Caller) => ask({ method: 'GET', url: '/api/subscription-status', who }) };
}

const placeholder = { success: false, isPlaceholder: true, clientSecret: null, message: 'Payment is not fully configured', due: null };

it('every call of the contracts has its route, with its schema for the reply', async () => {
  expect(await uncheckedReplies(service().app, 'billing', clock)).toEqual([]);
});

describe('GET /api/subscription-status', () => {
  it.each([
    ['pending', 200, false],
    ['unpaid', 200, false],
    ['admin', 200, true],
    ['anonymous', 401, false],
    ['unknown', 503, false],
  ] as const)('%s: %i', async (name, status, success) => {
    const reply = await service().status(testCallers[name]);
    expect([reply.statusCode, reply.json().success]).toEqual([status, success]);
  });

  it('tells everybody about themselves alone', async () => {
    const { status } = service(aSubscription());
    expect((await status(testCallers.unpaid)).json()).toMatchObject({ success: true, subscription: { status: 'active' } });
    const reply = await status({ ...testCallers.unpaid, userId: '64b000000000000000000002' });
    expect(reply.json()).toEqual({ success: false, status: 'incomplete', needsPayment: true, subscription: null, graceUntil: null });
  });
});

describe('what GET /api/subscription-status says is open', () => {
  it('is open to the next request: identity knows it first, and is asked for nobody who is let in already', async () => {
    const { status, published } = service(aSubscription());
    await status(testCallers.subscriber);
    expect(published).toEqual([]);
    expect((await status(testCallers.unpaid)).json().success).toBe(true);
    expect(published).toEqual([userId]);
  });

  it('isn’t said while identity can’t be told', async () => {
    const { status, identity } = service(aSubscription());
    identity.isAway = true;
    expect([(await status(testCallers.unpaid)).statusCode, (await status(testCallers.subscriber)).statusCode]).toEqual([503, 200]);
  });

  it('needs no word to identity when nothing is open', async () => {
    const { status, identity } = service();
    identity.isAway = true;
    expect((await status(testCallers.unpaid)).json()).toMatchObject({ success: false, needsPayment: true });
  });
});

describe('POST /api/create-subscription', () => {
  it.each(['monthly', 'yearly', 'price_1'])('says that nothing was started, without a payment provider: %s', async (priceId) => {
    for (const who of [testCallers.unpaid, testCallers.pending]) {
      const reply = await service().create({ priceId }, who);
      expect([reply.statusCode, reply.json()]).toEqual([200, placeholder]);
    }
  });

  it('may name the user who is here, and nobody else', async () => {
    expect((await service().create({ priceId: 'monthly', tempUserId: userId }, testCallers.pending)).json()).toEqual(placeholder);
    for (const tempUserId of ['64b000000000000000000002', '', userId.toUpperCase()]) {
      const reply = await service().create({ priceId: 'monthly', tempUserId }, testCallers.pending);
      expect([reply.statusCode, reply.json()]).toMatchObject([403, { code: 'forbidden', message: billingMessages.otherUser }]);
    }
  });

  it.each(['daily', 'price_2', 'constructor', ' monthly', 'MONTHLY'])('refuses any other price: %s', async (priceId) => {
    const reply = await service().create({ priceId });
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 'validation_failed', fields: { priceId: billingMessages.plan } }]);
  });

  it.each([{}, { priceId: '' }, { priceId: { $ne: null } }, { priceId: 5 }, { priceId: 'x'.repeat(201) }])(
    'names the price in a 400: %.40j',
    async (payload) => {
      const reply = await service().create(payload);
      expect([reply.statusCode, reply.json()]).toMatchObject([400, { fields: { priceId: billingMessages.plan } }]);
    },
  );

  it('refuses whoever has nothing to pay', async () => {
    const asked = [service(aSubscription()).create({ priceId: 'yearly' }), service().create({ priceId: 'yearly' }, testCallers.admin)];
    for (const reply of await Promise.all(asked)) {
      expect([reply.statusCode, reply.json()]).toMatchObject([409, { code: 'conflict', message: billingMessages.alreadyActive }]);
    }
  });

  it('begins again when a subscription has ended', async () => {
    const ended = aSubscription({ status: 'canceled', currentPeriodEnd: new Date('2026-11-24T10:00:00Z') });
    expect((await service(ended).create({ priceId: 'yearly' })).json()).toEqual(placeholder);
  });

  it.each([
    ['anonymous', 401],
    ['unknown', 503],
  ] as const)('%s: %i, before the body is read', async (name, status) => {
    expect((await service().create({}, testCallers[name])).statusCode).toBe(status);
  });
});

describe('without a payment provider', () => {
  const member = testCallers.subscriber;
  const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
    service().ask({ method, url, who: member, ...(payload && { payload }) });

  it('the plans are told with their names for prices', async () => {
    expect((await service().ask({ method: 'GET', url: '/api/plans' })).json()).toEqual({
      success: true,
      plans: {
        monthly: { amount: 4.99, priceId: 'monthly', label: 'per month', period: 'month', displayName: 'Monthly' },
        yearly: { amount: 52, priceId: 'yearly', period: 'year', displayName: 'Yearly', monthlyEquivalent: 4.33, savings: 'Save 13%' },
      },
    });
  });

  it('a user has no subscription, and no invoices', async () => {
    expect((await ask('GET', '/api/subscription')).json()).toEqual({ success: true, payments: 'none', subscription: null });
    expect((await ask('GET', '/api/invoices')).json()).toEqual({ success: true, invoices: [] });
  });

  it.each(['cancel', 'resume', 'withdraw', 'switch'])('nothing can be changed: %s', async (act) => {
    const reply = await ask('POST', `/api/subscription/${act}`, act === 'switch' ? { plan: 'yearly' } : undefined);
    expect([reply.statusCode, reply.json()]).toMatchObject([409, { message: billingMessages.noSubscription }]);
  });

  it('nothing can be agreed to', async () => {
    const agreed = { termsVersion, plan: 'monthly', amountCents: 499 };
    expect((await ask('POST', '/api/subscription/consent', { ...agreed, termsVersion: '1' })).statusCode).toBe(400);
    expect((await ask('POST', '/api/subscription/consent', agreed)).statusCode).toBe(409);
  });

  it('no page of the provider can be opened', async () => {
    expect((await ask('POST', '/api/billing-portal')).statusCode).toBe(409);
  });

  it('no event is taken', async () => {
    expect((await service().ask({ method: 'POST', url: '/api/webhooks/stripe', payload: '{}' })).statusCode).toBe(400);
  });
});
