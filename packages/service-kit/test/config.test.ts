import { describe, expect, it } from 'vitest';
import { commonConfig, mongoUri, readConfig, redisUrl } from '../src/process/config.js';

const shape = { ...commonConfig, MONGODB_URI: mongoUri, REDIS_URL: redisUrl };
const good = {
  APP_MODE: 'local',
  PORT: '8103',
  KEYS_FILE: '/run/keys/keys.json',
  MONGODB_URI: 'mongodb://127.0.0.1:27017',
  REDIS_URL: 'redis://127.0.0.1:6379',
};

describe('readConfig', () => {
  it('parses values, applies defaults and freezes the result', () => {
    const config = readConfig(shape, good);
    expect(config).toMatchObject({ PORT: 8103, HOST: '127.0.0.1', LOG_LEVEL: 'info' });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('lists every fault in one message', () => {
    const faulty = { ...good, APP_MODE: 'staging', PORT: 'http', KEYS_FILE: undefined, MONGODB_URI: undefined, REDIS_URL: 'localhost' };
    for (const name of ['APP_MODE', 'PORT', 'KEYS_FILE', 'MONGODB_URI', 'REDIS_URL']) {
      expect(() => readConfig(shape, faulty)).toThrowError(new RegExp(`at ${name}(\\n|$)`));
    }
  });
});
