// `test-kit/global-setup` declares the store addresses for `inject`.

import { migrate } from '@city-genie/service-kit/stores/migrations';
import { createMongo, openMongo } from '@city-genie/service-kit/stores/mongo';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import type {} from '@city-genie/test-kit/global-setup';
import { testDatabaseName } from '@city-genie/test-kit/test-names';
import type { mongo } from 'mongoose';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { recommendationsMigrations } from '../../src/migrations.js';
import { rollUpEarlierSearches } from '../../src/search-log/roll-up-searches.js';
import { createSearchLog } from '../../src/search-log/search-log.js';

const logger = pino({ level: 'silent' });
let connection: ReturnType<typeof createMongo>;

/** The migrations of the version before. */
const earlier = recommendationsMigrations.slice(0, 3);
/** In the future, because MongoDB expires rows by its own clock. */
const clock = fixedClock('2090-11-24T10:00:00Z');
const romantic = { city: 'paris', mood: 'romantic-dreamy', timeframe: 'half-day' };
const epic = { city: 'rome', mood: 'ancient-epic', timeframe: 'full-day' };

beforeEach(async () => {
  connection = createMongo(logger);
  await openMongo(connection, inject('mongodbUri'), testDatabaseName('roll_up'));
  await migrate(connection, earlier, logger);
});
afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const database = (): mongo.Db => connection.db ?? expect.unreachable('the connection is open');

/** A search as the version before logged it. */
const logEarlier = (at: string, search = romantic) =>
  connection.collection('city_searches').insertOne({ ...search, createdAt: new Date(at) });

async function days() {
  const rows = await connection.collection('search_days').find().sort({ _id: 1 }).toArray();
  return rows.map(({ _id, searches, short }) => `${_id}: ${searches}, ${short} short`);
}

async function logNow(): Promise<void> {
  const log = createSearchLog(connection, clock);
  log.add({ ...romantic, outcome: 'short' });
  await log.flush();
}

const rolledUp = [
  '2090-11-22 paris romantic-dreamy half-day earlier: 1, 0 short',
  '2090-11-24 paris romantic-dreamy half-day earlier: 2, 0 short',
  '2090-11-24 rome ancient-epic full-day earlier: 1, 0 short',
];

async function logHistory(): Promise<void> {
  await logEarlier('2090-11-22T23:59:59.999Z');
  await logEarlier('2090-11-24T00:00:00Z');
  await logEarlier('2090-11-24T09:00:00Z');
  await logEarlier('2090-11-24T08:00:00Z', epic);
}

it('what the version before has logged is rolled up, by day, city, mood and slot', async () => {
  await logHistory();
  await migrate(connection, recommendationsMigrations, logger);
  expect(await days()).toEqual(rolledUp);
  expect(await connection.collection('search_days').findOne({ city: 'rome' })).toEqual({
    _id: '2090-11-24 rome ancient-epic full-day earlier',
    date: '2090-11-24',
    ...epic,
    searches: 1,
    short: 0,
    evening: 0,
    empty: 0,
  });
  expect(await connection.collection('city_searches').countDocuments()).toBe(4);
});

it('an empty log has no days', async () => {
  await migrate(connection, recommendationsMigrations, logger);
  expect(await days()).toEqual([]);
});

it('what this version counts is added beside it, and isn’t counted again when the migration is repeated', async () => {
  await logHistory();
  await migrate(connection, recommendationsMigrations, logger);
  await logNow();
  const both = rolledUp.toSpliced(1, 0, '2090-11-24 paris romantic-dreamy half-day: 1, 1 short');
  expect(await days()).toEqual(both);
  await connection.collection('schema_migrations').deleteMany({});
  await migrate(connection, recommendationsMigrations, logger);
  expect(await days()).toEqual(both);
});

it('an interrupted roll-up is finished by the next one', async () => {
  await logHistory();
  await connection.collection('search_days').createIndexes([{ key: { date: 1 }, name: 'another' }]);
  await database().command({ collMod: 'search_days', validator: { city: 'paris' } });
  await expect(rollUpEarlierSearches(database())).rejects.toThrow('Document failed validation');
  await database().command({ collMod: 'search_days', validator: {} });
  await rollUpEarlierSearches(database());
  expect(await days()).toEqual(rolledUp);
});

it('takes what a replica of the version before logs meanwhile when it is repeated, and forgets nothing that has expired by then', async () => {
  await logHistory();
  await rollUpEarlierSearches(database());
  await logEarlier('2090-11-24T09:30:00Z');
  await connection.collection('city_searches').deleteMany({ createdAt: { $lt: new Date('2090-11-24T00:00:00Z') } });
  await connection.collection('city_searches').deleteMany(epic);
  await rollUpEarlierSearches(database());
  await connection.collection('city_searches').deleteOne(romantic);
  await rollUpEarlierSearches(database());
  expect(await days()).toEqual([
    '2090-11-22 paris romantic-dreamy half-day earlier: 1, 0 short',
    '2090-11-24 paris romantic-dreamy half-day earlier: 3, 0 short',
    '2090-11-24 rome ancient-epic full-day earlier: 1, 0 short',
  ]);
});
