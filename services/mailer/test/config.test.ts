import { ConfigError, readProcessConfig } from '@city-genie/service-kit/process/config';
import { describe, expect, it } from 'vitest';
import { mailerConfig } from '../src/config.js';
import { smtpOptions } from '../src/smtp/smtp-options.js';

const env = {
  APP_MODE: 'local',
  PORT: '8106',
  KEYS_FILE: '/run/keys.json',
  MONGODB_URI: 'mongodb://127.0.0.1:27017',
  REDIS_URL: 'redis://127.0.0.1:6379',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  MAIL_FROM: 'City Genie <hello@city-genie.example>',
  SUPPORT_EMAIL: 'help@city-genie.example',
  PUBLIC_URL: 'https://city-genie.example',
};

const read = (changes: NodeJS.ProcessEnv = {}) => readProcessConfig(mailerConfig, { ...env, ...changes });

describe('the mailer’s configuration', () => {
  it('defaults the queue’s Redis to REDIS_URL', () => {
    expect(read().QUEUE_REDIS_URL).toBe(env.REDIS_URL);
    expect(read({ QUEUE_REDIS_URL: 'redis://queue:6379', REDIS_URL: undefined }).QUEUE_REDIS_URL).toBe('redis://queue:6379');
  });

  it.each([
    ['hello@city-genie.example', { name: '', address: 'hello@city-genie.example' }],
    ['"City Genie" <hello@city-genie.example>', { name: 'City Genie', address: 'hello@city-genie.example' }],
  ])('accepts the sender %s', (text, expected) => {
    expect(read({ MAIL_FROM: text }).MAIL_FROM).toEqual(expected);
  });

  it('lists all faults at once', () => {
    const broken = () =>
      read({
        SMTP_URL: 'http://mail',
        MAIL_FROM: 'a@b.example, c@d.example',
        SUPPORT_EMAIL: 'help',
        REDIS_URL: undefined,
        PUBLIC_URL: undefined,
      });
    expect(broken).toThrow(ConfigError);
    for (const name of ['SMTP_URL', 'MAIL_FROM', 'SUPPORT_EMAIL', 'QUEUE_REDIS_URL', 'PUBLIC_URL']) {
      expect(broken).toThrow(name);
    }
  });
});

describe('smtpOptions', () => {
  it('bounds every wait below ten seconds', () => {
    const { dnsTimeout, connectionTimeout, greetingTimeout, socketTimeout } = smtpOptions(env.SMTP_URL, 5);
    for (const timeoutMs of [dnsTimeout, connectionTimeout, greetingTimeout, socketTimeout]) {
      expect(timeoutMs).toBeGreaterThan(0);
      expect(timeoutMs).toBeLessThan(10_000);
    }
  });

  it('requires TLS for a password sent to another machine', () => {
    const options = smtpOptions('smtp://user%40x:p%3Ass@mail.example', 5);
    expect(options).toMatchObject({
      host: 'mail.example',
      port: 587,
      secure: false,
      requireTLS: true,
      auth: { user: 'user@x', pass: 'p:ss' },
    });
    expect(smtpOptions('smtps://user:pass@mail.example', 5)).toMatchObject({ port: 465, secure: true });
  });

  it('allows plain SMTP to this machine', () => {
    expect(smtpOptions('smtp://[::1]:1025', 5)).toMatchObject({ host: '::1', port: 1025, requireTLS: false, ignoreTLS: true });
  });
});
