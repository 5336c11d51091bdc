import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessSpec } from '../processes/managed-process.js';
import { answersOk } from '../processes/readiness.js';
import { StackError } from '../processes/stack-error.js';

/** A stand-in for the payment provider, which plays payments in memory (`packages/stand-ins`). */
export type SimulatedPayments = {
  /** Base address of its API, its script and its test acts. */
  url: string;
  /** Signs what it tells billing. */
  webhookSecret: string;
};

const entry = 'packages/stand-ins/dist/stripe/main.js';
const webhookPath = '/api/webhooks/stripe';
const tellTimeoutMs = 5000;

/** A stand-in that will listen at this port of loopback; its secret is another one at each start. */
export function simulatedPaymentsAt(port: number): SimulatedPayments {
  return { url: `http://127.0.0.1:${port}`, webhookSecret: `whsec_${randomBytes(24).toString('hex')}` };
}

/**
 * The stand-in as a process of its own.
 *
 * @throws StackError when it isn't built
 */
export function simulatedPaymentsSpec(rootDir: string, { url }: SimulatedPayments): ProcessSpec {
  if (!existsSync(join(rootDir, entry))) {
    throw new StackError(`${entry} is missing; build it first: npm run build`);
  }
  return {
    name: 'stripe',
    kind: 'service',
    command: process.execPath,
    args: ['--enable-source-maps', join(rootDir, entry)],
    cwd: rootDir,
    env: { ...process.env, PORT: new URL(url).port },
    isReady: () => answersOk(`${url}/healthz`),
  };
}

/** Tells the stand-in, which is ready, where it tells of payments: at the gateway. @throws StackError when it refuses */
export async function connectWebhooks({ url, webhookSecret }: SimulatedPayments, gatewayUrl: string): Promise<void> {
  const reply = await fetch(`${url}/_control/webhooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: `${gatewayUrl}${webhookPath}`, secret: webhookSecret }),
    signal: AbortSignal.timeout(tellTimeoutMs),
  });
  if (!reply.ok) {
    throw new StackError(`The stand-in for Stripe refuses the address of the webhook (${reply.status}: ${await reply.text()}).`);
  }
}

/** What billing needs to sell by the stand-in. Its prices are the stand-in's own. */
export const billingPayments = ({ url, webhookSecret }: SimulatedPayments): Record<string, string> => ({
  STRIPE_SECRET_KEY: 'sk_test_simulated',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICE_MONTHLY: 'price_monthly_simulated',
  STRIPE_PRICE_YEARLY: 'price_yearly_simulated',
  STRIPE_API_URL: url,
});

/** From where the site's pages load the stand-in's script; the gateway lets it in. */
export const paymentScript = ({ url }: SimulatedPayments): Record<string, string> => ({ STRIPE_JS_URL: `${url}/stripe.js` });

/** What identity tells the site. */
export const sitePayments = (payments: SimulatedPayments): Record<string, string> => ({
  STRIPE_PUBLISHABLE_KEY: 'pk_test_simulated',
  ...paymentScript(payments),
});
