import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { describe, expect, it, vi } from 'vitest';
import type { ProcessRecord } from '../src/processes/end-processes.js';
import { isAlive } from '../src/processes/identity.js';
import { readLock } from '../src/processes/lock.js';
import { startStack } from '../src/stack/start-stack.js';
import { stubRepository } from './stub/definitions.js';
import { stubSays, useStubStack } from './stub/use-stub-stack.js';

const { folders, start } = useStubStack();

describe('the stack', () => {
  it('keeps its data over a restart on other ports, and refuses a second start in the same folder', async () => {
    const first = await start();
    const { mongodbUri, redisUrl } = first;
    expect(readLock(folders.data)?.stores).toEqual({ mongodbUri, redisUrl });
    await insert(first.mongodbUri);
    await expect(start()).rejects.toThrow('already running');
    await first.stop();
    const second = await start();
    expect(second.mongodbUri).not.toBe(first.mongodbUri);
    expect(await insert(second.mongodbUri)).toBe(2);
  });

  it('restarts a service that dies, and shows its last lines', async () => {
    const said: string[] = [];
    const stack = await start(said);
    const { pid } = await stubSays(stack.urls.stub);
    await expect(fetch(`${stack.urls.stub}/die`)).rejects.toThrow();
    await vi.waitFor(async () => expect((await stubSays(stack.urls.stub)).pid).not.toBe(pid), { timeout: 10_000, interval: 100 });
    expect(said.join('\n')).toMatch(/stub ended \(exit code 3\).*\n\s+about to die/);
  });

  it('names a service that can’t start, with its last lines, and leaves nothing running', async () => {
    const definitions = stubRepository(folders.root);
    mkdirSync(join(folders.root, 'broken', 'dist'), { recursive: true });
    writeFileSync(join(folders.root, 'broken', 'dist', 'server.js'), "throw new Error('no such setting')");
    definitions.push({ name: 'broken', folder: 'broken', preferredPort: 0, env: () => ({}) });
    const records: ProcessRecord[] = [];
    const report = (): void => void records.push(...(readLock(folders.data)?.processes ?? []));
    const failed = startStack({ mode: 'start', dataDir: folders.data, rootDir: folders.root, definitions, report });
    await expect(failed).rejects.toThrow(/broken keeps dying \(exit code 1\)[\s\S]*no such setting/);
    expect(records.map((record) => record.name)).toContain('mongod');
    expect(records.filter(isAlive)).toEqual([]);
  });
});

/** Inserts a row in a transaction, and returns the count. */
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
