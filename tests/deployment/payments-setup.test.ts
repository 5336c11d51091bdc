import { planPrices } from '@city-genie/contracts/billing/plans';
import { runPaymentsSetup } from '@city-genie/local-stack/payments/run-setup';
import { setUpAccount, webhookEvents } from '@city-genie/local-stack/payments/set-up-account';
import { openStripeAccount, type StripeAccount } from '@city-genie/local-stack/payments/stripe-account';
import { type FakeStripe, startFakeStripe } from '@city-genie/stand-ins/stripe/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const secretKey = 'sk_test_setup';
const publicUrl = 'https://genie.example';
const webhookUrl = `${publicUrl}/api/webhooks/stripe`;

let stripe: FakeStripe;
let account: StripeAccount;
beforeEach(async () => {
  stripe = await startFakeStripe();
  account = openStripeAccount({ secretKey, apiUrl: stripe.url, apiVersion: '2026-10-28.endive' });
});
afterEach(() => stripe.close());

async function run(env: NodeJS.ProcessEnv = {}): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const all = { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: stripe.url, PUBLIC_URL: publicUrl, ...env };
  const code = await runPaymentsSetup(all, (line) => void lines.push(line));
  return { code, lines };
}

const made = () => stripe.calls().filter(({ method }) => method === 'POST');
const settingIn = (lines: readonly string[], name: string) => lines.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1);

describe('npm run payments:setup', () => {
  it('makes product, prices, portal and webhook, and says what to set', async () => {
    const { code, lines } = await run();
    const prices = await account.list('prices', { lookup_keys: ['city_genie_monthly_499', 'city_genie_yearly_5200'] });
    expect(code).toBe(0);
    expect(lines[0]).toBe(`The account's test mode, for ${publicUrl}:`);
    for (const plan of ['monthly', 'yearly'] as const) {
      const price = prices.find(({ lookup_key }) => lookup_key?.startsWith(`city_genie_${plan}_`));
      const { amountCents, interval } = planPrices[plan];
      expect(price).toMatchObject({ unit_amount: amountCents, currency: 'usd', recurring: { interval } });
      expect(settingIn(lines, `STRIPE_PRICE_${plan.toUpperCase()}`)).toBe(price?.id);
    }
    expect(await account.list('webhook_endpoints')).toMatchObject([
      { url: webhookUrl, enabled_events: webhookEvents, api_version: '2026-10-28.endive' },
    ]);
    expect(settingIn(lines, 'STRIPE_WEBHOOK_SECRET')).toMatch(/^whsec_\w+ \(shown this once\)$/);
    expect(lines.join('\n')).not.toContain(secretKey);
  });

  it('makes nothing twice, and doesn’t say the secret again', async () => {
    const first = await run();
    const before = made().length;
    const second = await run();
    expect([second.code, made().length]).toEqual([0, before]);
    for (const name of ['STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_YEARLY']) {
      expect(settingIn(second.lines, name)).toBe(settingIn(first.lines, name));
    }
    expect(second.lines.join('\n')).not.toMatch(/whsec_|is new/);
    expect(settingIn(second.lines, 'STRIPE_WEBHOOK_SECRET')).toContain('was shown when the webhook was made');
  });

  it('goes on where it was interrupted', async () => {
    stripe.fail({ match: 'POST /v1/prices', kind: 'status-500' });
    const failed = await run();
    expect([failed.code, failed.lines[0]]).toEqual([1, expect.stringContaining('Stripe refused POST prices with 500')]);
    expect((await run()).code).toBe(0);
    const products = await account.list('products');
    expect(products.filter(({ metadata }) => metadata?.city_genie === 'subscription')).toHaveLength(1);
  });

  it('makes no webhook for an address that Stripe can’t reach, and says what to do instead', async () => {
    for (const unreachable of ['http://genie.example', 'https://localhost:8443', 'https://127.0.0.1']) {
      const { code, lines } = await run({ PUBLIC_URL: unreachable });
      expect([code, settingIn(lines, 'STRIPE_WEBHOOK_SECRET')]).toEqual([0, expect.stringContaining('stripe listen --forward-to')]);
    }
    expect(await account.list('webhook_endpoints')).toEqual([]);
  });

  it('names the events that a webhook lacks', async () => {
    await account.create('webhook_endpoints', { url: webhookUrl, enabled_events: webhookEvents.slice(1) });
    expect((await run()).lines.at(-1)).toMatch(/lacks these events; .*: customer\.deleted$/);
  });

  it('refuses a price with another sum', async () => {
    const { id } = await account.create('products', { name: 'Old' });
    const old = { product: id, unit_amount: 100, currency: 'usd', recurring: { interval: 'month' }, lookup_key: 'city_genie_monthly_499' };
    const price = await account.create('prices', old);
    expect(await run()).toEqual({
      code: 1,
      lines: [expect.stringContaining(`${price.id} is 100 usd a month where the site sells for 499`)],
    });
  });

  it('says that the portal has to be saved once where it isn’t the account’s own', async () => {
    const notDefault: StripeAccount = {
      ...account,
      create: async (path, fields) => ({ ...(await account.create(path, fields)), is_default: false }),
    };
    const site = { publicUrl, apiVersion: '2026-10-28.endive' };
    expect((await setUpAccount(notDefault, site)).portal).toMatchObject({ isNew: true, isDefault: false });
  });

  it('says what the portal that is there offers against our rules', async () => {
    await account.create('billing_portal/configurations', {
      features: { payment_method_update: { enabled: true }, subscription_cancel: { enabled: true } },
    });
    expect((await run()).lines.at(-1)).toMatch(/portal: invoice_history on, subscription_cancel off$/);
  });

  it.each(['', 'pk_test_public', 'whsec_secret'])('needs a secret key: %j', async (key) => {
    const { code, lines } = await run({ STRIPE_SECRET_KEY: key });
    expect([code, lines]).toEqual([1, [expect.stringContaining('STRIPE_SECRET_KEY has to be set to a secret key')]]);
    expect(stripe.calls()).toEqual([]);
  });

  it('says when nobody answers', async () => {
    expect(await run({ STRIPE_API_URL: 'http://127.0.0.1:1' })).toEqual({
      code: 1,
      lines: [expect.stringContaining("Stripe can't be reached at http://127.0.0.1:1")],
    });
  });
});
