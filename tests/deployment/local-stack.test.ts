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
  urls: Object.fromEntries(processes.map(address)),
};

/** What every process gets from the supervisor. */
const common = { APP_MODE: 'local', HOST: '127.0.0.1', PORT: '8080', KEYS_FILE: '/keys/one/keys.json' };

describe('npm start', () => {
  it('starts every process', () => {
    expect(services.map(({ name }) => name).sort()).toEqual([...processes].sort());
  });

  it.each(services)('gives $name what it reads, and nothing else', async ({ name, env }) => {
    expect(faultsOf(await configShapeOf(name), { ...common, ...env(wiring) })).toEqual([]);
  });
});
