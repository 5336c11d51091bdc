import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import mongoose from 'mongoose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProcessRecord } from '../src/processes/end-processes.js';
import { isAlive } from '../src/processes/identity.js';
import { readLock } from '../src/processes/lock.js';
import { sourceFlags } from '../src/processes/script-command.js';
import { type RunningStack, startStack } from '../src/stack/start-stack.js';
import { stubRepository } from './stub/definitions.js';

let rootDir = '';
let dataDir = '';
const toEnd: (() => unknown)[] = [];

// These tests are about finding and running stores, not about using those of the test run.
vi.stubEnv('MONGODB_URI', undefined);
vi.stubEnv('REDIS_URL', undefined);

beforeEach(() => {
  rootDir = mkdtempSync(join(tmpdir(), 'stack-'));
  dataDir = join(rootDir, '.data');
  writeFileSync(join(rootDir, 'package.json'), '{"type":"module"}');
});
afterEach(async () => {
  for (const end of toEnd.splice(0).reverse()) {
    await end();
  }
  rmSync(rootDir, { recursive: true, force: true, maxRetries: 3 });
});

async function start(said: string[] = []): Promise<RunningStack> {
  const stack = await startStack({
    mode: 'start',
    dataDir,
    rootDir,
    definitions: stubRepository(rootDir),
    report: (line) => void said.push(line),
  });
  toEnd.push(() => stack.stop(true));
  return stack;
}

type StartedByHand = { child: ChildProcess; url: string; records: ProcessRecord[]; output: () => string };

/** `npm start` as a process of its own. */
async function startAsProcess(): Promise<StartedByHand> {
  const script = fileURLToPath(new URL('./stub/run-start.ts', import.meta.url));
  const env = { ...process.env, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [...sourceFlags(), script, rootDir], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  toEnd.push(() => child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await vi.waitFor(() => expect(output).toContain('City Genie is ready at'), { timeout: 40_000, interval: 100 });
  const url = /ready at (\S+)/.exec(output)?.[1] ?? '';
  return { child, url, records: readLock(dataDir)?.processes ?? [], output: () => output };
}

async function stubSays(url: string | undefined): Promise<{ pid: number; keys: string }> {
  return JSON.parse(await (await fetch(String(url))).text());
}

describe('start as a process', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('leaves no process after %s', async (signal) => {
    const { child, records, output } = await startAsProcess();
    expect(records.map((record) => record.name).sort()).toEqual(['gateway', 'maildev', 'mongod', 'redis', 'stub', 'watchdog']);
    expect(records.every(isAlive)).toBe(true);
    child.kill(signal);
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(output()).toContain('nothing is left running');
    expect(records.filter(isAlive)).toEqual([]);
    expect(existsSync(join(dataDir, 'lock.json'))).toBe(false);
  });

  it('leaves no process when it is killed, and the next start has its data', async () => {
    const { child, url, records } = await startAsProcess();
    const { keys } = await stubSays(url);
    expect(keys).toContain('sessionCookie');
    child.kill('SIGKILL');
    await vi.waitFor(() => expect(records.filter(isAlive)).toEqual([]), { timeout: 15_000, interval: 100 });
    const next = await start();
    expect((await stubSays(next.url)).keys).toBe(keys);
  });

  it('cleans up after a start that was killed together with its watchdog', async () => {
    const { child, records } = await startAsProcess();
    const watchdog = records.find((record) => record.name === 'watchdog');
    process.kill(watchdog?.pid ?? 0, 'SIGKILL');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(records.filter(isAlive).map((record) => record.name)).toContain('mongod');
    const said: string[] = [];
    await start(said);
    expect(said[0]).toMatch(/^Ending what a killed start left running: .*mongod/);
    expect(records.filter(isAlive)).toEqual([]);
  });
});

describe('stack', () => {
  it('keeps its data over a restart on other ports, and refuses a second start beside it', async () => {
    const first = await start();
    await insert(first.mongodbUri);
    await expect(start()).rejects.toThrow('already running');
    await first.stop();
    const second = await start();
    expect(second.mongodbUri).not.toBe(first.mongodbUri);
    expect(await insert(second.mongodbUri)).toBe(2);
  });

  it('starts a service again that dies, saying so with its last words', async () => {
    const said: string[] = [];
    const stack = await start(said);
    const { pid } = await stubSays(stack.urls.stub);
    await expect(fetch(`${stack.urls.stub}/die`)).rejects.toThrow();
    await vi.waitFor(async () => expect((await stubSays(stack.urls.stub)).pid).not.toBe(pid), { timeout: 10_000, interval: 100 });
    expect(said.join('\n')).toMatch(/stub ended \(exit code 3\).*\n\s+about to die/);
  });

  it('names a service that cannot start, with its last words, and leaves nothing running', async () => {
    const definitions = stubRepository(rootDir);
    mkdirSync(join(rootDir, 'broken', 'dist'), { recursive: true });
    writeFileSync(join(rootDir, 'broken', 'dist', 'server.js'), "throw new Error('no such setting')");
    definitions.push({ name: 'broken', folder: 'broken', preferredPort: 0, env: () => ({}) });
    const records: ProcessRecord[] = [];
    const report = (): void => void records.push(...(readLock(dataDir)?.processes ?? []));
    const failed = startStack({ mode: 'start', dataDir, rootDir, definitions, report });
    await expect(failed).rejects.toThrow(/broken keeps dying \(exit code 1\)[\s\S]*no such setting/);
    expect(records.map((record) => record.name)).toContain('mongod');
    expect(records.filter(isAlive)).toEqual([]);
  });
});

/** Adds a row in a transaction and counts. */
async function insert(mongodbUri: string): Promise<number> {
  const client = new mongoose.mongo.MongoClient(mongodbUri);
  try {
    const rows = client.db('kept').collection('rows');
    await client.withSession((session) => session.withTransaction(() => rows.insertOne({ at: 'some time' }, { session })));
    return await rows.countDocuments();
  } finally {
    await client.close();
  }
}
