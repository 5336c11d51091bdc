import { createServer } from 'node:http';
import type Stripe from 'stripe';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { daySeconds, openAccount, start } from './stripe-account.js';

const { stripe, sdk, subscribed } = await openAccount();
const secret = 'whsec_simulated';

type Sent = { event: Stripe.Event | undefined; error: string | undefined };
const sent: Sent[] = [];
const headers: string[] = [];
let status = 200;

const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
  request.on('end', () => {
    headers.push(String(request.headers['stripe-signature']));
    sent.push(verified(Buffer.concat(chunks), headers.at(-1) ?? ''));
    response.writeHead(status).end();
  });
});

function verified(body: Buffer, signature: string): Sent {
  try {
    return { event: sdk.webhooks.constructEvent(body, signature, secret, 300, undefined, start.getTime()), error: undefined };
  } catch (error) {
    return { event: undefined, error: error instanceof Error ? error.constructor.name : String(error) };
  }
}

await new Promise<void>((resolve) => {
  receiver.listen(0, '127.0.0.1', resolve);
});
const address = receiver.address();
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/webhook`;

const types = () => sent.map(({ event }) => event?.type);

beforeEach(() => {
  sent.length = 0;
  status = 200;
});
afterAll(() => {
  receiver.close();
  receiver.closeAllConnections();
});

describe('the webhooks of the fake Stripe', () => {
  it('tell of every change, signed', async () => {
    stripe.webhooks({ url, secret });
    const { id } = await subscribed();
    await stripe.settled();
    expect(types()).toEqual([
      'customer.created',
      'invoice.created',
      'invoice.finalized',
      'customer.subscription.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'payment_method.attached',
      'customer.subscription.updated',
    ]);
    const event = sent.at(-1)?.event;
    expect(event).toMatchObject({
      object: 'event',
      api_version: '2026-10-28.endive',
      livemode: false,
      data: { object: { id, status: 'active' }, previous_attributes: { status: 'incomplete', default_payment_method: null } },
    });
    expect(await sdk.events.retrieve(event?.id ?? '')).toMatchObject({ type: 'customer.subscription.updated', data: { object: { id } } });
  });

  it('name the request that is their cause', async () => {
    stripe.webhooks({ url, secret });
    await sdk.customers.create({ name: 'Ada' }, { idempotencyKey: 'k1' });
    await stripe.settled();
    expect(sent[0]?.event?.request).toEqual({ id: expect.stringMatching(/^req_/), idempotency_key: 'k1' });
  });

  it('come twice, or the wrong way round', async () => {
    stripe.webhooks({ url, secret, duplicate: 1 });
    await sdk.customers.create({ name: 'Ada' });
    await stripe.settled();
    expect(sent.map(({ event }) => event?.id)).toEqual([sent[0]?.event?.id, sent[0]?.event?.id]);
    sent.length = 0;
    stripe.webhooks({ url, secret, reorder: true, pause: true });
    await subscribed();
    await stripe.flush();
    expect(types()[0]).toBe('customer.subscription.updated');
    expect(types().at(-1)).toBe('customer.created');
  });

  it('get lost, and can be listed and sent again', async () => {
    stripe.webhooks({ url, secret, drop: 1 });
    const { id } = await sdk.customers.create({ name: 'Ada' });
    await sdk.customers.update(id, { name: 'Eve' });
    await stripe.settled();
    expect(types()).toEqual(['customer.updated']);
    const lost = await sdk.events.list({ delivery_success: false });
    expect(lost.data.map(({ type }) => type)).toEqual(['customer.created']);
    expect((await sdk.events.list({ types: ['customer.updated'] })).data).toHaveLength(1);
    await stripe.flush();
    expect(types()).toEqual(['customer.updated', 'customer.created']);
    expect((await sdk.events.list({ delivery_success: false })).data).toEqual([]);
  });

  it('are sent again when the receiver refused or nobody was there', async () => {
    stripe.webhooks({ url, secret });
    status = 500;
    await sdk.customers.create({ name: 'Ada' });
    await stripe.settled();
    expect(stripe.undelivered()).toHaveLength(1);
    status = 200;
    await stripe.advance(60);
    expect([types(), stripe.undelivered()]).toEqual([['customer.created', 'customer.created'], []]);
    stripe.webhooks({ url: 'http://127.0.0.1:1/', secret });
    await sdk.customers.create({ name: 'Eve' });
    await stripe.settled();
    expect(stripe.undelivered()).toHaveLength(1);
  });

  it('are held until they are flushed', async () => {
    stripe.webhooks({ url, secret });
    stripe.hold();
    await sdk.customers.create({ name: 'Ada' });
    await stripe.settled();
    expect(sent).toEqual([]);
    await stripe.flush();
    expect(types()).toEqual(['customer.created']);
    await sdk.customers.create({ name: 'Eve' });
    await stripe.settled();
    expect(sent).toHaveLength(1);
    stripe.hold(false);
    await stripe.settled();
    expect(sent).toHaveLength(2);
  });

  it('are signed by the clock that was given, however far Stripe’s is put forward', async () => {
    stripe.webhooks({ url, secret });
    await stripe.advance(30 * daySeconds);
    await sdk.customers.create({ name: 'Ada' });
    await stripe.settled();
    expect(headers.at(-1)).toContain(`t=${start.getTime() / 1000},`);
    expect(types()).toEqual(['customer.created']);
  });

  it('are refused with a wrong or an old signature', async () => {
    stripe.webhooks({ url, secret, badSignature: true });
    await sdk.customers.create({ name: 'Ada' });
    await stripe.settled();
    stripe.webhooks({ url, secret, oldTimestamp: true });
    await sdk.customers.create({ name: 'Eve' });
    await stripe.settled();
    expect(sent.map(({ error }) => error)).toEqual(['StripeSignatureVerificationError', 'StripeSignatureVerificationError']);
  });
});
