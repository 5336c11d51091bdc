import { describe, expect, it } from 'vitest';
import { commonConfig, mongoUri, readConfig, redisUrl } from '../src/config.js';

const shape = { ...commonConfig, MONGODB_URI: mongoUri, REDIS_URL: redisUrl };
const good = {
  APP_MODE: 'local',
  PORT: '8103',
  CALLER_KEYS: 'Zk3vB0q8Wm1xY7tR5uJ2nL9pD4sF6gHc, Qw8eR5tY2uI9oP3aS6dF1gH4jK7lZ0xV',
  MONGODB_URI: 'mongodb://127.0.0.1:27017',
  REDIS_URL: 'redis://127.0.0.1:6379',
};

describe('configuration', () => {
  it('is parsed, with defaults, and frozen', () => {
    const config = readConfig(shape, good);
    expect(config).toMatchObject({ PORT: 8103, HOST: '127.0.0.1', LOG_LEVEL: 'info' });
    expect(config.CALLER_KEYS).toHaveLength(2);
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('names every fault in one message', () => {
    const faulty = { ...good, APP_MODE: 'staging', PORT: 'http', CALLER_KEYS: 'short', MONGODB_URI: undefined, REDIS_URL: 'localhost' };
    expect(() => readConfig(shape, faulty)).toThrowError(
      /APP_MODE[\s\S]*PORT[\s\S]*CALLER_KEYS[\s\S]*MONGODB_URI[\s\S]*REDIS_URL|REDIS_URL/,
    );
    for (const name of ['APP_MODE', 'PORT', 'CALLER_KEYS', 'MONGODB_URI', 'REDIS_URL']) {
      expect(() => readConfig(shape, faulty)).toThrowError(name);
    }
  });

  it('refuses a placeholder for a secret', () => {
    expect(() => readConfig(shape, { ...good, CALLER_KEYS: 'please-change-me-please-change-me-please' })).toThrowError('placeholder');
  });
});
