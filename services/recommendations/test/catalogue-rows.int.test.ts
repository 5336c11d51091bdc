import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { migrate } from '@city-genie/service-kit/stores/migrations';
import { createMongo, openMongo } from '@city-genie/service-kit/stores/mongo';
import { startProcess } from '@city-genie/test-kit/start-process';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { createCatalogueStore } from '../src/catalogue/catalogue-store.js';
import { catalogueCollection, metaCollection } from '../src/catalogue/collections.js';
import { seedCatalogue, shippedRows } from '../src/catalogue/seed.js';
import { shippedVersion } from '../src/catalogue/shipped-version.js';
import { recommendationsMigrations } from '../src/migrations.js';
import { recommendations } from '../src/service.js';

const logger: Logger = pino({ level: 'silent' });
const connection = createMongo(logger);
const place = 'paris-musee-rodin';

type Change = { $set: Record<string, unknown> } | { $unset: Record<string, ''> };

async function setVersion(version: string): Promise<void> {
  await metaCollection(connection).updateOne({ _id: 'catalogue' }, { $set: { version } }, { upsert: true });
}

/** Changes a row and the version, as a writer of the catalogue would. */
async function change(id: string, update: Change): Promise<void> {
  const { matchedCount } = await catalogueCollection(connection).updateOne({ _id: id }, update);
  expect(matchedCount).toBe(1);
  await setVersion('changed');
}

async function loadedStore() {
  const store = createCatalogueStore(connection, logger);
  await store.refresh();
  return store;
}

beforeAll(async () => {
  await openMongo(connection, inject('mongodbUri'), `test_${randomUUID()}`);
  await migrate(connection, recommendationsMigrations, logger);
});
beforeEach(async () => {
  await setVersion('none yet');
  await seedCatalogue(connection, logger);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const badRows: [string, string, Change, string][] = [
  ['a missing field', place, { $unset: { 'entry.openingHours': '' } }, 'entry.openingHours'],
  ['a field of another type', place, { $set: { 'entry.geo.lat': '48.85531' } }, 'entry.geo'],
  ['a category that is not in the list', place, { $set: { 'entry.category': 'castle' } }, 'entry.category'],
  ['a mood whose fit is a text', place, { $set: { 'entry.moodFit.unheard-of': 'private words' } }, 'entry.moodFit'],
  ['several faults', place, { $set: { 'entry.tips': 'one', 'entry.indoor': 2 } }, 'entry.tips, entry.indoor'],
  ['a restaurant with price level 0', 'paris-brasserie-lipp', { $set: { 'entry.priceLevel': 0 } }, 'entry.priceLevel'],
  ['a guide without moods', 'paris-guide', { $unset: { 'entry.moods': '' } }, 'entry.moods'],
  ['an unknown kind', place, { $set: { kind: 'event' } }, 'kind'],
];

it.each(badRows)('%s: nothing of the version is loaded, and the last good catalogue stays in use', async (_, id, update, fields) => {
  const store = await loadedStore();
  const before = store.current();
  await change(id, update);
  await expect(store.refresh()).rejects.toThrow(new Error(`the catalogue's row ${id} can't be read: ${fields}`));
  expect(store.current()).toBe(before);

  await seedCatalogue(connection, logger);
  await store.refresh();
  expect(store.current().version).toBe(await shippedVersion());
});

it('has no catalogue while the first load fails, so the service is not ready', async () => {
  await change(place, { $unset: { 'entry.name': '' } });
  const store = createCatalogueStore(connection, logger);
  await expect(store.refresh()).rejects.toThrow(place);
  expect(() => store.current()).toThrow('not loaded');
});

it('drops a field that a newer version has added', async () => {
  await change(place, { $set: { 'entry.stars': 5, 'entry.geo.altitude': 35, editedBy: 'somebody' } });
  const paris = (await loadedStore()).current().cities.get('paris');
  const rows = await shippedRows();
  expect(paris?.placeById(place).place).toEqual(rows.find(({ _id }) => _id === place)?.entry);
});

it("is asked for a new version every ten seconds; a row that can't be read is logged with its field, but not its values", async () => {
  const lines = new PassThrough({ encoding: 'utf8' });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const env = { MONGODB_URI: inject('mongodbUri'), REDIS_URL: inject('redisUrl'), WEATHER_URL: 'http://127.0.0.1:9' };
  const { stop } = await startProcess(recommendations, { env, database: connection.name, logger: pino({ level: 'warn' }, lines) });
  await change(place, { $set: { 'entry.moodFit.unheard-of': 'private words' } });
  vi.advanceTimersByTime(10_000);
  const [line] = await once(lines, 'data');
  await stop();
  expect(line).toContain('catalogue: will try again');
  expect(line).toContain(`${place} can't be read: entry.moodFit`);
  expect(line).not.toMatch(/private|unheard/);
});
