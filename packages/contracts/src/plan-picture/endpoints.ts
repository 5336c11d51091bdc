import { type CallLimit, defineEndpoint } from '../endpoint.js';
import { planningTimeoutMs } from '../search/endpoints.js';

/** A picture is asked for by whoever shows a link, and drawing one is work. */
const pictureLimit = {
  name: 'picture',
  points: 30,
  durationSeconds: 60,
  per: 'address',
  counts: 'requests',
  message: 'That was a lot of pictures in one minute. Please try again later.',
  variable: 'LIMIT_PLAN_PICTURES_PER_MINUTE',
} as const satisfies CallLimit;

/**
 * What a plan's link shows where it is shared, for free cities. Its query is that of the plan's page. 302: the plan can't be had any more, and
 * the city's own picture takes its place.
 */
export const planPicture = defineEndpoint({
  service: 'recommendations',
  method: 'GET',
  url: '/api/:city/plan.png',
  access: 'public',
  limit: pictureLimit,
  mediaType: 'image/png',
  success: [200, 302, 304],
  timeoutMs: planningTimeoutMs,
});
