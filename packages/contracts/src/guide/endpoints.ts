import { defineEndpoint } from '../endpoint.js';
import { searchLimit } from '../search/endpoints.js';

/** Moods, tips, highlights, culture and best times. Served by a call, so that the content of locked cities is never in a bundle. */
export const cityGuide = defineEndpoint({
  service: 'recommendations',
  method: 'GET',
  url: '/api/:city/guide',
  access: 'city',
  limit: searchLimit,
  isCompressed: true,
});

/** What everybody may see of a city: three of its sights. */
export const cityTeaser = defineEndpoint({
  service: 'recommendations',
  method: 'GET',
  url: '/api/:city/teaser',
  access: 'public',
  limit: searchLimit,
});

/** The places that everybody may find by name: all of the open cities, of the others those of the teaser. */
export const publicPlaces = defineEndpoint({
  service: 'recommendations',
  method: 'GET',
  url: '/api/places',
  access: 'public',
  limit: searchLimit,
  isCompressed: true,
});
