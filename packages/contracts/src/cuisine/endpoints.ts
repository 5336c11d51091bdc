import { defineEndpoint } from '../endpoint.js';
import { planningTimeoutMs, searchLimit } from '../search/endpoints.js';

/** Restaurants that fit a mood. */
export const cityCuisine = defineEndpoint({
  service: 'recommendations',
  method: 'POST',
  url: '/api/:city/cuisine',
  access: 'city',
  limit: searchLimit,
  timeoutMs: planningTimeoutMs,
  isCompressed: true,
});
