import { readProcessConfig } from '@city-genie/service-kit/process/config';
import { describe, expect, it } from 'vitest';
import { gatewayConfig, trustProxyHopsOf, upstreamsOf } from '../src/config.js';

const env = {
  APP_MODE: 'production',
  PORT: '8080',
  KEYS_FILE: '/run/keys.json',
  PUBLIC_URL: 'https://genie.example/',
  REDIS_URL: 'redis://127.0.0.1:6379',
  IDENTITY_URL: 'http://identity:8101',
  BILLING_URL: 'http://billing:8102',
  RECOMMENDATIONS_URL: 'http://recommendations:8103',
  WEATHER_URL: 'http://weather:8104',
  WAITLIST_URL: 'http://waitlist:8105',
  MAPS_URL: 'http://maps:8107',
};
const read = (changes: NodeJS.ProcessEnv = {}) => readProcessConfig(gatewayConfig, { ...env, ...changes });

describe('TRUST_PROXY_HOPS', () => {
  it('is required in production', () => {
    expect(() => trustProxyHopsOf(read())).toThrow('TRUST_PROXY_HOPS has to be set in production');
    expect(() => trustProxyHopsOf(read({ TRUST_PROXY_HOPS: '' }))).toThrow('TRUST_PROXY_HOPS');
    expect([trustProxyHopsOf(read({ TRUST_PROXY_HOPS: '0' })), trustProxyHopsOf(read({ TRUST_PROXY_HOPS: '2' }))]).toEqual([0, 2]);
  });

  it('defaults to 0 in local mode', () => {
    expect([trustProxyHopsOf(read({ APP_MODE: 'local' })), trustProxyHopsOf(read({ APP_MODE: 'local', TRUST_PROXY_HOPS: '1' }))]).toEqual([
      0, 1,
    ]);
  });

  it.each(['-1', 'one', '1.5', '11'])('rejects %s', (hops) => {
    expect(() => read({ TRUST_PROXY_HOPS: hops })).toThrow('TRUST_PROXY_HOPS');
  });
});

it('a stand-in for the payment provider is refused in production', () => {
  const scripted = { STRIPE_JS_URL: 'http://127.0.0.1:4999/stripe.js' };
  expect(() => read(scripted)).toThrow(/must not be set in production: it makes payments simulated\s+→ at STRIPE_JS_URL/);
  expect(read({ ...scripted, APP_MODE: 'local' })).toMatchObject(scripted);
});

it('the gateway’s configuration has defaults', () => {
  expect(read()).toMatchObject({ PUBLIC_URL: 'https://genie.example', ALLOWED_HOSTS: [], CONNECTIONS_PER_ADDRESS: 100, DRAIN_MS: 1000 });
  expect(read({ ALLOWED_HOSTS: 'WWW.genie.example, genie.test ,' }).ALLOWED_HOSTS).toEqual(['www.genie.example', 'genie.test']);
  expect(upstreamsOf(read())).toMatchObject({ identity: 'http://identity:8101', waitlist: 'http://waitlist:8105' });
});
