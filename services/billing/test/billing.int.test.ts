import { demoEntitledUntil, demoUsers } from '@city-genie/contracts/internal/demo-users';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { useTestStores } from '@city-genie/test-kit/test-stores';
import { describe, expect, it } from 'vitest';
import { aSubscription, startBilling, testPayments } from './billing-fixture.js';

const clock = fixedClock('2026-11-24T10:00:00Z');
const { stores, stopAfter } = useTestStores('billing');
const start = async (env: Readonly<Record<string, string>> = {}) => stopAfter(await startBilling(stores(), { clock, env }));

const subscriber = { ...testCallers.unpaid, userId: demoUsers.subscriber.id };
const status = { method: 'GET', url: '/api/subscription-status' } as const;

describe('the subscriptions of billing', () => {
  it('are one for each user and environment', async () => {
    const { model } = await start();
    const { _id: _, ...row } = aSubscription();
    await model.create(row);
    await expect(model.create(row)).rejects.toMatchObject({ code: 11000 });
    await model.create({ ...row, environment: 'simulated' });
  });

  it('are read back as they were written', async () => {
    const { model, subscriptions, ask } = await start(testPayments);
    const row = aSubscription({ plan: 'yearly', status: 'trialing' });
    await model.create(row);
    expect(await subscriptions.findByUser(row.userId)).toMatchObject({ source: 'stripe', plan: 'yearly', status: 'trialing' });
    expect((await ask({ ...status, who: testCallers.unpaid })).json()).toMatchObject({
      success: true,
      subscription: { status: 'trialing' },
    });
  });

  it.each(['test', 'simulated', 'live'] as const)(
    'open something without a provider only if the money was real: %s',
    async (environment) => {
      const { model, ask } = await start();
      await model.create(aSubscription({ environment }));
      expect((await ask({ ...status, who: testCallers.unpaid })).json()).toMatchObject({ needsPayment: environment !== 'live' });
    },
  );

  it.each(['test', 'simulated', 'live'] as const)('open nothing in another environment: %s', async (environment) => {
    const { model, ask } = await start(testPayments);
    await model.create(aSubscription({ environment }));
    expect((await ask({ ...status, who: testCallers.unpaid })).json()).toMatchObject({ needsPayment: environment !== 'test' });
  });

  it('are told so often that a page can wait for a payment, and then no more for a while, to each user apart', async () => {
    const { ask } = await start({ LIMIT_SUBSCRIPTION_STATUS_PER_MINUTE: '2' });
    const other = { ...testCallers.unpaid, userId: '64b000000000000000000077' };
    const asked = async (who: typeof other) => (await ask({ ...status, who })).statusCode;
    expect([await asked(other), await asked(other), await asked(other), await asked(subscriber)]).toEqual([200, 200, 429, 200]);
    expect((await ask({ ...status, who: other })).json()).toMatchObject({ code: 'rate_limited' });
  });

  it('are unreachable without MongoDB: 503, never a no', async () => {
    const { ask } = await start();
    await stores().mongoProxy.cut();
    const reply = await ask({ ...status, who: testCallers.unpaid });
    expect([reply.statusCode, reply.json()]).toMatchObject([503, { code: 'service_unavailable' }]);
  });
});

describe('the subscriber of a local stack', () => {
  it('has a grant from the start, which begins once', async () => {
    const { ask, model } = await start();
    const first = await model.findOne({ userId: subscriber.userId }).lean();
    expect((await ask({ ...status, who: subscriber })).json()).toEqual({
      success: true,
      status: 'active',
      needsPayment: false,
      subscription: { status: 'active', id: String(first?._id), current_period_end: demoEntitledUntil },
      graceUntil: null,
    });
    await start();
    expect(await model.find().lean()).toEqual([first]);
  });

  it('keeps what was changed since', async () => {
    const { model } = await start();
    await model.updateOne({ userId: subscriber.userId }, { $set: { status: 'canceled' } });
    await start();
    expect(await model.findOne({ userId: subscriber.userId }).lean()).toMatchObject({ source: 'grant', status: 'canceled' });
  });

  it('exists nowhere else', async () => {
    const { model, ask } = await start({ APP_MODE: 'production' });
    expect(await model.countDocuments()).toBe(0);
    expect((await ask({ ...status, who: subscriber })).json()).toMatchObject({ needsPayment: true });
  });
});
