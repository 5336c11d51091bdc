import type { Migration } from '@city-genie/service-kit/stores/migrations';

const counterSeconds = 48 * 3600;
const reportSeconds = 180 * 86_400;
/** A year and a month: enough to hold a month beside the same one of the year before. */
const searchSeconds = 400 * 86_400;

export const recommendationsMigrations: readonly Migration[] = [
  {
    id: '001-catalogue-and-search-log',
    up: async (db) => {
      await db.collection('catalogue').createIndexes([{ key: { city: 1, kind: 1 }, name: 'city' }]);
      await db.collection('city_searches').createIndexes([{ key: { createdAt: -1 }, name: 'latest' }]);
      await db.collection('guest_search_counters').createIndexes([
        { key: { ipAddress: 1, searchDate: 1 }, name: 'guest', unique: true },
        { key: { lastSearchAt: 1 }, name: 'expiry', expireAfterSeconds: counterSeconds },
      ]);
    },
  },
  {
    id: '002-place-reports',
    up: async (db) => {
      await db.collection('place_reports').createIndexes([
        { key: { status: 1, createdAt: 1 }, name: 'queue' },
        // Sparse: a report gives its key up after a day, so that the same may be said again.
        { key: { repeatKey: 1 }, name: 'repeat', unique: true, sparse: true },
        { key: { createdAt: 1 }, name: 'expiry', expireAfterSeconds: reportSeconds },
      ]);
    },
  },
  {
    id: '003-searches-expire',
    up: async (db) => {
      const searches = db.collection('city_searches');
      // One index for both: it is read backwards for the latest. Under another name than the old one, which can't be changed into it.
      await searches.createIndexes([{ key: { createdAt: 1 }, name: 'expiry', expireAfterSeconds: searchSeconds }]);
      if (await searches.indexExists('latest')) {
        await searches.dropIndex('latest');
      }
    },
  },
];
