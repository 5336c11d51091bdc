import { describe, expect, it } from 'vitest';
import { clientOf, openAccount, refusalOf } from './stripe-account.js';

const { stripe, sdk, subscribe, subscribed } = await openAccount();

describe('the API of the fake Stripe', () => {
  it('is up, and asks for a secret key', async () => {
    expect((await fetch(`${stripe.url}/healthz`)).status).toBe(200);
    expect(await refusalOf(clientOf(stripe, 'pk_test_x').customers.list())).toMatchObject({ statusCode: 401 });
    expect((await fetch(`${stripe.url}/v1/customers`)).status).toBe(401);
  });

  it.each(['cross-site', 'same-site'])('isn’t controlled by a page of elsewhere: %s', async (site) => {
    const headers = { 'sec-fetch-site': site };
    const replies = [
      await fetch(`${stripe.url}/_calls`, { headers }),
      await fetch(`${stripe.url}/_control/reset`, { method: 'POST', headers }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403]);
    expect((await fetch(`${stripe.url}/_calls`)).status).toBe(200);
  });

  it('has a product and its two prices from the start, and takes more', async () => {
    expect((await sdk.prices.list({ active: true })).data.map(({ id, unit_amount }) => [id, unit_amount])).toEqual([
      ['price_yearly_simulated', 5200],
      ['price_monthly_simulated', 499],
    ]);
    const product = await sdk.products.create({ name: 'More' });
    const price = await sdk.prices.create({
      product: product.id,
      unit_amount: 700,
      currency: 'usd',
      recurring: { interval: 'month' },
      lookup_key: 'more',
    });
    expect((await sdk.prices.list({ lookup_keys: ['more'] })).data).toEqual([price]);
    expect(await sdk.prices.retrieve(price.id)).toMatchObject({ unit_amount: 700, recurring: { interval: 'month' }, product: product.id });
  });

  it('keeps customers', async () => {
    const customer = await sdk.customers.create({ email: 'ada@example.org', name: 'Ada', metadata: { userId: '1' } });
    await sdk.customers.update(customer.id, { name: 'Ada L.', metadata: { userId: '', more: '2' } });
    expect(await sdk.customers.retrieve(customer.id)).toMatchObject({ name: 'Ada L.', email: 'ada@example.org', metadata: { more: '2' } });
    expect((await sdk.customers.list({ email: 'ada@example.org' })).data).toHaveLength(1);
    expect((await sdk.customers.list({ email: 'eve@example.org' })).data).toEqual([]);
  });

  it('refuses what the real one refuses', async () => {
    expect(await refusalOf(sdk.customers.retrieve('cus_none'))).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'id' });
    const unknown = await fetch(`${stripe.url}/v1/customers`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_x' },
      body: new URLSearchParams({ colour: 'red' }),
    });
    expect([unknown.status, await unknown.json()]).toEqual([
      400,
      {
        error: { type: 'invalid_request_error', code: 'parameter_unknown', message: 'Received unknown parameter: colour', param: 'colour' },
      },
    ]);
    expect(await refusalOf(sdk.subscriptions.list({ expand: ['data.customer'] }))).toMatchObject({ statusCode: 400, param: 'expand' });
    expect(await refusalOf(sdk.customers.list({ limit: 101 }))).toMatchObject({ statusCode: 400, param: 'limit' });
    const { customer } = await subscribe();
    expect(
      await refusalOf(sdk.subscriptions.create({ customer, items: [{ price: 'price_none' }], payment_behavior: 'default_incomplete' })),
    ).toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'items[0][price]' });
    expect(await refusalOf(sdk.subscriptions.create({ customer, items: [{ price: stripe.ids.monthly }] }))).toMatchObject({
      statusCode: 400,
    });
  });

  it('gives lists page by page', async () => {
    for (const name of ['a', 'b', 'c']) {
      await sdk.customers.create({ name });
    }
    const first = await sdk.customers.list({ limit: 2 });
    expect([first.data.map(({ name }) => name), first.has_more]).toEqual([['c', 'b'], true]);
    const next = await sdk.customers.list({ limit: 2, starting_after: first.data[1]?.id ?? '' });
    expect([next.data.map(({ name }) => name), next.has_more]).toEqual([['a'], false]);
    const names: unknown[] = [];
    for await (const customer of sdk.customers.list({ limit: 1 })) {
      names.push(customer.name);
    }
    expect(names).toEqual(['c', 'b', 'a']);
  });

  it('answers one key with one reply, and refuses it for anything else', async () => {
    const key = { idempotencyKey: 'once' };
    const [one, other] = await Promise.all([sdk.customers.create({ name: 'Ada' }, key), sdk.customers.create({ name: 'Ada' }, key)]);
    expect(one.id).toBe(other.id);
    expect((await sdk.customers.list()).data).toHaveLength(1);
    expect(await refusalOf(sdk.customers.create({ name: 'Eve' }, key))).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
    const refused = { idempotencyKey: 'refused' };
    const refusals = [
      await refusalOf(sdk.refunds.create({ charge: 'ch_none' }, refused)),
      await refusalOf(sdk.refunds.create({ charge: 'ch_none' }, refused)),
    ];
    expect(refusals.map(({ code }) => code)).toEqual(['resource_missing', 'resource_missing']);
  });

  it('goes wrong on command', async () => {
    const create = () => sdk.customers.create({ name: 'Ada' }, { idempotencyKey: 'again' });
    stripe.fail(
      { match: 'POST /v1/customers', kind: 'status-500' },
      { match: 'POST /v1/customers', kind: 'status-429' },
      { match: 'POST /v1/customers', kind: 'reset' },
      { match: 'POST /v1/customers', kind: 'reset-after-accept' },
    );
    expect((await refusalOf(create())).statusCode).toBe(500);
    expect((await refusalOf(create())).statusCode).toBe(429);
    // The client repeats a request by itself when its connection is cut, so these are sent without it.
    const plain = () =>
      fetch(`${stripe.url}/v1/customers`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_x', 'idempotency-key': 'again', 'content-type': 'application/x-www-form-urlencoded' },
        body: 'name=Ada',
      });
    await expect(plain()).rejects.toThrow();
    expect((await sdk.customers.list()).data).toEqual([]);
    await expect(plain()).rejects.toThrow();
    const [accepted] = (await sdk.customers.list()).data;
    expect((await create()).id).toBe(accepted?.id);
  });

  it('can take a request and never answer', async () => {
    stripe.fail({ match: 'POST /v1/customers', kind: 'timeout-after-accept' });
    expect((await refusalOf(sdk.customers.create({ name: 'Ada' }, { timeout: 50 }))).type).toBe('StripeConnectionError');
    expect((await sdk.customers.list()).data).toHaveLength(1);
  });

  it('notes what it was asked', async () => {
    await sdk.customers.create({ email: 'ada@example.org', metadata: { userId: '1' } }, { idempotencyKey: 'k1' });
    expect(stripe.calls('POST /v1/customers')).toEqual([
      {
        method: 'POST',
        path: '/v1/customers',
        body: { email: 'ada@example.org', 'metadata[userId]': '1' },
        idempotencyKey: 'k1',
        at: stripe.now(),
      },
    ]);
    expect(await (await fetch(`${stripe.url}/_calls`)).json()).toEqual(stripe.calls());
  });

  it('is controlled over HTTP', async () => {
    const control = async (act: string, body: object) => {
      const reply = await fetch(`${stripe.url}/_control/${act}`, { method: 'POST', body: JSON.stringify(body) });
      return [reply.status, await reply.json()];
    };
    const { secret } = await subscribe();
    expect(await control('pay', { clientSecret: secret, card: 'declined' })).toEqual([
      200,
      { status: 'requires_payment_method', code: 'card_declined' },
    ]);
    const now = stripe.now();
    expect(await control('advance', { seconds: 10 })).toEqual([200, { ok: true }]);
    expect(stripe.now()).toBe(now + 10);
    expect((await control('advance', { seconds: -1 }))[0]).toBe(400);
    expect((await control('nothing', {}))[0]).toBe(400);
    expect((await control('pay', { clientSecret: 'none', card: 'ok' }))[0]).toBe(400);
    await control('reset', {});
    expect(stripe.calls()).toEqual([]);
  });

  it('previews the next renewal', async () => {
    const { id, customer } = await subscribed();
    expect(await sdk.invoices.createPreview({ customer, subscription: id })).toMatchObject({
      amount_due: 499,
      total: 499,
      currency: 'usd',
    });
    await sdk.subscriptions.update(id, { cancel_at_period_end: true });
    expect(await refusalOf(sdk.invoices.createPreview({ customer, subscription: id }))).toMatchObject({ code: 'invoice_upcoming_none' });
  });
});
