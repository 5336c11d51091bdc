import { describe, expect, it } from 'vitest';
import { ConfigError, flag, httpUrl, mongoUri, publicUrl, readConfig, readProcessConfig, redisUrl } from '../src/process/config.js';

const own = { MONGODB_URI: mongoUri, REDIS_URL: redisUrl };
const good = {
  APP_MODE: 'local',
  PORT: '8103',
  KEYS_FILE: '/run/keys/keys.json',
  MONGODB_URI: 'mongodb://127.0.0.1:27017',
  REDIS_URL: 'redis://127.0.0.1:6379',
};

describe('the configuration of a process', () => {
  it('consists of its own and the common variables, with defaults, and is frozen', () => {
    const config = readProcessConfig(own, { ...good, PATH: '/bin' });
    expect(config).toEqual({ ...good, PORT: 8103, HOST: '127.0.0.1', LOG_LEVEL: 'info', ENABLE_DEV_TOOLS: false });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('lists every fault in one message', () => {
    const faulty = { ...good, APP_MODE: 'staging', PORT: 'http', KEYS_FILE: undefined, MONGODB_URI: undefined, REDIS_URL: 'localhost' };
    expect(() => readProcessConfig(own, faulty)).toThrow(ConfigError);
    for (const name of ['APP_MODE', 'PORT', 'KEYS_FILE', 'MONGODB_URI', 'REDIS_URL']) {
      expect(() => readProcessConfig(own, faulty)).toThrowError(new RegExp(`at ${name}(\\n|$)`));
    }
  });

  it.each([undefined, ''])('has its queue in REDIS_URL when QUEUE_REDIS_URL is %j', (unset) => {
    const queue = { QUEUE_REDIS_URL: redisUrl };
    expect(readProcessConfig(queue, { ...good, QUEUE_REDIS_URL: unset }).QUEUE_REDIS_URL).toBe(good.REDIS_URL);
    expect(readProcessConfig(queue, { ...good, QUEUE_REDIS_URL: 'redis://queue:6379' }).QUEUE_REDIS_URL).toBe('redis://queue:6379');
    expect(() => readProcessConfig(queue, { ...good, QUEUE_REDIS_URL: unset, REDIS_URL: undefined })).toThrow('QUEUE_REDIS_URL');
  });
});

describe.each(['STRIPE_API_URL', 'STRIPE_JS_URL'] as const)('a stand-in by %s', (name) => {
  const ofStandIn = { [name]: httpUrl.optional() };
  const set = { ...good, [name]: 'http://127.0.0.1:4999' };

  it('is for local mode alone', () => {
    expect(readProcessConfig(ofStandIn, set)).toHaveProperty(name, 'http://127.0.0.1:4999');
    const production = () => readProcessConfig(ofStandIn, { ...set, APP_MODE: 'production' });
    expect(production).toThrow(new RegExp(`must not be set in production: it makes payments simulated\\s+→ at ${name}`));
  });

  it('may stand in the environment of a process that has no such variable, or be empty', () => {
    expect(readProcessConfig({}, { ...set, APP_MODE: 'production' })).not.toHaveProperty(name);
    expect(readProcessConfig(ofStandIn, { ...good, APP_MODE: 'production', [name]: '' })).not.toHaveProperty(name);
  });
});

describe('a switch', () => {
  it.each([
    ['true', true],
    ['false', false],
  ])('is %j', (text, value) => {
    expect(readConfig({ REGISTRATION_BUTTON: flag }, { REGISTRATION_BUTTON: text })).toEqual({ REGISTRATION_BUTTON: value });
  });

  it.each(['yes', '1', 'enabled', 'on', ' true'])('is nothing else: %j', (text) => {
    expect(() => readConfig({ REGISTRATION_BUTTON: flag }, { REGISTRATION_BUTTON: text })).toThrow(ConfigError);
  });
});

describe('the address of the site', () => {
  it.each(['https://genie.example', 'https://genie.example/', 'https://genie.example//'])('has no slash at its end: %s', (text) => {
    expect(readConfig({ PUBLIC_URL: publicUrl }, { PUBLIC_URL: text })).toEqual({ PUBLIC_URL: 'https://genie.example' });
  });

  it.each(['genie.example', 'ftp://genie.example', 'javascript:alert(1)'])('must be one of the web: %s', (text) => {
    expect(() => readConfig({ PUBLIC_URL: publicUrl }, { PUBLIC_URL: text })).toThrow('PUBLIC_URL');
  });
});

describe('developer tools', () => {
  it('are refused in production, naming the variable', () => {
    const production = { ...good, APP_MODE: 'production', ENABLE_DEV_TOOLS: 'true' };
    expect(() => readProcessConfig(own, production)).toThrow(ConfigError);
    expect(() => readProcessConfig(own, production)).toThrow(/must not be set in production.*\n.*at ENABLE_DEV_TOOLS/);
    expect(readProcessConfig(own, { ...production, ENABLE_DEV_TOOLS: 'false' }).ENABLE_DEV_TOOLS).toBe(false);
  });

  it('are off unless they are asked for', () => {
    expect(readProcessConfig(own, good).ENABLE_DEV_TOOLS).toBe(false);
    expect(readProcessConfig(own, { ...good, ENABLE_DEV_TOOLS: 'true' }).ENABLE_DEV_TOOLS).toBe(true);
  });
});

it('readConfig reads nothing but the variables it is asked for', () => {
  expect(readConfig({ REDIS_URL: redisUrl }, good)).toEqual({ REDIS_URL: good.REDIS_URL });
});
