import type { PlanName } from '@city-genie/contracts/billing/plans';
import { ConfigError, type ConfigOf } from '@city-genie/service-kit/process/config';
import Stripe from 'stripe';
import type { billingConfig } from '../config.js';

/** Where a payment was made. What was paid in one opens nothing in another (docs/rules/payment.md#environments). */
export const environments = ['simulated', 'test', 'live'] as const;

export type PaymentEnvironment = (typeof environments)[number];

/** The configured payment provider. */
export type Payments = {
  stripe: Stripe;
  environment: PaymentEnvironment;
  /** Any of them may have signed an event. */
  webhookSecrets: readonly string[];
  prices: Readonly<Record<PlanName, string>>;
};

/** The version of Stripe's API that this code was written for. */
const apiVersion = '2026-10-28.endive';
/** Of one attempt; the SDK makes two. Whoever waits is answered by the gateway after 15 seconds at most; a repeat finds what was done. */
const attemptTimeoutMs = 5000;

type Config = Pick<
  ConfigOf<typeof billingConfig>,
  'APP_MODE' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_PRICE_MONTHLY' | 'STRIPE_PRICE_YEARLY' | 'STRIPE_API_URL'
>;

function faultsOf(key: string, config: Config): string[] {
  const needed = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_YEARLY'] as const;
  const missing = needed.filter((name) => !config[name]?.trim()).map((name) => `${name} has to be set beside STRIPE_SECRET_KEY`);
  if (config.STRIPE_API_URL !== undefined && key.includes('_live_')) {
    missing.push('STRIPE_SECRET_KEY must not be a live key where payments are played (STRIPE_API_URL)');
  }
  if (config.APP_MODE !== 'production') {
    return missing;
  }
  return [
    ...missing,
    ...(config.STRIPE_API_URL === undefined ? [] : ['STRIPE_API_URL must not be set in production: payments would only be played']),
    ...(key.includes('_test_') ? ['STRIPE_SECRET_KEY is a test key, which must not be used in production'] : []),
  ];
}

function environmentOf(key: string, { STRIPE_API_URL }: Config): PaymentEnvironment {
  if (STRIPE_API_URL !== undefined) {
    return 'simulated';
  }
  return key.includes('_live_') ? 'live' : 'test';
}

/** The address of the SDK's requests. */
function addressOf(apiUrl: string | undefined) {
  if (apiUrl === undefined) {
    return {};
  }
  const { hostname, port, protocol } = new URL(apiUrl);
  const isEncrypted = protocol === 'https:';
  return { host: hostname, port: Number(port) || (isEncrypted ? 443 : 80), protocol: isEncrypted ? ('https' as const) : ('http' as const) };
}

/** @returns undefined without a key. @throws ConfigError for half a configuration, and in production for one that takes no real money */
export function paymentsOf(config: Config): Payments | undefined {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_URL } = config;
  if (key === undefined) {
    return undefined;
  }
  const faults = faultsOf(key, config);
  if (faults.length > 0) {
    throw new ConfigError(['Invalid configuration:', ...faults.map((fault) => `✖ ${fault}`)].join('\n'));
  }
  return {
    stripe: new Stripe(key, {
      apiVersion,
      timeout: attemptTimeoutMs,
      maxNetworkRetries: 1,
      telemetry: false,
      ...addressOf(STRIPE_API_URL),
    }),
    environment: environmentOf(key, config),
    webhookSecrets: (config.STRIPE_WEBHOOK_SECRET ?? '')
      .split(',')
      .map((secret) => secret.trim())
      .filter((secret) => secret !== ''),
    prices: { monthly: config.STRIPE_PRICE_MONTHLY ?? '', yearly: config.STRIPE_PRICE_YEARLY ?? '' },
  };
}
