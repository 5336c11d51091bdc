// `test-kit/global-setup` declares the store addresses for `inject`.

import { migrate } from '@city-genie/service-kit/stores/migrations';
import { createMongo, openMongo } from '@city-genie/service-kit/stores/mongo';
import { proxyStore } from '@city-genie/service-kit/testing/cuttable-proxy';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import type {} from '@city-genie/test-kit/global-setup';
import { testDatabaseName } from '@city-genie/test-kit/test-names';
import type { Connection } from 'mongoose';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { recommendationsMigrations } from '../../src/migrations.js';
import { createSearchLog, type SearchLog } from '../../src/search-log/search-log.js';
import { guestCounterModel, guestDayModel, searchDayModel, searchLogModel } from '../../src/search-log/search-log-models.js';
import { type LostReplies, lostReplies } from './lost-replies.js';

const logger = pino({ level: 'silent' });
/** In the future, because MongoDB expires rows by its own clock. */
const clock = fixedClock('2090-11-24T10:00:00Z');
const guest = { guest: 'keyed-hash', date: '2090-11-24' };
const romantic = { city: 'paris', mood: 'romantic-dreamy', timeframe: 'half-day', outcome: 'short' } as const;

let database: string;
/** A connection without the proxy, for assertions. */
let direct: Connection;
let proxy: LostReplies;
/** The connection of the log, through the proxy. */
let writing: Connection;

async function connect(uri: string): Promise<Connection> {
  const connection = createMongo(logger);
  await openMongo(connection, uri, database);
  return connection;
}

beforeEach(async () => {
  database = testDatabaseName('search_log');
  direct = await connect(inject('mongodbUri'));
  await migrate(direct, recommendationsMigrations, logger);
  proxy = await lostReplies(inject('mongodbUri'));
  writing = await connect(proxy.uri);
});
afterEach(async () => {
  await writing.close();
  await proxy.close();
  await direct.dropDatabase();
  await direct.close();
});

async function counted() {
  const [counter] = await guestCounterModel(direct).find().lean();
  const [day] = await guestDayModel(direct).find().lean();
  const [ofAll] = await searchDayModel(direct).find().lean();
  const rows = await searchLogModel(direct).countDocuments();
  return { rows, guest: counter?.searchCount, day: day?.searches, searches: ofAll?.searches, short: ofAll?.short };
}

/** Repeats until a round succeeds, as the timer would. */
const flushed = (log: SearchLog) => vi.waitFor(() => log.flush(), { timeout: 10_000, interval: 100 });

describe('a logged search', () => {
  it('is written after the reply, with counters that hold no address', async () => {
    const log = createSearchLog(writing, clock);
    log.add(romantic, guest);
    log.add({ ...romantic, timeframe: 'full-day' }, guest);
    log.add({ city: 'rome', mood: 'ancient-epic', timeframe: 'full-day', outcome: 'enough' });
    await log.flush();
    const rows = await searchLogModel(direct).find().sort({ _id: 1 }).lean();
    expect(rows.map(({ city, timeframe }) => [city, timeframe])).toEqual([
      ['paris', 'half-day'],
      ['paris', 'full-day'],
      ['rome', 'full-day'],
    ]);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['_id', 'city', 'createdAt', 'mood', 'outcome', 'timeframe']);
    expect(await guestCounterModel(direct).find().lean()).toEqual([
      { _id: expect.anything(), ipAddress: 'keyed-hash', searchDate: guest.date, searchCount: 2, lastSearchAt: new Date(clock.nowMs()) },
    ]);
    expect(await guestDayModel(direct).find().lean()).toEqual([{ _id: guest.date, searches: 2 }]);
    const days = await searchDayModel(direct).find().sort({ _id: 1 }).lean();
    expect(days.map(({ _id, searches, short, evening, empty }) => [_id, searches, short, evening, empty])).toEqual([
      ['2090-11-24 paris romantic-dreamy full-day', 1, 1, 0, 0],
      ['2090-11-24 paris romantic-dreamy half-day', 1, 1, 0, 0],
      ['2090-11-24 rome ancient-epic full-day', 1, 0, 0, 0],
    ]);
    expect(days[2]).toMatchObject({ date: guest.date, city: 'rome', mood: 'ancient-epic', timeframe: 'full-day' });
  });

  it.each([
    ['its row', ['insert\0', 'city_searches']],
    ['its guest', ['update\0', 'guest_search_counters']],
    // The length before the name ends with a zero, which tells it from the name that it is a part of.
    ['its day', ['update\0', '\0search_days']],
    ['its day of guests', ['update\0', 'guest_search_days']],
    ['the commit', ['commitTransaction\0']],
  ])('is counted once when the reply to the write of %s is lost', async (_what, message) => {
    const log = createSearchLog(writing, clock);
    log.add(romantic, guest);
    log.add(romantic, guest);
    proxy.lose(...message);
    await expect(log.flush()).rejects.toThrow();
    expect(proxy.lost()).toBeGreaterThan(0);
    // A later search must not be mistaken for part of the earlier batch.
    log.add(romantic, guest);
    proxy.restore();
    await flushed(log);
    expect(await counted()).toEqual({ rows: 3, guest: 3, day: 3, searches: 3, short: 3 });
  });

  it.each(['guest_search_counters', 'search_days', 'guest_search_days'])('is counted once when %s first rejects it', async (collection) => {
    await direct.createCollection(collection).catch(() => undefined);
    const refuse = (validator: object) => direct.db?.command({ collMod: collection, validator });
    await refuse({ _id: 'nobody' });
    const log = createSearchLog(writing, clock);
    log.add(romantic, guest);
    await expect(log.flush()).rejects.toThrow('Document failed validation');
    await refuse({});
    await log.flush();
    expect(await counted()).toEqual({ rows: 1, guest: 1, day: 1, searches: 1, short: 1 });
  });

  it('is counted once when replicas write the same rows concurrently', async () => {
    const logs = [createSearchLog(writing, clock), createSearchLog(direct, clock)];
    for (let round = 0; round < 10; round += 1) {
      for (const log of logs) {
        log.add(romantic, guest);
      }
      await Promise.all(logs.map(flushed));
    }
    expect(await counted()).toEqual({ rows: 20, guest: 20, day: 20, searches: 20, short: 20 });
  });

  it('waits while MongoDB is away, up to the latest ten thousand', async () => {
    const away = await proxyStore(inject('mongodbUri'));
    const connection = await connect(away.uri);
    const log = createSearchLog(connection, clock);
    await away.cut();
    log.add({ ...romantic, mood: 'first' });
    for (let count = 0; count < 10_000; count += 1) {
      log.add(romantic);
    }
    await expect(log.flush()).rejects.toThrow();
    await away.restore();
    await flushed(log);
    await connection.close();
    await away.close();
    expect(await searchLogModel(direct).distinct('mood')).toEqual(['romantic-dreamy']);
    expect(await searchLogModel(direct).countDocuments()).toBe(10_000);
  });
});

describe('a refusal of the guest limit', () => {
  const days = () => guestDayModel(direct).find().sort({ _id: 1 }).lean();

  it('is counted by its day, with and without searches', async () => {
    const log = createSearchLog(writing, clock);
    log.addRefusal('2090-11-24');
    log.addRefusal('2090-11-24');
    log.addRefusal('2090-11-25');
    await log.flush();
    log.add(romantic, guest);
    log.addRefusal('2090-11-24');
    await log.flush();
    await log.flush();
    expect(await days()).toEqual([
      { _id: '2090-11-24', searches: 1, refused: 3 },
      { _id: '2090-11-25', searches: 0, refused: 1 },
    ]);
  });

  it('is counted once with the searches of its batch when the reply to the commit is lost', async () => {
    const log = createSearchLog(writing, clock);
    log.add(romantic, guest);
    log.addRefusal(guest.date);
    proxy.lose('commitTransaction\0');
    await expect(log.flush()).rejects.toThrow();
    log.addRefusal(guest.date);
    proxy.restore();
    await flushed(log);
    expect(await days()).toEqual([{ _id: guest.date, searches: 1, refused: 2 }]);
  });

  it('waits while MongoDB is away, for seven days', async () => {
    const away = await proxyStore(inject('mongodbUri'));
    const connection = await connect(away.uri);
    const log = createSearchLog(connection, clock);
    await away.cut();
    log.addRefusal('2090-11-10');
    await expect(log.flush()).rejects.toThrow();
    // The first one stays in the batch that is being written.
    for (const day of [11, 12, 13, 14, 15, 16, 17, 18]) {
      log.addRefusal(`2090-11-${day}`);
    }
    await away.restore();
    await flushed(log);
    await connection.close();
    await away.close();
    expect((await days()).map(({ _id }) => _id)).toEqual([10, 12, 13, 14, 15, 16, 17, 18].map((day) => `2090-11-${day}`));
  });
});
