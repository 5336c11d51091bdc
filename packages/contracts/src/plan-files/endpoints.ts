import { defineEndpoint } from '../endpoint.js';
import { searchLimit } from '../search/endpoints.js';

/** The plan as a calendar file (RFC 5545). */
export const planIcs = defineEndpoint({
  service: 'recommendations',
  method: 'GET',
  url: '/api/:city/plan.ics',
  access: 'city',
  limit: searchLimit,
  mediaType: 'text/calendar; charset=utf-8',
});

/** The plan as a map file (GPX 1.1). */
export const planGpx = defineEndpoint({
  service: 'recommendations',
  method: 'GET',
  url: '/api/:city/plan.gpx',
  access: 'city',
  limit: searchLimit,
  mediaType: 'application/gpx+xml',
});
