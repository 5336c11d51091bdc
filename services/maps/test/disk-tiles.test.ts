import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createDiskTiles } from '../src/cache/disk-tiles.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maps-test-'));
  const made = folder;
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
});

const blockBytes = 4096;
const tile = (text: string, fetchedAtMs = 1000) => ({ bytes: Buffer.from(text), fetchedAtMs });
const textOf = async (store: Awaited<ReturnType<typeof opened>>, key: string) => {
  const found = await store.read(key);
  return found && Buffer.from(found.bytes).toString();
};

async function opened(limitBytes = 100 * blockBytes) {
  const store = createDiskTiles({ folder, limitBytes, logger: createLogger('maps', 'silent') });
  await store.open();
  return store;
}

it('tiles are there after a new start, with their time; a newer one takes the place of the old', async () => {
  const store = await opened();
  await store.write('14-1-2', tile('old'));
  await store.write('14-1-2', tile('new', 2000));
  await store.write('3-0-0', tile('', 3000));
  const again = await opened();
  expect([await again.read('14-1-2'), await again.read('3-0-0'), await again.read('3-0-1')]).toEqual([
    { bytes: Buffer.from('new'), fetchedAtMs: 2000 },
    { bytes: Buffer.alloc(0), fetchedAtMs: 3000 },
    undefined,
  ]);
  expect([readdirSync(folder).length, again.sizeBytes()]).toEqual([2, 2 * blockBytes]);
});

it('as many stay as there is room for: those that were used last', async () => {
  const store = await opened(3 * blockBytes);
  for (const key of ['14-1-1', '14-1-2', '14-1-3']) {
    await store.write(key, tile(key));
  }
  await store.read('14-1-1');
  await store.write('14-1-4', tile('14-1-4'));
  expect([await textOf(store, '14-1-2'), await textOf(store, '14-1-1'), readdirSync(folder).length]).toEqual([undefined, '14-1-1', 3]);
  const smaller = await opened(blockBytes);
  expect([readdirSync(folder).length, smaller.sizeBytes()]).toEqual([1, blockBytes]);
});

it('what is damaged, half written or somebody else’s goes', async () => {
  const store = await opened();
  await store.write('14-1-1', tile('whole'));
  const [name = ''] = readdirSync(folder);
  writeFileSync(join(folder, 'leftover.tmp'), 'half');
  writeFileSync(join(folder, '14-1-1.tile'), 'a name of another version');
  writeFileSync(join(folder, name), 'damaged');
  const again = await opened();
  expect([await textOf(again, '14-1-1'), readdirSync(folder)]).toEqual([undefined, []]);
  await again.write('14-1-1', tile('fetched again'));
  expect(await textOf(again, '14-1-1')).toBe('fetched again');
});

it('a file that is gone is missing, and a folder that is gone or closed is no failure', async () => {
  const store = await opened();
  await store.write('14-1-1', tile('one'));
  rmSync(folder, { recursive: true });
  expect(await store.read('14-1-1')).toBeUndefined();
  await store.write('14-1-2', tile('two'));
  expect(await store.read('14-1-2')).toBeUndefined();
});

it('a tile that was written while the one before was found damaged is still there', async () => {
  const store = await opened();
  await store.write('14-1-1', tile('old'));
  const [name = ''] = readdirSync(folder);
  rmSync(join(folder, name));
  // Whoever reads it waits until nobody has it open for writing any more.
  execFileSync('mkfifo', [join(folder, name)]);
  const pipe = await open(join(folder, name), 'r+');
  const found = store.read('14-1-1');
  await store.write('14-1-1', tile('new', 2000));
  await pipe.close();
  expect([await found, await textOf(store, '14-1-1')]).toEqual([undefined, 'new']);
});
