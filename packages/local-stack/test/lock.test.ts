import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endProcesses, type ProcessRecord } from '../src/processes/end-processes.js';
import { identify, isAlive } from '../src/processes/identity.js';
import { acquireLock, readLock } from '../src/processes/lock.js';

let dataDir = '';
let said: string[] = [];
const children: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lock-'));
  said = [];
});
afterEach(() => {
  for (const child of children.splice(0)) {
    child.kill('SIGKILL');
  }
  rmSync(dataDir, { recursive: true, force: true });
});

/** A process that lives until it is stopped; `script` runs in it first. */
async function child(name: string, kind: ProcessRecord['kind'], script = ''): Promise<ProcessRecord & { printed: string }> {
  const process = spawn('node', ['-e', `${script};setInterval(() => {}, 1000);console.log('up')`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(process);
  const [printed] = await once(process.stdout, 'data');
  const identity = identify(process.pid ?? 0);
  if (identity === undefined) {
    throw new Error('the child has no identity');
  }
  return { ...identity, name, kind, printed: String(printed) };
}

function acquire(): ReturnType<typeof acquireLock> {
  return acquireLock(dataDir, { address: 'http://localhost:9300', throwAway: false, report: (line) => void said.push(line) });
}

describe('the lock of a data folder', () => {
  it('admits one process, tells the second where the first is, and can be taken again after its release', async () => {
    const lock = await acquire();
    await expect(acquire()).rejects.toThrow(
      new RegExp(`already running from ${dataDir} \\(process ${process.pid}, http://localhost:9300\\)`),
    );
    lock.release();
    (await acquire()).release();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('ends what a killed start left running, and nothing else', async () => {
    const left = await child('mongod', 'store');
    const stranger = await child('stranger', 'service');
    const dead = { pid: 2 ** 22 - 1, startedAt: 'long ago' };
    // The stranger's id is recorded with another start time: it was reused after its first owner had died.
    const processes = [left, { ...stranger, startedAt: 'before' }, { ...dead, name: 'gone', kind: 'service' }];
    writeFileSync(
      join(dataDir, 'lock.json'),
      JSON.stringify({ stackId: 'old', supervisor: dead, address: '', throwAway: false, processes }),
    );
    const lock = await acquire();
    expect([isAlive(left), isAlive(stranger)]).toEqual([false, true]);
    expect(said).toEqual(['Ending what a killed start left running: mongod']);
    expect(readLock(dataDir)?.stackId).toBe(lock.stackId);
    lock.release();
  });

  it('is taken over when it can’t be read', async () => {
    writeFileSync(join(dataDir, 'lock.json'), '{"stackId": "half');
    const lock = await acquire();
    lock.add({ pid: 1, startedAt: 'x', name: 'init', kind: 'service' });
    expect(readLock(dataDir)?.processes).toHaveLength(1);
    lock.release();
    lock.remove({ pid: 1, startedAt: 'x', name: 'init', kind: 'service' });
    expect(existsSync(join(dataDir, 'lock.json'))).toBe(false);
  });
});

describe('endProcesses', () => {
  it('kills a process that ignores SIGTERM after the grace period, with its children', async () => {
    const stubborn = await child(
      'stubborn',
      'service',
      "process.on('SIGTERM', () => {});console.log(require('node:child_process').spawn('sleep', ['600']).pid)",
    );
    const polite = await child('polite', 'store');
    expect(await endProcesses([polite, stubborn], { graceMs: 150 })).toEqual(['stubborn']);
    expect([isAlive(stubborn), isAlive(polite)]).toEqual([false, false]);
    // What is waited for is the end of the two; a child that was killed with them may take a moment longer.
    await vi.waitFor(() => expect(identify(Number.parseInt(stubborn.printed, 10))).toBeUndefined(), { timeout: 2_000 });
  });
});
