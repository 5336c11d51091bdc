import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { useTestStores } from '@city-genie/test-kit/test-stores';
import { everyRefusal } from '@city-genie/test-kit/user-data-calls';
import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { SubscriptionRow } from '../src/subscriptions/subscription-model.js';
import { aSubscription, startBilling } from './billing-fixture.js';

const clock = fixedClock('2026-11-24T10:00:00Z');
const { stores, stopAfter } = useTestStores('billing');

const [ada, grace, nobody] = ['64b000000000000000000001', '64b000000000000000000002', '64b000000000000000000003'] as const;
const email = 'ada@example.org';

/** Billing with a subscription of Ada, changed like this, and one of Grace. */
async function start(changed: Partial<SubscriptionRow> = {}) {
  const billing = stopAfter(await startBilling(stores(), { clock, env: { APP_MODE: 'production' } }));
  await billing.model.create([
    aSubscription({ userId: ada, source: 'grant', ...changed }),
    aSubscription({ _id: new mongoose.Types.ObjectId(), userId: grace, plan: 'yearly' }),
  ]);
  const settle = async (id: string, issuer?: string) =>
    billing.identity.post(`/internal/users/${id}/settle`, undefined, { ...(issuer && { issuer }) });
  return { ...billing, settle };
}

describe('what billing knows about a user', () => {
  it('is exported without ids', async () => {
    const { identity } = await start();
    expect(await identity.exportUser(ada, email)).toEqual({
      data: {
        subscriptions: [
          {
            source: 'grant',
            environment: 'grant',
            status: 'active',
            plan: 'monthly',
            currentPeriodEnd: '2026-12-01T10:00:00.000Z',
            paidUntil: '2026-12-01T10:00:00.000Z',
            isCancelled: false,
            createdAt: '2026-11-01T10:00:00.000Z',
            updatedAt: '2026-11-01T10:00:00.000Z',
          },
        ],
        consents: [],
      },
    });
    expect(await identity.exportUser(nobody, email)).toEqual({ data: { subscriptions: [], consents: [] } });
  });

  it('is erased, also twice, and nobody else’s', async () => {
    const { identity, model } = await start();
    const others = await model.find({ userId: grace }).lean();
    for (const id of [ada, ada, nobody]) {
      expect(await identity.eraseUsers({ id, email })).toEqual({ erased: [id] });
    }
    expect(await model.find().lean()).toEqual(others);
    expect(await identity.exportUser(ada, email)).toEqual({ data: { subscriptions: [], consents: [] } });
  });

  it('is erased of many users by one call', async () => {
    const { identity, model } = await start();
    expect(await identity.eraseUsers({ id: grace }, { id: nobody }, { id: ada, email })).toEqual({ erased: [grace, nobody, ada] });
    expect(await model.countDocuments()).toBe(0);
  });

  it('is told and erased for identity alone', async () => {
    const { identity, model } = await start();
    expect(await identity.refusals()).toEqual(everyRefusal);
    expect(await model.countDocuments()).toBe(2);
  });

  it('isn’t said to be erased while MongoDB is away', async () => {
    const { identity } = await start();
    await stores().mongoProxy.cut();
    expect(await identity.eraseUsers({ id: ada, email })).toMatchObject({ code: 'service_unavailable' });
  });
});

describe('before a user is deleted', () => {
  it.each([
    ['a grant', { source: 'grant', status: 'active' }],
    ['a subscription that has ended', { source: 'stripe', environment: 'live', status: 'canceled' }],
    ['one that was never paid', { source: 'stripe', environment: 'live', status: 'incomplete_expired' }],
    ['one that was only played', { source: 'stripe', environment: 'simulated', status: 'active' }],
  ] as const)('%s costs nothing, so it is settled, also twice', async (_case, changed) => {
    const { settle, model } = await start(changed);
    const before = await model.find().lean();
    const replies = [await settle(ada), await settle(ada), await settle(nobody)];
    expect(replies.map((reply) => reply.json())).toEqual([{ isSettled: true }, { isSettled: true }, { isSettled: true }]);
    expect(await model.find().lean()).toEqual(before);
  });

  it.each(['active', 'trialing', 'past_due', 'incomplete', 'unpaid', 'paused'] as const)(
    'nobody is settled whose %s subscription costs money and can’t be ended',
    async (status) => {
      const { settle } = await start({ source: 'stripe', environment: 'live', status });
      expect((await settle(ada)).statusCode).toBe(503);
    },
  );

  it('only identity may ask, and with an id', async () => {
    const { settle } = await start();
    const replies = [await settle(ada, 'gateway'), await settle(ada, 'weather'), await settle('1')];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 400]);
  });
});
