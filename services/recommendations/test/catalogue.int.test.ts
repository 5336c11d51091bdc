import { randomUUID } from 'node:crypto';
import { cities } from '@city-genie/city-data/catalog';
import { migrate } from '@city-genie/service-kit/migrations';
import { createMongo, openMongo } from '@city-genie/service-kit/mongo';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCatalogueStore } from '../src/catalogue/catalogue-store.js';
import { catalogueCollection, metaCollection } from '../src/catalogue/collections.js';
import { seedCatalogue, shippedCatalogue } from '../src/catalogue/seed.js';
import { recommendationsMigrations } from '../src/migrations.js';
import { createSearchLog } from '../src/search-log/search-log.js';
import { guestCounterModel, searchDayModel, searchLogModel } from '../src/search-log/search-log-models.js';

const logger = pino({ level: 'silent' });
const connection = createMongo(logger);

beforeAll(async () => {
  await openMongo(connection, inject('mongodbUri'), `test_${randomUUID()}`);
  await migrate(connection, recommendationsMigrations, logger);
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

describe('seed', () => {
  it('writes what is shipped once, however often and by however many it runs', async () => {
    await seedCatalogue(connection, logger);
    await seedCatalogue(connection, logger);
    await Promise.all([migrate(connection, recommendationsMigrations, logger), seedCatalogue(connection, logger)]);
    const { rows, version } = await shippedCatalogue();
    expect(await catalogueCollection(connection).countDocuments()).toBe(rows.length);
    expect(await metaCollection(connection).find().toArray()).toEqual([{ _id: 'catalogue', version }]);
  });

  it('replaces an older version and removes what is no longer shipped', async () => {
    const { rows, version } = await shippedCatalogue();
    const [first] = rows;
    await catalogueCollection(connection).deleteOne({ _id: first?._id ?? '' });
    await catalogueCollection(connection)
      .updateOne({ kind: 'guide' }, { $set: { _id: 'gone-guide' } }, { upsert: false })
      .catch(() => undefined);
    await metaCollection(connection).updateOne({ _id: 'catalogue' }, { $set: { version: 'older' } });
    await seedCatalogue(connection, logger);
    expect(await catalogueCollection(connection).countDocuments()).toBe(rows.length);
    expect((await metaCollection(connection).findOne({ _id: 'catalogue' }))?.version).toBe(version);
  });
});

describe('catalogue in memory', () => {
  it('is loaded from MongoDB and follows its version', async () => {
    await seedCatalogue(connection, logger);
    const store = createCatalogueStore(connection, logger);
    expect(() => store.current()).toThrow('not loaded');
    await store.refresh();
    expect([...store.current().cities.keys()].sort()).toEqual(cities.map(({ key }) => key).sort());

    const before = store.current();
    await store.refresh();
    expect(store.current()).toBe(before);

    const [place] = before.cities.get('paris')?.places ?? [];
    await catalogueCollection(connection).deleteOne({ _id: place?.place.id ?? '' });
    await metaCollection(connection).updateOne({ _id: 'catalogue' }, { $set: { version: 'edited' } });
    await store.refresh();
    expect(store.current().version).toBe('edited');
    expect(
      store
        .current()
        .cities.get('paris')
        ?.findPlace(place?.place.id ?? ''),
    ).toBeUndefined();
  });
});

describe('search log', () => {
  it('is written behind the reply and flushed at the end, with counters that hold no address', async () => {
    const clock = fixedClock('2026-11-24T10:00:00Z');
    const log = createSearchLog(connection, clock, logger);
    const guest = { guest: 'keyed-hash', date: '2026-11-24' };
    log.add({ city: 'paris', mood: 'romantic-dreamy', timeframe: 'half-day' }, guest);
    log.add({ city: 'paris', mood: 'romantic-dreamy', timeframe: 'full-day' }, guest);
    log.add({ city: 'rome', mood: 'ancient-epic', timeframe: 'full-day' });
    await log.close();
    const rows = await searchLogModel(connection).find().lean();
    expect(rows.map(({ city, timeframe }) => [city, timeframe])).toEqual([
      ['paris', 'half-day'],
      ['paris', 'full-day'],
      ['rome', 'full-day'],
    ]);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['_id', 'city', 'createdAt', 'mood', 'timeframe']);
    expect(await guestCounterModel(connection).findOne({ ipAddress: 'keyed-hash' }).lean()).toMatchObject({
      searchDate: '2026-11-24',
      searchCount: 2,
    });
    expect(await searchDayModel(connection).find().lean()).toEqual([{ _id: '2026-11-24', searches: 2 }]);
  });

  it('keeps what could not be written for the next round', async () => {
    const away = createMongo(logger);
    const log = createSearchLog(away, fixedClock('2026-11-25T10:00:00Z'), logger);
    log.add({ city: 'paris', mood: 'bohemian-playful', timeframe: '1-2-hours' });
    await expect(log.close()).rejects.toThrow();
    await openMongo(away, inject('mongodbUri'), connection.name);
    await log.close();
    await away.close();
    expect(await searchLogModel(connection).countDocuments({ mood: 'bohemian-playful' })).toBe(1);
  });
});
