import { defineEndpoint } from '../endpoint.js';
import { searchLimit } from '../search/endpoints.js';

/** Where to eat in the same mood. */
export const cityCuisine = defineEndpoint({
  service: 'recommendations',
  method: 'POST',
  url: '/api/:city/cuisine',
  access: 'city',
  limit: searchLimit,
});
