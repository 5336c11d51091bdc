import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { mapTileRoute } from '@city-genie/contracts/map/routes';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { uncheckedReplies } from '@city-genie/service-kit/testing/reply-schemas';
import { inventedTile } from '@city-genie/stand-ins/tiles/invented-tile';
import { startFakeTiles } from '@city-genie/stand-ins/tiles/server';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { tileFolder } from '../src/cache/disk-tiles.js';
import { now, parisPath, scratchFolder, startMaps } from './started-maps.js';

const fake = await startFakeTiles({ slowMs: 60_000 });
const env = { MAP_TILES_URL: fake.url };
beforeEach(() => fake.reset());
afterAll(() => fake.close());

const dayMs = 24 * 3_600_000;
const afterDays = (days: number) => fixedClock(new Date(Date.parse(now) + days * dayMs).toISOString());
const away = { success: false, code: 'service_unavailable', message: expect.any(String), requestId: expect.any(String) };

describe('a tile', () => {
  it('comes packed as the server sent it, to be kept for a day, and is asked for once', async () => {
    const { tile } = await startMaps({ env });
    const [reply, same] = await Promise.all([tile(), tile()]);
    expect([reply.statusCode, reply.headers]).toMatchObject([
      200,
      {
        'content-type': 'application/vnd.mapbox-vector-tile',
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=86400',
        etag: /^"[\w-]{22}"$/.exec(String(reply.headers.etag))?.[0],
      },
    ]);
    expect(gunzipSync(reply.rawPayload).equals(inventedTile(14, 8298, 5636))).toBe(true);
    expect(same.rawPayload.equals(reply.rawPayload)).toBe(true);
    expect((await tile()).rawPayload.equals(reply.rawPayload)).toBe(true);
    expect([fake.asked(), fake.tileJsonCalls()]).toEqual([[parisPath], 1]);
    expect(fake.latestHeaders()).toMatchObject({ 'user-agent': 'city-genie (+https://genie.test)' });
    expect(Object.keys(fake.latestHeaders()).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
  });

  it('is not sent again to who has it, and unpacked for nobody', async () => {
    const { tile } = await startMaps({ env });
    const etag = String((await tile()).headers.etag);
    const known = await tile(parisPath, { 'if-none-match': `"another", W/${etag}` });
    expect([known.statusCode, known.rawPayload.length, known.headers.etag]).toEqual([304, 0, etag]);
    const packed = await tile(parisPath, { 'accept-encoding': 'identity' });
    expect([packed.headers['content-encoding'], gunzipSync(packed.rawPayload).equals(inventedTile(14, 8298, 5636))]).toEqual([
      'gzip',
      true,
    ]);
  });

  it.each([
    ['far from our cities', '14/0/0'],
    ['which is empty', '0/0/0'],
  ])('%s isn’t there', async (_what, path) => {
    const { tile } = await startMaps({ env });
    const reply = await tile(path);
    expect([reply.statusCode, reply.rawPayload.length, reply.headers['cache-control']]).toEqual([204, 0, 'public, max-age=86400']);
    await tile(path);
    expect(fake.asked()).toEqual(path === '0/0/0' ? [path] : []);
  });

  it('can’t be at an address that isn’t one', async () => {
    const { tile } = await startMaps({ env });
    for (const path of ['15/0/0', '3/8/0', '3/0/8', '-1/0/0', '1.5/0/0', 'a/0/0', '2/1e0/0', '14/99999999/0']) {
      const reply = await tile(path);
      expect([path, reply.statusCode, reply.json().code]).toEqual([path, 400, 'validation_failed']);
    }
    expect(fake.asked()).toEqual([]);
  });

  it('is checked as the contract says, and there is none without a source', async () => {
    const { tile } = await startMaps();
    expect([(await tile()).statusCode, (await tile()).json().code]).toEqual([404, 'not_found']);
    const { app, kit } = await startMaps();
    expect(await uncheckedReplies(app, 'maps', kit.clock)).toEqual([]);
    expect(mapTileRoute.config.endpoint.access).toBe('public');
  });
});

describe('a tile server that misbehaves', () => {
  it.each([
    ['status-500', 2],
    ['reset', 2],
    ['status-400', 1],
    ['status-401', 1],
    ['status-403', 1],
    ['limit-429', 1],
    ['html-200', 1],
    ['redirect', 1],
    ['truncated', 1],
    ['garbage', 1],
    ['huge', 1],
    ['bomb', 1],
  ] as const)('%s: 503 after %i calls, and nothing is kept', async (scenario, calls) => {
    const { tile } = await startMaps({ env });
    fake.set(scenario);
    const reply = await tile();
    expect([reply.statusCode, reply.headers['retry-after'], reply.headers['cache-control'], reply.json()]).toEqual([
      503,
      '5',
      'no-store',
      away,
    ]);
    expect(fake.asked()).toHaveLength(calls);
    fake.set('well');
    expect((await tile()).statusCode).toBe(200);
  });

  it.each(['slow', 'hang'] as const)('%s: nobody waits longer than for one attempt', async (scenario) => {
    const { tile } = await startMaps({ env, asking: { attemptMs: 100 } });
    fake.set(scenario);
    expect((await tile()).json()).toEqual(away);
    expect(fake.asked()).toHaveLength(1);
  });

  it.each([
    ['isn’t asked any more', 'status-500', 2],
    ['isn’t asked any more', 'limit-429', 2],
    ['isn’t asked any more', 'status-401', 2],
    ['is asked for others', 'status-400', 4],
    ['is asked for others', 'status-403', 4],
    ['is asked for others', 'huge', 4],
    ['is asked for others', 'bomb', 4],
  ] as const)('%s after %s again and again', async (_what, scenario, calls) => {
    const { tile } = await startMaps({ env, asking: { retryPausesMs: [], failuresToOpen: 2, openMs: 3_600_000 } });
    fake.set(scenario);
    const statuses = [];
    for (const x of [1, 2, 3, 4]) {
      statuses.push((await tile(`14/${8290 + x}/5636`)).statusCode);
    }
    expect([statuses, fake.asked().length]).toEqual([[503, 503, 503, 503], calls]);
  });

  it('is asked so often in a minute, for all together; what is kept is shown beyond that', async () => {
    // Without Redis a process counts for itself, and not what other tests fetch.
    const { tile } = await startMaps({ env: { ...env, REDIS_URL: 'redis://127.0.0.1:1', LIMIT_MAP_FETCHES_PER_MINUTE: '1' } });
    const [first, second, again] = [await tile(), await tile('14/8299/5636'), await tile()];
    expect([first.statusCode, second.json(), again.statusCode, fake.asked().length]).toEqual([200, away, 200, 1]);
  });

  it('is asked again when it has had a rest', async () => {
    const { tile } = await startMaps({ env, asking: { retryPausesMs: [], failuresToOpen: 1, openMs: 1 } });
    fake.set('status-500');
    expect((await tile()).statusCode).toBe(503);
    fake.set('well');
    await expect.poll(async () => (await tile()).statusCode, { timeout: 10_000 }).toBe(200);
  });

  it('waits with its turn while too many are asked for at once', async () => {
    const { tile } = await startMaps({ env });
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) => tile(`12/${2070 + (index % 6)}/${1405 + Math.floor(index / 6)}`)),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it.each(['status-500', 'html-200', 'missing', 'garbage'] as const)(
    'a TileJSON that is %s: 503, and no tile is asked for',
    async (scenario) => {
      const { tile } = await startMaps({ env });
      fake.setTileJson(scenario);
      expect((await tile()).json()).toEqual(away);
      expect(fake.asked()).toEqual([]);
    },
  );
});

describe('what is kept', () => {
  it('is shown for a week, then renewed; without the server for thirty days, also after a new start', async () => {
    const kept = { ...env, MAP_CACHE_DIR: scratchFolder() };
    const first = await startMaps({ env: kept });
    const etag = (await first.tile()).headers.etag;
    await first.stop();
    const answerAfter = async (days: number) => {
      const { tile, stop } = await startMaps({ env: kept, clock: afterDays(days) });
      const { statusCode, headers } = await tile();
      await stop();
      return [statusCode, headers.etag, headers['cache-control']];
    };
    fake.set('status-500');
    expect(await answerAfter(6.9)).toEqual([200, etag, 'public, max-age=86400']);
    expect(fake.asked()).toHaveLength(1);
    expect(await answerAfter(29)).toEqual([200, etag, 'public, max-age=3600']);
    expect(await answerAfter(31)).toEqual([503, undefined, 'no-store']);
    fake.set('well');
    expect(await answerAfter(8)).toEqual([200, etag, 'public, max-age=86400']);
    expect(await answerAfter(14)).toEqual([200, etag, 'public, max-age=86400']);
    expect(fake.asked()).toHaveLength(6);
  });

  it('is shown at once when the server hangs', async () => {
    const kept = { ...env, MAP_CACHE_DIR: scratchFolder() };
    const first = await startMaps({ env: kept });
    await first.tile();
    await first.stop();
    fake.set('hang');
    const { tile } = await startMaps({ env: kept, clock: afterDays(8), keeping: { staleWaitMs: 50 } });
    expect((await tile()).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('is not another server’s, and without a folder it is in memory', async () => {
    const folder = scratchFolder();
    await (await startMaps({ env: { ...env, MAP_CACHE_DIR: folder } })).tile();
    const { tile } = await startMaps({ env: { MAP_TILES_URL: fake.template(), MAP_CACHE_DIR: folder } });
    await tile();
    expect([readdirSync(folder), fake.asked().length]).toEqual([[basename(tileFolder(folder, fake.template()))], 2]);
    writeFileSync(join(folder, 'a-file'), '');
    const homeless = await startMaps({ env: { ...env, MAP_CACHE_DIR: join(folder, 'a-file', 'below') } });
    expect([(await homeless.tile()).statusCode, (await homeless.tile()).statusCode, fake.asked().length]).toEqual([200, 200, 3]);
  });
});
