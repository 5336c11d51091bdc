import { type CallLimit, defineEndpoint } from '../endpoint.js';

/** One limit shared by searches, plan files, cuisine, guides, teasers and names of places (docs/rules/limits.md#limit-of-a-minute). */
export const searchLimit = {
  name: 'search',
  points: 60,
  durationSeconds: 60,
  per: 'caller',
  counts: 'requests',
  message: 'That was a lot in one minute. Please take a breath and try again.',
  variable: 'SEARCH_RATE_PER_MINUTE',
} as const satisfies CallLimit;

/** A plan takes up to a tenth of a second of work, and waits for those before it. */
export const planningTimeoutMs = 5000;

/** A plan for a mood and a time slot. */
export const searchCity = defineEndpoint({
  service: 'recommendations',
  method: 'POST',
  url: '/api/:city/search',
  access: 'city',
  limit: searchLimit,
  timeoutMs: planningTimeoutMs,
  isCompressed: true,
});
