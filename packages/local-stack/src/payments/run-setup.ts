import { type SetUpAccount, setUpAccount } from './set-up-account.js';
import { openStripeAccount, StripeRefusal } from './stripe-account.js';

/** The version that billing's client speaks, so that events have the form that it reads. */
const apiVersion = '2026-10-28.endive';
const dashboard = 'https://dashboard.stripe.com';

/**
 * `npm run payments:setup`: makes in the Stripe account of `STRIPE_SECRET_KEY` what the site at `PUBLIC_URL` needs, and says which variables
 * to set. It can be repeated. It prints the webhook's secret when Stripe gives it out, and never the key.
 *
 * @param say prints a line
 * @returns the exit code
 */
export async function runPaymentsSetup(env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<number> {
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_API_URL: apiUrl = 'https://api.stripe.com' } = env;
  if (!/^(sk|rk)_(test|live)_/.test(secretKey)) {
    say(`STRIPE_SECRET_KEY has to be set to a secret key of the account: sk_test_… or sk_live_…, from ${dashboard}/apikeys`);
    return 1;
  }
  const publicUrl = (env.PUBLIC_URL ?? 'http://localhost:8080').replace(/\/+$/, '');
  try {
    const account = openStripeAccount({ secretKey, apiUrl, apiVersion });
    const done = await setUpAccount(account, { publicUrl, apiVersion });
    for (const line of report(done, publicUrl, secretKey.includes('_live_'))) {
      say(line);
    }
    return 0;
  } catch (error) {
    say(error instanceof StripeRefusal ? error.message : `Stripe can't be reached at ${apiUrl}: ${String(error)}`);
    return 1;
  }
}

function report({ product, prices, portal, webhook }: SetUpAccount, publicUrl: string, isLive: boolean): string[] {
  const parts = Object.entries({
    product,
    'monthly price': prices.monthly,
    'yearly price': prices.yearly,
    portal,
    ...(webhook && { webhook }),
  });
  return [
    `The account's ${isLive ? 'live' : 'test'} mode, for ${publicUrl}:`,
    ...parts.map(([name, { id, isNew }]) => `  ${name} ${id} ${isNew ? 'is new' : 'was there'}`),
    '',
    'Variables to set:',
    `STRIPE_SECRET_KEY= the key that this ran with`,
    `STRIPE_PUBLISHABLE_KEY= from ${dashboard}/apikeys`,
    `STRIPE_PRICE_MONTHLY=${prices.monthly.id}`,
    `STRIPE_PRICE_YEARLY=${prices.yearly.id}`,
    ...secretLines(webhook),
    ...portalLines(portal),
  ];
}

function secretLines(webhook: SetUpAccount['webhook']): string[] {
  if (webhook === undefined) {
    return ['STRIPE_WEBHOOK_SECRET= what `stripe listen --forward-to localhost:8080/api/webhooks/stripe` says; Stripe reaches https alone'];
  }
  const { secret, missingEvents } = webhook;
  return [
    secret === undefined
      ? `STRIPE_WEBHOOK_SECRET= was shown when the webhook was made; ${dashboard}/webhooks shows it, or rolls it for a new one`
      : `STRIPE_WEBHOOK_SECRET=${secret} (shown this once)`,
    ...(missingEvents.length > 0
      ? ['', `The webhook lacks these events; add them at ${dashboard}/webhooks: ${missingEvents.join(', ')}`]
      : []),
  ];
}

function portalLines({ isDefault, wrongFeatures }: SetUpAccount['portal']): string[] {
  const page = `${dashboard}/settings/billing/portal`;
  return [
    ...(isDefault ? [] : ['', `Press Save once at ${page}: only that makes the portal the account's own.`]),
    ...(wrongFeatures.length > 0
      ? ['', `The portal offers what it shouldn't, or lacks something; turn at ${page}: ${wrongFeatures.join(', ')}`]
      : []),
  ];
}
