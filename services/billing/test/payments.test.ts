import { ConfigError } from '@city-genie/service-kit/process/config';
import { describe, expect, it } from 'vitest';
import { paymentsOf } from '../src/stripe/payments.js';
import { testPayments } from './billing-fixture.js';

const local = { APP_MODE: 'local', ...testPayments } as const;
const live = { ...local, APP_MODE: 'production', STRIPE_SECRET_KEY: 'sk_live_1' } as const;
const fault = (config: Parameters<typeof paymentsOf>[0]) => {
  try {
    return paymentsOf(config)?.environment;
  } catch (error) {
    return error instanceof ConfigError ? error.message : error;
  }
};

describe('the payment provider of an installation', () => {
  it('is none without a key, in production too', () => {
    expect([fault({ APP_MODE: 'local' }), fault({ APP_MODE: 'production' })]).toEqual([undefined, undefined]);
  });

  it('says where payments are made', () => {
    expect([fault(local), fault(live), fault({ ...local, STRIPE_API_URL: 'http://127.0.0.1:1' })]).toEqual(['test', 'live', 'simulated']);
    expect(fault({ ...live, STRIPE_SECRET_KEY: 'rk_live_1' })).toBe('live');
  });

  it.each(['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_YEARLY'] as const)('needs %s beside the key', (name) => {
    for (const value of [undefined, ' ']) {
      expect(fault({ ...live, [name]: value })).toContain(`${name} has to be set beside STRIPE_SECRET_KEY`);
    }
  });

  it('takes real money in production, and only there where it isn’t played', () => {
    expect(fault({ ...live, STRIPE_SECRET_KEY: 'sk_test_1' })).toContain('STRIPE_SECRET_KEY is a test key');
    expect(fault({ ...live, STRIPE_API_URL: 'http://127.0.0.1:1' })).toContain('STRIPE_API_URL must not be set in production');
    expect(fault({ ...live, APP_MODE: 'local', STRIPE_API_URL: 'http://127.0.0.1:1' })).toContain('must not be a live key');
  });

  it('may have two secrets, while one is replaced', () => {
    expect(paymentsOf({ ...local, STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old,' })?.webhookSecrets).toEqual(['whsec_new', 'whsec_old']);
  });
});
