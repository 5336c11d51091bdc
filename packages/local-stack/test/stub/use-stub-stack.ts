import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { ProcessRecord } from '../../src/processes/end-processes.js';
import { readLock } from '../../src/processes/lock.js';
import { sourceFlags } from '../../src/processes/script-command.js';
import { type RunningStack, startStack } from '../../src/stack/start-stack.js';
import { stubRepository } from './definitions.js';

type StartedByHand = { child: ChildProcess; url: string; records: ProcessRecord[]; output: () => string };

/** For the tests of a file: a repository of one stub service, with empty data for each test, and functions that start it. */
export function useStubStack() {
  const folders = { root: '', data: '' };
  const toEnd: (() => unknown)[] = [];

  beforeEach(() => {
    // These tests find and run stores themselves, instead of using the test run's.
    vi.stubEnv('MONGODB_URI', undefined);
    vi.stubEnv('REDIS_URL', undefined);
    folders.root = mkdtempSync(join(tmpdir(), 'stack-'));
    folders.data = join(folders.root, '.data');
    writeFileSync(join(folders.root, 'package.json'), '{"type":"module"}');
  });
  afterEach(async () => {
    for (const end of toEnd.splice(0).reverse()) {
      await end();
    }
    rmSync(folders.root, { recursive: true, force: true, maxRetries: 3 });
    vi.unstubAllEnvs();
  });

  async function start(said: string[] = []): Promise<RunningStack> {
    const stack = await startStack({
      mode: 'start',
      dataDir: folders.data,
      rootDir: folders.root,
      definitions: stubRepository(folders.root),
      report: (line) => void said.push(line),
    });
    toEnd.push(() => stack.stop(true));
    return stack;
  }

  /** `npm start` as a process of its own. */
  async function startAsProcess(): Promise<StartedByHand> {
    const script = fileURLToPath(new URL('./run-start.ts', import.meta.url));
    const env = { ...process.env, DATA_DIR: folders.data };
    const child = spawn(process.execPath, [...sourceFlags(), script, folders.root], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    toEnd.push(() => child.kill('SIGKILL'));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    await vi.waitFor(() => expect(output).toContain('City Genie is ready at'), { timeout: 40_000, interval: 100 });
    const url = /ready at (\S+)/.exec(output)?.[1] ?? '';
    return { child, url, records: readLock(folders.data)?.processes ?? [], output: () => output };
  }

  return { folders, start, startAsProcess };
}

export async function stubSays(url: string | undefined): Promise<{ pid: number; keys: string }> {
  return JSON.parse(await (await fetch(String(url))).text());
}
