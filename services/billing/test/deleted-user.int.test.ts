import { describe, expect, it, vi } from 'vitest';
import { useSelling } from './selling-fixture.js';

const { it: opened, visitor, caughtUp } = useSelling('deleted');

async function subscriber() {
  const ada = visitor();
  await ada.buy();
  await caughtUp();
  return ada;
}

describe('a user who is deleted', () => {
  /** Asks for it as identity does: again, as long as a mail about them is on its way. */
  const erased = (id: string) =>
    vi.waitFor(async () => expect(await opened().billing.identity.eraseUsers({ id })).toEqual({ erased: [id] }), { timeout: 10_000 });
  const settle = (id: string) => opened().billing.identity.post(`/internal/users/${id}/settle`, undefined, {});

  it('has nothing at Stripe that costs any more', async () => {
    const ada = await subscriber();
    expect((await settle(ada.id)).json()).toEqual({ isSettled: true });
    expect((await settle(ada.id)).json()).toEqual({ isSettled: true });
    expect((await ada.subscriptionsAtStripe()).map(({ status }) => status)).toEqual(['canceled']);
    expect((await ada.start()).status).not.toBe(200);
  });

  it('can’t begin anything any more', async () => {
    const ada = visitor();
    await ada.start();
    await settle(ada.id);
    expect((await ada.start()).status).toBe(401);
  });

  it('isn’t settled while Stripe is away, and is afterwards', async () => {
    const ada = await subscriber();
    opened().stripe.fail({ match: 'GET /v1/subscriptions', kind: 'status-500', times: 2 });
    expect((await settle(ada.id)).statusCode).toBe(503);
    expect((await settle(ada.id)).statusCode).toBe(200);
  });

  it('gets the money that was promised first', async () => {
    const ada = await subscriber();
    opened().stripe.fail({ match: 'POST /v1/refunds', kind: 'status-500', times: 2 });
    await ada.act('withdraw');
    expect((await settle(ada.id)).statusCode).toBe(200);
    await caughtUp();
    expect((await ada.mails()).find(({ name }) => name === 'billing.refunded')).toMatchObject({ amountCents: 499, isWithdrawal: true });
  });

  it('leaves nothing here, nor a customer at Stripe; events of them are about nobody', async () => {
    const ada = await subscriber();
    const customer = await ada.customer();
    await settle(ada.id);
    await caughtUp();
    const { stores, stripe } = opened();
    await erased(ada.id);
    await caughtUp();
    for (const { collectionName } of (await stores.connection.db?.collections()) ?? []) {
      const rows = await stores.connection.collection(collectionName).find().toArray();
      expect([collectionName, JSON.stringify(rows).includes(ada.id)]).toEqual([collectionName, false]);
    }
    expect(stripe.calls(`DELETE /v1/customers/${customer}`)).toHaveLength(1);
    await erased(ada.id);
  });

  it('isn’t forgotten here before Stripe has forgotten them', async () => {
    const ada = await subscriber();
    await settle(ada.id);
    const { billing, stripe } = opened();
    stripe.fail({ match: `DELETE /v1/customers/${await ada.customer()}`, kind: 'status-500', times: 2 });
    expect(await billing.identity.eraseUsers({ id: ada.id })).toMatchObject({ code: 'service_unavailable' });
    expect(await ada.row()).not.toBeNull();
    await erased(ada.id);
  });
});
