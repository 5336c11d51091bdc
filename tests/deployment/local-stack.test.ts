import { services, type Wiring } from '@city-genie/local-stack/stack/services';
import { describe, expect, it } from 'vitest';
import { configShapeOf, faultsOf, processes } from './processes.js';

const address = (name: string, index: number) => [name, `http://127.0.0.1:${8100 + index}`];
const wiring: Wiring = {
  mongodbUri: 'mongodb://127.0.0.1:27017',
  redisUrl: 'redis://127.0.0.1:6379',
  publicUrl: 'http://localhost:8080',
  smtpUrl: 'smtp://127.0.0.1:1025',
  keyFolder: '/keys',
  maps: { tilesUrl: 'http://127.0.0.1:8191/planet', cacheDir: '/cache' },
  urls: Object.fromEntries(processes.map(address)),
};

const payments = { url: 'http://127.0.0.1:8190', webhookSecret: 'whsec_simulated' };

/** What every process gets from the supervisor. */
const common = { APP_MODE: 'local', HOST: '127.0.0.1', PORT: '8080', KEYS_FILE: '/keys/one/keys.json' };

describe('npm start', () => {
  it('starts every process', () => {
    expect(services.map(({ name }) => name).sort()).toEqual([...processes].sort());
  });

  it.each(services)('gives $name what it reads, and nothing else, also with simulated payments', async ({ name, env }) => {
    for (const one of [wiring, { ...wiring, payments }]) {
      expect(faultsOf(await configShapeOf(name), { ...common, ...env(one) })).toEqual([]);
    }
  });

  it('has no keys of a payment provider, and with simulated payments those of its stand-in', () => {
    const payingEnv = (one: Wiring) =>
      services.flatMap(({ name, env }) =>
        Object.entries(env(one)).flatMap(([variable, value]) => (/^STRIPE_/.test(variable) ? [[name, variable, value]] : [])),
      );
    const script = 'http://127.0.0.1:8190/stripe.js';
    expect(payingEnv(wiring)).toEqual([]);
    expect(payingEnv({ ...wiring, payments })).toEqual([
      ['identity', 'STRIPE_PUBLISHABLE_KEY', 'pk_test_simulated'],
      ['identity', 'STRIPE_JS_URL', script],
      ['billing', 'STRIPE_SECRET_KEY', 'sk_test_simulated'],
      ['billing', 'STRIPE_WEBHOOK_SECRET', 'whsec_simulated'],
      ['billing', 'STRIPE_PRICE_MONTHLY', 'price_monthly_simulated'],
      ['billing', 'STRIPE_PRICE_YEARLY', 'price_yearly_simulated'],
      ['billing', 'STRIPE_API_URL', 'http://127.0.0.1:8190'],
      ['gateway', 'STRIPE_JS_URL', script],
    ]);
  });
});
