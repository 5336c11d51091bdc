import { describe, expect, it } from 'vitest';
import { latestInvoiceOf, openAccount, refusalOf } from './stripe-account.js';

const { stripe, sdk, subscribe, subscribed, read } = await openAccount();

const numbers = { ok: '4242 4242 4242 4242', declined: '4000000000000002', challenged: '4000002500003155' };

/** What Stripe.js sends when a card is confirmed. */
async function confirm(secret: string, number: string, key = 'pk_test_x') {
  const [intent] = secret.split('_secret_');
  const body = new URLSearchParams({
    key,
    client_secret: secret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
  });
  const reply = await fetch(`${stripe.url}/v1/payment_intents/${intent}/confirm`, { method: 'POST', body });
  return { status: reply.status, origin: reply.headers.get('access-control-allow-origin'), body: await reply.json() };
}

const textOf = async (path: string) => (await fetch(`${stripe.url}${path}`)).text();

describe("the browser's side of the fake Stripe", () => {
  it('serves Stripe.js, the form and what they need', async () => {
    const script = await fetch(`${stripe.url}/stripe.js`);
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(await script.text()).toContain('window.Stripe');
    const form = await textOf('/elements/payment?theme=night&parent=http://localhost:8080');
    expect(form).toContain('data-theme="night"');
    for (const label of ['Simulated card', 'Card number', 'Expiration date', 'Security code']) {
      expect(form).toContain(label);
    }
    expect((await fetch(`${stripe.url}/_assets/element.js`)).status).toBe(200);
    expect((await fetch(`${stripe.url}/_assets/server.js`)).status).toBe(404);
  });

  it('puts nothing from the address into the page as it is', async () => {
    expect(await textOf(`/elements/payment?theme=${encodeURIComponent('"><script>')}`)).not.toContain('"><script>');
  });

  it('confirms with the publishable key and the right secret, from any origin', async () => {
    const { id, secret } = await subscribe();
    expect(await confirm(secret, numbers.declined)).toMatchObject({
      status: 402,
      origin: '*',
      body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
    });
    expect(await confirm(secret, numbers.ok)).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect((await read(id)).status).toBe('active');
    const shown = await fetch(`${stripe.url}/v1/payment_intents/${secret.split('_secret_')[0]}?key=pk_test_x&client_secret=${secret}`);
    expect(await shown.json()).toMatchObject({ object: 'payment_intent', status: 'succeeded' });
    const preflight = await fetch(`${stripe.url}/v1/payment_intents/pi_x/confirm`, { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });

  it('tells a page nothing without the secret', async () => {
    const { secret } = await subscribe();
    expect(await confirm(`${secret}x`, numbers.ok)).toMatchObject({ status: 400 });
    expect((await fetch(`${stripe.url}/v1/customers?key=pk_test_x`)).status).toBe(401);
    expect((await fetch(`${stripe.url}/v1/customers?key=pk_test_x`)).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('refuses a secret that is over as an invalid request', async () => {
    const { secret } = await subscribe();
    await stripe.advance(23 * 3600);
    expect(await confirm(secret, numbers.ok)).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' } },
    });
  });

  it('asks the owner of a card', async () => {
    const { id, secret } = await subscribe();
    expect((await confirm(secret, numbers.challenged)).body).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    });
    expect(await textOf('/_challenge?parent=http://localhost:8080')).toContain('Complete');
    const answer = (passed: string) =>
      fetch(`${stripe.url}/_challenge`, { method: 'POST', body: new URLSearchParams({ client_secret: secret, passed }) });
    await answer('false');
    expect((await read(id)).status).toBe('incomplete');
    await confirm(secret, numbers.challenged);
    await answer('true');
    expect((await read(id)).status).toBe('active');
  });

  it('has a portal, where the card is replaced', async () => {
    const { id, customer } = await subscribed();
    const { url } = await sdk.billingPortal.sessions.create({ customer, return_url: 'http://localhost:8080/account' });
    const path = url.slice(stripe.url.length);
    expect(await textOf(path)).toContain('href="http://localhost:8080/account"');
    const reply = await fetch(url, { method: 'POST', body: new URLSearchParams({ card: 'declined' }) });
    expect(await reply.text()).toContain('Payment method: declined');
    const subscription = await read(id);
    const card = await sdk.paymentMethods.retrieve(String(subscription.default_payment_method));
    expect(card).toMatchObject({ customer, card: { last4: '0002' } });
    expect((await fetch(`${stripe.url}/_portal/none`)).status).toBe(404);
    expect((await refusalOf(sdk.billingPortal.sessions.create({ customer: 'cus_none' }))).param).toBe('customer');
  });

  it('shows invoices at their addresses', async () => {
    const { id } = await subscribed();
    const { hosted_invoice_url: url } = latestInvoiceOf(await read(id));
    expect(await (await fetch(url ?? '')).text()).toContain('Total $4.99, paid.');
  });

  it('keeps what an account is set up with', async () => {
    const endpoint = await sdk.webhookEndpoints.create({ url: 'https://example.org/hook', enabled_events: ['invoice.paid'] });
    expect(endpoint.secret).toMatch(/^whsec_/);
    const [listed] = (await sdk.webhookEndpoints.list()).data;
    expect(listed).toMatchObject({ id: endpoint.id, url: 'https://example.org/hook', enabled_events: ['invoice.paid'] });
    expect(listed?.secret).toBeUndefined();
    await sdk.billingPortal.configurations.create({ features: { invoice_history: { enabled: true } }, metadata: { made: 'here' } });
    expect((await sdk.billingPortal.configurations.list()).data).toMatchObject([{ is_default: true, metadata: { made: 'here' } }]);
  });
});
