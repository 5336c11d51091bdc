import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireLock } from '../src/processes/lock.js';
import { runAdmin } from '../src/stack/run-admin.js';

const stores = { mongodbUri: 'mongodb://127.0.0.1:20001/?replicaSet=rs0', redisUrl: 'redis://127.0.0.1:20002' };

let rootDir = '';
let dataDir = '';
let said: string[] = [];
beforeEach(() => {
  rootDir = mkdtempSync(join(tmpdir(), 'admin-'));
  dataDir = join(rootDir, 'data');
  said = [];
  // In the place of identity's command: says what it is given.
  const folder = join(rootDir, 'services', 'identity', 'dist');
  mkdirSync(folder, { recursive: true });
  mkdirSync(dataDir);
  writeFileSync(join(rootDir, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(folder, 'admin.js'),
    'const { MONGODB_URI, REDIS_URL, KEYS_FILE } = process.env;' +
      'console.log(JSON.stringify([process.argv.slice(2), MONGODB_URI, REDIS_URL, KEYS_FILE]));' +
      "process.exitCode = process.argv.includes('nobody') ? 1 : 0;",
  );
});
afterEach(() => rmSync(rootDir, { recursive: true, force: true }));

const run = (args: string[], env: NodeJS.ProcessEnv = { DATA_DIR: dataDir }) =>
  runAdmin(args, { PATH: process.env.PATH, ...env }, { rootDir, say: (line) => void said.push(line) });

const lock = () => acquireLock(dataDir, { address: 'http://localhost:8080', throwAway: false, report: () => undefined });

describe('npm run admin', () => {
  it('runs identity’s command on the stack that runs from this data folder', async () => {
    const running = await lock();
    running.noteStores(stores);
    expect(await run(['grant', 'ada'])).toBe(0);
    const keys = join(dataDir, 'keys', 'identity', 'keys.json');
    expect(said).toEqual([JSON.stringify([['grant', 'ada'], stores.mongodbUri, stores.redisUrl, keys])]);
    expect(await run(['grant', 'nobody'])).toBe(1);
    running.release();
  });

  it.each([
    ['nothing has ever run', async () => rmSync(dataDir, { recursive: true })],
    ['it was stopped', async () => (await lock()).release()],
    ['it is just starting', async () => void (await lock())],
    [
      'it was killed',
      async () => {
        const supervisor = { pid: 2 ** 22 - 1, startedAt: 'long ago' };
        const content = { stackId: 'old', supervisor, address: '', throwAway: false, processes: [], stores };
        writeFileSync(join(dataDir, 'lock.json'), JSON.stringify(content));
      },
    ],
  ])('says that nothing runs when %s', async (_name, prepare) => {
    await prepare();
    expect(await run(['grant', 'ada'])).toBe(1);
    expect(said).toEqual([expect.stringContaining(`City Genie isn't running from ${dataDir}. Start it with npm start`)]);
  });

  it('looks in .data unless it is told where', async () => {
    expect(await run(['grant', 'ada'], {})).toBe(1);
    expect(said.join()).toContain(`from ${join(rootDir, '.data')}.`);
  });
});

it('the lock, which may hold a store’s password, is readable for its owner alone', async () => {
  const running = await lock();
  running.noteStores(stores);
  expect(statSync(join(dataDir, 'lock.json')).mode & 0o077).toBe(0);
  running.release();
});
