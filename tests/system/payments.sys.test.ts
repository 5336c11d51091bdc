import { cities } from '@city-genie/city-data/catalog';
import { planPrices } from '@city-genie/contracts/billing/plans';
import { createSubscriptionRoute, subscriptionStatusRoute } from '@city-genie/contracts/billing/routes';
import { siteConfigRoute } from '@city-genie/contracts/site-config/routes';
import { joinTestStack, type TestStack } from '@city-genie/test-kit/test-stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, eventually } from './call.js';
import { mailsTo, newAccount, registerAndVerify, type Visitor } from './visitor.js';

let stack: TestStack;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ stop, ...stack } = await joinTestStack());
}, 120_000);
afterAll(() => stop());

const waitMs = 20_000;
const search = { mood: 'cozy-contemplative', timeframe: 'half-day' };
const searchLondon = async (visitor: Visitor) => (await visitor.post('/api/london/search', search)).status;

const locked = cities.filter(({ access }) => access === 'subscription');

/** What the paid calls of the locked cities answer, each status once. */
async function lockedStatuses(visitor: Visitor): Promise<number[]> {
  const replies = locked.flatMap(({ key, moods }) => {
    const body = { ...search, mood: moods[0] };
    return [visitor.get(`/api/${key}/guide`), visitor.post(`/api/${key}/search`, body), visitor.post(`/api/${key}/cuisine`, body)];
  });
  return [...new Set((await Promise.all(replies)).map(({ status }) => status))];
}

/** What is done at the payment provider, by its test acts. */
async function atProvider(act: string, body: object): Promise<void> {
  const reply = await fetch(`${stack.stripeUrl}/_control/${act}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([act, reply.status, await reply.text()]).toEqual([act, 200, expect.anything()]);
}

/** A visitor who is asked for the card, and the secret of the form that asks. */
async function atTheForm() {
  const account = newAccount('payer');
  const visitor = await registerAndVerify(stack, account);
  await visitor.post('/api/auth/login', account);
  const before = await searchLondon(visitor);
  const started = createSubscriptionRoute.reply.parse((await visitor.post('/api/create-subscription', { priceId: 'monthly' })).json);
  const { amountCents } = planPrices.monthly;
  expect([before, started.due]).toEqual([402, { amountCents, currency: 'usd', plan: 'monthly', kind: 'first', isWithdrawable: true }]);
  return { account, visitor, clientSecret: started.clientSecret ?? expect.fail('no secret') };
}

const mailOf = (address: string, subject: string) =>
  eventually(
    async () => (await mailsTo(stack, address)).find((mail) => mail.subject === subject),
    (mail) => mail !== undefined,
    waitMs,
  );

describe('a payment', () => {
  it('opens every city, is told by mail, and can be withdrawn, which closes them', async () => {
    const { account, visitor, clientSecret } = await atTheForm();
    await atProvider('pay', { clientSecret, card: 'ok' });
    expect(
      await eventually(
        () => searchLondon(visitor),
        (status) => status === 200,
        waitMs,
      ),
    ).toBe(200);
    expect(await lockedStatuses(visitor)).toEqual([200]);
    const paid = await mailOf(account.email, 'Your subscription is active');
    expect(paid?.text).toContain('Plan: Monthly\nCharged: $4.99');

    const withdrawn = await visitor.post('/api/subscription/withdraw');
    expect([withdrawn.status, await lockedStatuses(visitor)]).toEqual([200, [402]]);
    const refunded = await mailOf(account.email, 'Your withdrawal is done');
    expect(refunded?.text).toContain('Plan: Monthly\nPaid back: $4.99');
  });

  it('that is declined opens nothing', async () => {
    const { visitor, clientSecret } = await atTheForm();
    await atProvider('pay', { clientSecret, card: 'declined' });
    expect((await visitor.get('/api/subscription-status')).json).toMatchObject({ success: false, needsPayment: true });
    expect(await lockedStatuses(visitor)).toEqual([402]);
  });

  it('opens every city with the request that follows the word that it has arrived', async () => {
    const { visitor, clientSecret } = await atTheForm();
    await atProvider('pay', { clientSecret, card: 'ok' });
    const status = async () => subscriptionStatusRoute.reply.parse((await visitor.get('/api/subscription-status')).json);
    await eventually(status, ({ success }) => success, waitMs);
    expect(await lockedStatuses(visitor)).toEqual([200]);
  });

  it('isn’t believed to whoever cannot sign it', async () => {
    const event = JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object: { id: 'in_1' } } });
    const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' };
    const reply = await call(stack.url, { method: 'POST', path: '/api/webhooks/stripe', body: event, headers });
    expect([reply.status, reply.json]).toEqual([400, expect.objectContaining({ code: 'bad_request' })]);
  });
});

describe('the pages that take payments', () => {
  it.each(['/subscribe', '/register'])('%s lets in the stand-in that the site is told of, and it is there', async (path) => {
    const { stripePublishableKey, stripeJsUrl, arePaymentsSimulated } = siteConfigRoute.reply.parse(
      (await call(stack.url, { path: '/api/config' })).json,
    );
    expect({ stripePublishableKey, stripeJsUrl, arePaymentsSimulated }).toEqual({
      stripePublishableKey: 'pk_test_simulated',
      stripeJsUrl: `${stack.stripeUrl}/stripe.js`,
      arePaymentsSimulated: true,
    });
    const policy = (await call(stack.url, { path })).headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' https://js.stripe.com ${stack.stripeUrl} 'sha256-`);
    const script = await fetch(String(stripeJsUrl));
    expect([script.status, script.headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')]);
  });
});
