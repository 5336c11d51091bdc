import { createAuditLogCollection } from '@city-genie/service-kit/audit/audit-model';
import type { Migration } from '@city-genie/service-kit/stores/migrations';
import { rollUpEarlierSearches } from './search-log/roll-up-searches.js';

// How long rows are kept: docs/rules/data.md#what-is-kept-how-long.
const counterSeconds = 48 * 3600;
const reportSeconds = 180 * 86_400;
/** 13 months, so that a month can be compared with the same month of the previous year. */
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
        // Sparse: the key is removed from a report after a day, so that the same report can be sent again.
        { key: { repeatKey: 1 }, name: 'repeat', unique: true, sparse: true },
        { key: { createdAt: 1 }, name: 'expiry', expireAfterSeconds: reportSeconds },
      ]);
    },
  },
  {
    id: '003-searches-expire',
    up: async (db) => {
      const searches = db.collection('city_searches');
      // One index serves both: read backwards, it gives the latest searches. It needs a new name, since the old index can't be
      // changed into it.
      await searches.createIndexes([{ key: { createdAt: 1 }, name: 'expiry', expireAfterSeconds: searchSeconds }]);
      if (await searches.indexExists('latest')) {
        await searches.dropIndex('latest');
      }
    },
  },
  {
    id: '004-search-days',
    up: async (db) => {
      await db.collection('search_days').createIndexes([{ key: { date: 1, city: 1 }, name: 'days' }]);
      await rollUpEarlierSearches(db);
    },
  },
  {
    id: '005-settled-reports',
    up: async (db) => {
      // With all fields by which the queue is put together.
      await db.collection('place_reports').createIndexes([{ key: { status: 1, placeId: 1, createdAt: 1, city: 1 }, name: 'places' }]);
      await createAuditLogCollection(db);
    },
  },
];
