// `test-kit/global-setup` declares the store addresses for `inject`.

import { migrate } from '@city-genie/service-kit/stores/migrations';
import { createMongo, openMongo } from '@city-genie/service-kit/stores/mongo';
import type {} from '@city-genie/test-kit/global-setup';
import { testDatabaseName } from '@city-genie/test-kit/test-names';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { recommendationsMigrations } from '../src/migrations.js';
import { searchLogModel } from '../src/search-log/search-log-models.js';

const logger = pino({ level: 'silent' });
/** In the future, because MongoDB expires rows by its own clock. */
const createdAt = new Date('2090-11-24T10:00:00Z');
let connection: ReturnType<typeof createMongo>;

beforeEach(async () => {
  connection = createMongo(logger);
  await openMongo(connection, inject('mongodbUri'), testDatabaseName('migrations'));
});
afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
});

async function indexes(): Promise<[unknown, unknown][]> {
  const all = await searchLogModel(connection).collection.indexes();
  return all.map(({ key, expireAfterSeconds }) => [key, expireAfterSeconds]);
}

const expected = [
  [{ _id: 1 }, undefined],
  [{ createdAt: 1 }, 400 * 86_400],
];

it('a new database keeps searches for 400 days', async () => {
  await migrate(connection, recommendationsMigrations, logger);
  expect(await indexes()).toEqual(expected);
});

it('a database of the previous version keeps its rows and gets the expiry', async () => {
  await migrate(connection, recommendationsMigrations.slice(0, 2), logger);
  expect(await indexes()).toEqual([expected[0], [{ createdAt: -1 }, undefined]]);
  await searchLogModel(connection).collection.insertOne({ city: 'paris', mood: 'romantic-dreamy', timeframe: 'half-day', createdAt });
  await migrate(connection, recommendationsMigrations, logger);
  expect(await indexes()).toEqual(expected);
  expect(await searchLogModel(connection).find().lean()).toMatchObject([{ city: 'paris', createdAt }]);
});

it('an interrupted migration can be repeated', async () => {
  await migrate(connection, recommendationsMigrations, logger);
  await connection.collection('schema_migrations').deleteMany({});
  await migrate(connection, recommendationsMigrations, logger);
  expect(await indexes()).toEqual(expected);
});
