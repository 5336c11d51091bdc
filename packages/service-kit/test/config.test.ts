import { describe, expect, it } from 'vitest';
import { ConfigError, mongoUri, readConfig, readProcessConfig, redisUrl } from '../src/process/config.js';

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
    expect(config).toEqual({ ...good, PORT: 8103, HOST: '127.0.0.1', LOG_LEVEL: 'info' });
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

it('readConfig reads nothing but the variables it is asked for', () => {
  expect(readConfig({ REDIS_URL: redisUrl }, good)).toEqual({ REDIS_URL: good.REDIS_URL });
});
