import { listings } from '../admin/endpoints.js';
import { defineEndpoint } from '../endpoint.js';

/** How many searches one reply has at most: without a page, and with one. */
export const mostListedSearches = { whole: 1000, ofPage: 100 } as const;

/** How far back figures reach, as long as searches are kept. */
export const mostFigureDays = 400;

/** The log of searches, newest first. It knows no persons. */
export const listSearches = defineEndpoint({
  service: 'recommendations',
  method: 'GET',
  url: '/api/city/searches',
  access: 'admin',
  limit: listings,
});

/** What the log adds up to: cities, moods, time slots, days; what guests ran into, and where content is missing. */
export const readSearchFigures = defineEndpoint({
  service: 'recommendations',
  method: 'GET',
  url: '/api/admin/searches/figures',
  access: 'admin',
  limit: listings,
});
