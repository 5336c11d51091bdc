import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { isAlive } from '../src/processes/identity.js';
import { stubSays, useStubStack } from './stub/use-stub-stack.js';

const { folders, start, startAsProcess } = useStubStack();

describe('npm start as a process', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('leaves no process after %s', async (signal) => {
    const { child, records, output } = await startAsProcess();
    expect(records.map((record) => record.name).sort()).toEqual(['gateway', 'maildev', 'mongod', 'redis', 'stub', 'watchdog']);
    expect(records.every(isAlive)).toBe(true);
    child.kill(signal);
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(output()).toContain('nothing is left running');
    expect(records.filter(isAlive)).toEqual([]);
    expect(existsSync(join(folders.data, 'lock.json'))).toBe(false);
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
