import { randomUUID } from 'node:crypto';
import { cities } from '@city-genie/city-data/catalog';
import { migrate } from '@city-genie/service-kit/stores/migrations';
import { createMongo, openMongo } from '@city-genie/service-kit/stores/mongo';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCatalogueStore } from '../src/catalogue/catalogue-store.js';
import { catalogueCollection, metaCollection } from '../src/catalogue/collections.js';
import { seedCatalogue, shippedRows } from '../src/catalogue/seed.js';
import { shippedVersion } from '../src/catalogue/shipped-version.js';
import { recommendationsMigrations } from '../src/migrations.js';

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

describe('seedCatalogue', () => {
  it('writes the shipped catalogue once, even when run again and concurrently', async () => {
    await seedCatalogue(connection, logger);
    await seedCatalogue(connection, logger);
    await Promise.all([migrate(connection, recommendationsMigrations, logger), seedCatalogue(connection, logger)]);
    const [rows, version] = await Promise.all([shippedRows(), shippedVersion()]);
    expect(await catalogueCollection(connection).countDocuments()).toBe(rows.length);
    expect(await metaCollection(connection).find().toArray()).toEqual([{ _id: 'catalogue', version }]);
  });

  it('replaces an older version and removes rows that are no longer shipped', async () => {
    const [rows, version] = await Promise.all([shippedRows(), shippedVersion()]);
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

describe('catalogue store', () => {
  it('loads the catalogue from MongoDB and follows its version', async () => {
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
