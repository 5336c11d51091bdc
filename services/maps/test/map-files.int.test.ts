import { copyFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { inventedTile } from '@city-genie/stand-ins/tiles/invented-tile';
import { type ArchiveOptions, writePmtiles } from '@city-genie/stand-ins/tiles/pmtiles-file';
import { varints } from '@city-genie/stand-ins/tiles/protobuf';
import { startFakeTiles } from '@city-genie/stand-ins/tiles/server';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openArchive } from '../src/archive/archive.js';
import { createArchiveFolder } from '../src/archive/archive-folder.js';
import { scratchFolder, startMaps } from './started-maps.js';

const fake = await startFakeTiles();
beforeEach(() => fake.reset());
afterAll(() => fake.close());

const places = [
  [14, 8298, 5636],
  [14, 8299, 5636],
  [14, 8298, 5637],
  [12, 2074, 1409],
  [5, 16, 11],
] as const;

/** A file with some tiles of Paris. */
function parisFile(options: ArchiveOptions = {}): Buffer {
  const pack = options.tileCompression === 'none' ? (bytes: Buffer) => bytes : (bytes: Buffer) => gzipSync(bytes);
  return writePmtiles(
    places.map(([z, x, y]) => ({ z, x, y, bytes: pack(inventedTile(z, x, y)) })),
    { bounds: [2, 48.5, 2.7, 49.2], ...options },
  );
}

/** The file with another directory at its root. */
function withRoot(root: Uint8Array): Buffer {
  const [headerBytes, rootLengthAt] = [127, 16];
  const header = Buffer.from(parisFile().subarray(0, headerBytes));
  header.writeBigUInt64LE(BigInt(root.length), rootLengthAt);
  return Buffer.concat([header, root, Buffer.alloc(20_000)]);
}

/** Of `count` entries: each id is one further, and all have the same run, length and offset. */
function rootOf(count: number, [run = 0, length = 0, offset = 0]: readonly number[]): Buffer {
  const columns = [1, run, length, offset].map((value) => Buffer.alloc(count * varints([value]).length, varints([value])));
  return gzipSync(Buffer.concat([varints([count]), ...columns]));
}

function folderWith(files: Readonly<Record<string, Uint8Array | string>>): string {
  const folder = scratchFolder();
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

describe('tiles of the operator’s files', () => {
  it.each([
    ['gzipped', {}],
    ['plain', { tileCompression: 'none' }],
    ['behind further directories', { entriesPerDirectory: 2 }],
  ] as const)('%s', async (_how, options) => {
    const { tile } = await startMaps({ env: { MAP_TILES_DIR: folderWith({ 'paris.pmtiles': parisFile(options) }) } });
    for (const [z, x, y] of places) {
      const reply = await tile(`${z}/${x}/${y}`);
      expect([reply.statusCode, gunzipSync(reply.rawPayload).equals(inventedTile(z, x, y))]).toEqual([200, true]);
      expect([reply.headers['cache-control'], reply.headers.etag]).toEqual([
        'public, max-age=604800, immutable',
        expect.stringMatching(/^"[\w-]{8}-[\w-]{22}"$/),
      ]);
    }
    expect([(await tile('14/8300/5636')).statusCode, (await tile('13/0/0')).statusCode]).toEqual([204, 204]);
  });

  it('come before those of the tile server, which has the others', async () => {
    const { tile } = await startMaps({ env: { MAP_TILES_DIR: folderWith({ 'paris.pmtiles': parisFile() }), MAP_TILES_URL: fake.url } });
    await tile();
    expect(fake.asked()).toEqual([]);
    expect([(await tile('14/8300/5636')).statusCode, fake.asked()]).toEqual([200, ['14/8300/5636']]);
  });

  it('don’t mind files that can’t be used beside them', async () => {
    const whole = parisFile();
    const folder = folderWith({
      '0-text.pmtiles': 'no tiles',
      '1-empty.pmtiles': '',
      '2-half.pmtiles': whole.subarray(0, 100),
      '3-pictures.pmtiles': parisFile({ tileType: 'png' }),
      '4-brotli.pmtiles': parisFile({ tileCompression: 'brotli' }),
      '5-cut.pmtiles': whole.subarray(0, whole.length - 100_000 > 0 ? whole.length - 100_000 : 400),
      '6-far.pmtiles': withRoot(rootOf(1, [0, 3_900_000_000, 1])),
      '7-further.pmtiles': withRoot(rootOf(1, [0, 100, 2 ** 52])),
      '8-many.pmtiles': withRoot(rootOf(3_900_000, [1, 1, 1])),
      'readme.txt': 'not a map',
      '9-paris.pmtiles': whole,
    });
    const { tile } = await startMaps({ env: { MAP_TILES_DIR: folder } });
    expect((await tile()).statusCode).toBe(200);
  });

  it('are not there while the folder isn’t', async () => {
    const { tile } = await startMaps({ env: { MAP_TILES_DIR: join(scratchFolder(), 'later') } });
    expect((await tile()).statusCode).toBe(204);
  });
});

describe('a folder of files', () => {
  const [z, x, y] = places[0];

  it('is looked at again: files that come, change and go', async () => {
    const folder = folderWith({});
    const files = createArchiveFolder(folder, createLogger('maps', 'silent'));
    await files.look();
    expect(await files.find({ z, x, y })).toBeUndefined();
    writeFileSync(join(folder, 'new.tmp'), parisFile());
    copyFileSync(join(folder, 'new.tmp'), join(folder, 'paris.pmtiles'));
    await files.look();
    const first = await files.find({ z, x, y });
    await files.look();
    expect([first?.etag === (await files.find({ z, x, y }))?.etag, first === undefined]).toEqual([true, false]);
    writeFileSync(join(folder, 'paris.pmtiles'), parisFile({ tileCompression: 'none' }));
    await files.look();
    expect((await files.find({ z, x, y }))?.etag).not.toBe(first?.etag);
    rmSync(join(folder, 'paris.pmtiles'));
    await files.look();
    expect(await files.find({ z, x, y })).toBeUndefined();
    await files.close();
  });

  it('is served but for a link that leads nowhere, until it leads somewhere', async () => {
    const folder = folderWith({ '1-paris.pmtiles': parisFile() });
    symlinkSync(join(folder, 'target'), join(folder, '0-link.pmtiles'));
    const files = createArchiveFolder(folder, createLogger('maps', 'silent'));
    await files.look();
    const tile = await files.find({ z, x, y });
    expect(tile).toBeDefined();
    writeFileSync(join(folder, 'target'), parisFile());
    await files.look();
    expect((await files.find({ z, x, y }))?.etag).not.toBe(tile?.etag);
    await files.close();
  });

  it('opens what the system refused before, and what is damaged only once', async () => {
    const folder = folderWith({ '0-text.pmtiles': 'no tiles', '1-paris.pmtiles': parisFile() });
    const opened: string[] = [];
    const open: typeof openArchive = (path, version) => {
      const file = basename(path);
      const isRefused = file === '1-paris.pmtiles' && !opened.includes(file);
      opened.push(file);
      const refusal = Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE', syscall: 'open' });
      return isRefused ? Promise.reject(refusal) : openArchive(path, version);
    };
    const files = createArchiveFolder(folder, createLogger('maps', 'silent'), open);
    await files.look();
    expect(await files.find({ z, x, y })).toBeUndefined();
    await files.look();
    await files.look();
    expect(await files.find({ z, x, y })).toBeDefined();
    expect(opened.sort()).toEqual(['0-text.pmtiles', '1-paris.pmtiles', '1-paris.pmtiles']);
    await files.close();
  });
});
