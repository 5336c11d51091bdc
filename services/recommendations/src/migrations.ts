import type { Migration } from '@city-genie/service-kit/migrations';

const counterSeconds = 48 * 3600;

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
];
